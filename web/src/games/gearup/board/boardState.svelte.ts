// What the board knows at any moment: the position, what is in hand, and what follows from both.
import type { LabelledOffer as Offer } from '../../game';
import type { Action } from '../../../generated/gearup/Action';
import type { Pieces } from '../../../generated/gearup/Pieces';
import type { Target } from '../../../generated/gearup/Target';
import type { View } from '../../../generated/gearup/View';
import { words } from '../../../i18n/words.svelte';
import type { BoardProps, Proposal } from '../../game';
import { kindOf, shapeOf, type Cells, type Orientation } from '../cards/cells';
import { momentOf, type Moment } from '../events/cue';
import { offersOf } from '../../shared/happening';
import { strokesOf, type Stroke } from '../choices/offers';
import { drawingLine, hitsOf, owing, questionOf, type Line } from '../choices/guide';
import { cellsOf, handOf, strokeAt, type Hand } from '../choices/hand';
import { Kit, laneOf, learned, upgradesOf } from '../kit';
import { firstTool, targetsOf, toolsOf } from '../choices/tools';

/** Cells that are drawn over a card before they are crossed. */
export interface Ghost {
  target: Target;
  cells: Cells;
  /** `chosen` waits for its confirmation, `never` is not allowed. */
  look: 'fits' | 'never' | 'chosen' | 'hint' | 'laid' | 'other';
  /** Whose pen. */
  seat: number;
}

export type Room = 'narrow' | 'middle' | 'wide';

export class BoardState {
  width = $state(0);
  height = $state(0);
  /** The seat whose lane is looked at, once one was chosen; the Boss by its own name. */
  focus = $state<number | 'boss' | null>(null);
  toolKey = $state<string | null>(null);
  orientation = $state.raw<Orientation>({ turns: 0, flip: false });
  hand = $state.raw<Hand | null>(null);

  /** Was the eye led to the lane that is looked at? Then it goes home after the drawing. */
  #led = false;

  constructor(readonly props: BoardProps) {}

  /** What is seen now: the position at rest, or a moment of a turn. */
  readonly #moment = $derived.by((): Moment => {
    const { scene, view } = this.props;
    return scene === null ? { view: view as View, cue: null } : momentOf(scene);
  });
  readonly state = $derived.by(() => this.#moment.view.state);
  readonly insight = $derived.by(() => this.#moment.view.insight);
  readonly cue = $derived.by(() => this.#moment.cue);
  readonly kit = $derived.by(() => new Kit(this.props.pieces as Pieces, (this.props.view as View).insight));
  readonly room = $derived.by((): Room => (this.width < 700 ? 'narrow' : this.width < 1000 ? 'middle' : 'wide'));
  readonly crew = $derived.by(() => this.state.seats.length);

  readonly me = $derived.by(() => (this.props.eyes !== null && this.props.eyes < this.crew ? this.props.eyes : null));
  /** Whose lane is looked at when none was chosen. */
  readonly home = $derived.by(() => this.me ?? this.state.volley?.seat ?? this.state.blows[0]?.seat ?? this.state.commander ?? 0);
  /** The lane where something is shown now: a small page has room for one only. */
  readonly #scenic = $derived.by((): number | null => {
    const { cue } = this;
    if (cue === null || this.room !== 'narrow') return null;
    if (cue.kind === 'cross' || cue.kind === 'zombie') return cue.lane;
    return cue.kind === 'sheet' ? cue.seat : null;
  });
  readonly shown = $derived.by((): number | 'boss' => this.#scenic ?? this.focus ?? this.home);
  readonly shownSeat = $derived.by(() => (this.shown === 'boss' ? (this.state.boss?.seat ?? this.home) : this.shown));

  /** Is this person asked for a proposal only? */
  readonly advising = $derived.by(
    () => this.props.offers.length === 0 && (this.props.proposable?.length ?? 0) > 0 && this.props.scene === null,
  );
  readonly offers = $derived.by((): readonly Offer[] => (this.advising ? (this.props.proposable ?? []) : this.props.offers));
  readonly choices = $derived.by(() => offersOf<Action>(this.offers));
  readonly question = $derived.by(() => questionOf(this.choices));
  readonly #byAction = $derived.by(() => new Map(this.offers.map((offer) => [offer.action, offer])));
  readonly proposals = $derived.by((): readonly Proposal[] => this.props.proposals ?? []);
  /** What waits for its confirmation, or was proposed by me. */
  readonly chosen = $derived.by(() => {
    if (!this.advising) return this.props.selected;
    return this.proposals.find((one) => one.seat === this.me)?.action ?? null;
  });

  /** The weapon that fires in this turn, or the Companion who acts. */
  readonly arm = $derived.by(() => {
    const { me, kit, insight } = this;
    const seated = me === null ? undefined : this.state.seats[me];
    if (seated === undefined || seated.survivor === null) return null;
    const { volley } = this.state;
    const helper = volley?.companion && seated.caller !== null ? kit.companion(seated.caller) : undefined;
    if (helper !== undefined) {
      return {
        name: `survivor-${kit.survivor(helper.survivor).id}`,
        shape: kit.shape(helper.shape),
        effects: [{ effect: helper.effect, level: 0 as const, active: true }],
      };
    }
    if (insight.colour === null) return null;
    const weapon = kit.weapon(seated.survivor, insight.colour);
    return { name: `weapon-${weapon.id}`, shape: kit.shape(weapon.shape), effects: learned(weapon, upgradesOf(seated, weapon.colour)) };
  });
  readonly #strokes = $derived.by(() => strokesOf(this.choices));
  readonly #chosenStroke = $derived.by(() => this.#strokes.find((stroke) => stroke.action === this.props.selected) ?? null);
  readonly #hintedStroke = $derived.by(() => this.#strokes.find((stroke) => stroke.action === this.props.hinted) ?? null);
  readonly tools = $derived.by(() => toolsOf(this.#strokes, this.#whole()));
  readonly tool = $derived.by(() => {
    const chosen = this.#chosenStroke;
    const own = this.tools.find((one) => one.key === this.toolKey);
    if (chosen === null) return own ?? firstTool(this.tools);
    return this.tools.find((one) => one.strokes.some((stroke) => stroke.action === chosen.action)) ?? own;
  });
  readonly targets = $derived.by(() => targetsOf(this.tools, this.tool));
  readonly drawing = $derived.by(() => this.tools.length > 0);

  /** What the ghost in hand would be. */
  readonly held = $derived.by(() => {
    const { hand, tool } = this;
    if (hand === null || tool === undefined || this.props.scene !== null) return null;
    return { hand, cells: cellsOf(tool, hand), stroke: strokeAt(tool, hand) };
  });
  /** Drawings that others have in mind. */
  readonly plans = $derived.by(() =>
    this.proposals
      .filter((one) => one.seat !== this.me)
      .flatMap((one) => strokesOf(offersOf<Action>([one])).map((stroke) => ({ ...stroke, seat: one.seat }))),
  );
  readonly ghosts = $derived.by((): Ghost[] => {
    if (this.props.scene !== null) return [];
    const seat = this.me ?? 0;
    const ghosts: Ghost[] = [];
    const { part } = this.state.volley ?? { part: null };
    if (part !== null) ghosts.push({ ...part, look: 'laid', seat: this.state.volley?.seat ?? 0 });
    for (const plan of this.plans) ghosts.push({ ...plan, look: 'other' });
    const hint = this.#hintedStroke;
    if (hint !== null) ghosts.push({ ...hint, look: 'hint', seat });
    const chosen = this.#chosenStroke;
    if (chosen !== null) ghosts.push({ ...chosen, look: 'chosen', seat });
    else if (this.held !== null)
      ghosts.push({ target: this.held.hand.target, cells: this.held.cells, look: this.held.stroke ? 'fits' : 'never', seat });
    return ghosts;
  });
  /** Seats that propose an action. */
  readonly backers = $derived.by(() => {
    const by = new Map<string, Proposal[]>();
    for (const one of this.proposals) by.set(one.action, [...(by.get(one.action) ?? []), one]);
    return by;
  });
  readonly owing = $derived.by(() => owing(this.state));
  readonly guide = $derived.by((): Line => this.#guide());

  #whole(): Cells | null {
    const expected = this.arm?.shape ?? null;
    const large = this.#strokes.find((stroke) => stroke.kind === 'Stamp' && stroke.cells.length > 1);
    if (large === undefined || (expected !== null && kindOf(large.cells) === kindOf(expected))) return expected;
    return shapeOf(large.cells);
  }

  #guide(): Line {
    const { question, state, me } = this;
    const line = (key: string, args: Line['args'] = {}): Line => ({ key: `gearup-guide-${key}`, args });
    const own = me === null ? undefined : state.seats[me];
    switch (question) {
      case null:
        return this.#waiting();
      case 'draw':
        return this.#drawing();
      case 'shoot':
        return line('shoot', { ammo: own?.ammo.ready ?? 0 });
      case 'upgrade':
        return line('upgrade', { count: own?.earned ?? 1 });
      case 'block':
        return line('block', { damage: state.blows[0]?.amount ?? 0 });
      case 'assign':
        return line(this.advising ? 'assign-advise' : 'assign', { count: state.drawn.length });
      case 'naming':
      case 'order':
        return line(this.advising ? `${question}-advise` : question);
      default:
        return line(question);
    }
  }

  #drawing(): Line {
    const effects = this.arm?.effects ?? [];
    const hitsLeft = this.state.volley === null ? hitsOf(effects) : this.insight.hits_left;
    return drawingLine({ state: this.state, tool: this.tool, effects, hitsLeft, weapon: this.armName });
  }

  #waiting(): Line {
    const others = this.owing.filter((seat) => seat !== this.me);
    if (this.props.scene !== null || typeof this.state.step === 'object' || others.length === 0)
      return { key: 'gearup-guide-watch', args: {} };
    const names = new Intl.ListFormat(words.language).format(others.map((seat) => this.seatName(seat)));
    return { key: 'gearup-guide-wait', args: { names } };
  }

  get armName(): string {
    return this.arm === null ? '' : this.props.say(this.arm.name);
  }

  /** The Survivor of a seat, or the person, as long as there is none. */
  seatName(seat: number): string {
    const survivor = this.state.seats[seat]?.survivor ?? null;
    if (survivor !== null) return this.props.say(`survivor-${this.kit.survivor(survivor).id}`);
    return this.props.people?.[seat] || this.props.say(`side-${this.kit.pieces.seats[seat] ?? ''}`);
  }

  label(action: string): string {
    const phrase = this.#byAction.get(action)?.label;
    return phrase === undefined ? action : this.props.say(phrase);
  }

  /** Decides, or proposes what others decide. */
  choose(action: string): void {
    if (!this.advising) this.props.select(action);
    else this.props.propose?.(this.chosen === action ? null : action);
  }

  /** What needs no confirmation. */
  do(action: string): void {
    if (this.advising) this.choose(action);
    else this.props.act(action);
  }

  /** The shape in hand follows what was chosen elsewhere: in the list, or by a hint. */
  follow(): void {
    const stroke = this.#chosenStroke;
    if (stroke !== null) this.take(stroke);
  }

  take(stroke: Stroke): void {
    const tool = this.tools.find((one) => one.strokes.some((it) => it.action === stroke.action));
    const hand = tool === undefined ? undefined : handOf(tool, stroke, this.orientation);
    if (tool === undefined || hand === undefined) return;
    this.toolKey = tool.key;
    this.orientation = { turns: hand.turns, flip: hand.flip };
    this.hand = hand;
    this.#lookAt(stroke.target);
  }

  /** The eye follows a hint. */
  point(): void {
    const stroke = this.#hintedStroke;
    if (stroke !== null) this.#lookAt(stroke.target);
  }

  #lookAt(target: Target): void {
    const lane = laneOf(target, this.state);
    if (lane === null || lane === this.shownSeat) return;
    this.focus = lane === this.home ? null : lane;
    this.#led = this.focus !== null;
  }

  /** Another position: a ghost that cannot stay is let go. */
  forget(): void {
    if (!this.drawing) {
      this.toolKey = null;
      if (this.#led) this.focus = null;
      this.#led = false;
    }
    if (this.held?.stroke === undefined) this.hand = null;
  }
}
