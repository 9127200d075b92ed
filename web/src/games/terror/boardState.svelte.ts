// What the board knows at any moment: the position, what is in hand, and what follows from both.
import type { News } from '../../generated/News';
import type { Human } from '../../generated/terror/Human';
import type { Pieces } from '../../generated/terror/Pieces';
import type { View } from '../../generated/terror/View';
import { words } from '../../i18n/words.svelte';
import type { BoardProps } from '../game';
import { viewAt } from '../scene';
import { spokenField } from './sheets/about';
import { offerChoices, facingChoices, zombieChoices } from './choices/choices';
import { Kit } from './cards/kit';
import { shapeOf } from './board/layout';
import { offersByField, offersOf, firstSelection, handOf, litFields, pushOf, standOf, type Selection, type Table } from './choices/lights';
import { cueOf } from './shown/cue';
import { noteLine, stepLine, tipLine } from './sheets/notes';
import { readOffers, type Offered } from './choices/offers';
import { pace } from './shown/pace';
import { askOf, personAt, phaseOf, picture, unsureAt, zombieAt } from './board/picture';
import type { Field } from './board/places';
import { noTrace } from '../shared/marks';
import { recall } from './shown/trace';
import { costsOf, pathTo } from './choices/ways';

/** Events of a turn, at the most. */
const longest = 300;

export class BoardState {
  width = $state(0);
  height = $state(0);
  /** What was taken; nothing at all as long as the person has not touched anything. */
  taken = $state.raw<{ selection: Selection } | null>(null);
  choosing = $state<Field | null>(null);
  hovered = $state<Field | null>(null);
  /** Is the sight of every zombie shown? */
  watching = $state(false);
  /** Is the drawer with my cards open? */
  drawn = $state(false);
  /** What was shown lately, and the position that it led to. */
  #story = $state.raw<{ view: unknown; part: readonly News[]; news: readonly News[] }>({ view: null, part: [], news: [] });

  constructor(readonly props: BoardProps) {}

  /** The position at the moment that is shown. */
  readonly now = $derived.by(() => {
    const { scene, view } = this.props;
    return (scene === null ? view : viewAt(scene, pace)) as View;
  });
  readonly face = $derived.by(() => this.now.face_up);
  readonly kit = $derived.by(() => new Kit(this.props.pieces as Pieces));
  readonly shape = $derived(shapeOf(this.width, this.height));
  /** Is there little room for words? */
  readonly brief = $derived(this.shape !== 'wide' && this.shape !== 'beside');
  readonly park = $derived.by(() => picture(this.now));
  readonly cue = $derived.by(() => (this.props.scene === null ? null : cueOf(this.props.scene)));
  readonly offered = $derived.by(() => readOffers(this.props.offers));
  readonly mine = $derived.by((): 0 | 1 | null => (this.props.eyes === 0 || this.props.eyes === 1 ? this.props.eyes : null));
  readonly chosen = $derived.by(() => this.#offer(this.props.selected));
  readonly advised = $derived.by(() => this.#offer(this.props.hinted));

  /** What was taken is let go when it can no longer be used; a preview holds what it is about. */
  readonly selection = $derived.by((): Selection => {
    const { offered, taken, chosen, face } = this;
    if (taken !== null && (taken.selection === null || offersOf(offered, taken.selection).length > 0)) return taken.selection;
    const first = firstSelection(offered, face.human_turn.acting?.[0] ?? null, face.zombie_turn.acting?.at ?? null);
    return chosen === null ? first : (handOf(chosen) ?? first);
  });
  readonly #reach = $derived.by(() => {
    const { selection, insight } = this;
    return selection?.what === 'human' ? (insight?.reaches.find((one) => one.human === selection.human) ?? null) : null;
  });
  readonly table = $derived.by((): Table => {
    const { offered, park, selection, mine } = this;
    return { offered, park, phase: phaseOf(this.now), selection, selected: this.props.selected, mine, reach: this.#reach };
  });
  readonly lit = $derived.by(() => litFields(this.table));
  readonly byField = $derived.by(() => offersByField(this.offered, this.selection, this.park));
  /** Goals of a zombie are arrows; their fields need not shine as well. */
  readonly goals = $derived.by(() => (this.selection?.what === 'zombie' ? new Set<Field>() : this.lit.goals));
  /** Fields that the human in hand reaches in several steps, with what they cost. */
  readonly far = $derived.by(() => new Map([...costsOf(this.#reach)].filter(([, cost]) => cost > 1)));
  /** The way to the field under the mouse. */
  readonly way = $derived.by((): readonly Field[] => {
    const from = this.selectedField;
    if (this.#reach === null || from === null || this.hovered === null || !this.far.has(this.hovered)) return [];
    return [from, ...(pathTo(this.#reach, this.hovered) ?? [])];
  });
  readonly choices = $derived.by(() => {
    const ask = askOf(this.now);
    if (ask?.kind === 'facing') return facingChoices(this.offered, ask.at);
    if (this.choosing !== null) return offerChoices(this.offered, this.selection, this.park, this.choosing);
    return zombieChoices(this.offered, this.selection, this.park);
  });
  readonly pushes = $derived.by(() => offersOf(this.offered, this.selection).flatMap((offer) => pushOf(offer, this.park) ?? []));
  readonly selectedField = $derived.by(() => standOf(this.selection, this.park));
  /** Zombies whose whole sight is shown. */
  readonly watched = $derived.by((): ReadonlySet<Field> => {
    const { park, hovered, selection } = this;
    if (this.watching) return new Set(park.zombies.map((zombie) => zombie.at));
    if (hovered !== null && zombieAt(park, hovered)) return new Set([hovered]);
    return new Set(selection?.what === 'zombie' ? [selection.at] : []);
  });
  /** The human whose ways are shown. */
  readonly strolling = $derived.by((): Human | null => {
    const under = this.hovered === null ? undefined : personAt(this.park, this.hovered);
    if (under !== undefined && this.selection?.what !== 'card') return under.human;
    return this.selection?.what === 'human' ? this.selection.human : null;
  });
  /** What follows from the position, at rest; a zombie that looks nowhere yet sees nobody. */
  readonly insight = $derived.by(() => {
    if (this.props.scene !== null) return null;
    const unsure = unsureAt(this.now);
    const { insight } = this.now;
    return { ...insight, sights: insight.sights.filter((sight) => sight.at !== unsure) };
  });
  /** What is drawn as if it were selected. */
  readonly ghost = $derived.by(() => {
    if (this.selection?.what !== 'token' || this.hovered === null) return null;
    return this.byField.get(this.hovered)?.[0] ?? null;
  });
  readonly trace = $derived.by(() => {
    const { scene, view } = this.props;
    return scene === null && this.#story.view === view ? recall(this.#story.news, this.#story.part) : noTrace;
  });

  readonly hand = $derived.by(() => {
    const { mine } = this;
    const bits = mine === null ? null : this.now.hands[mine];
    return mine === null || bits === null ? [] : this.kit.cards(mine, bits);
  });
  readonly litCards = $derived.by(() => new Set(this.offered.flatMap((offer) => (offer.kind === 'Play' ? [offer.card] : []))));
  readonly step = $derived.by(() => (this.props.offers.length > 0 ? stepLine(this.now, this.props.say) : null));
  readonly note = $derived.by(() =>
    this.props.scene === null ? noteLine(this.selection, this.hovered, this.park, this.now, this.kit, this.props.say, this.brief) : null,
  );
  /** What to touch, as long as nothing is in hand. */
  readonly tip = $derived.by(() => {
    const held = this.selection !== null && this.selection.what !== 'token';
    return this.props.offers.length === 0 || held ? null : tipLine(this.now, this.park);
  });
  /** What the human in hand can do that others cannot. */
  readonly ability = $derived.by(() => (this.strolling === null ? null : words.t(`terror-ability-${this.strolling}`)));
  /** What the car still needs before it can be reached. */
  readonly lack = $derived.by(() => {
    const { thing } = this.now.insight;
    return thing === null || this.mine !== 1 ? null : words.t(`terror-lacks-${thing}`);
  });
  readonly #byAction = $derived.by(() => new Map(this.props.offers.map((offer) => [offer.action, offer])));

  /** A field for those who listen: who stands there, and what can be done. */
  label(field: Field): string {
    const { hinted, say } = this.props;
    const here = (this.byField.get(field) ?? []).map((offer) => offer.action);
    const doable = here.map((action) => this.choiceLabel(action));
    const cost = this.far.get(field);
    if (cost !== undefined) doable.push(words.t('terror-can-reach', { count: cost }));
    if (doable.length === 0 && this.lit.movers.has(field)) doable.push(words.t('terror-can-take'));
    if (hinted !== null && here.includes(hinted)) doable.push(words.t('terror-hinted'));
    return `${field}: ${[spokenField(field, this.park, this.now, this.kit, say).join(', '), ...doable].join('. ')}`;
  }

  #offer(action: string | null): Offered | null {
    return this.offered.find((offer) => offer.action === action) ?? null;
  }

  choiceLabel(action: string): string {
    const phrase = this.#byAction.get(action)?.label;
    return phrase === undefined ? action : this.props.say(phrase);
  }

  /** Another position: what was in hand before it means nothing now. */
  forget(): void {
    this.taken = null;
    this.choosing = null;
    this.hovered = null;
  }

  /** What was shown stays on the board as a trace, for as long as nothing else happens. */
  remember(): void {
    const { scene, view } = this.props;
    if (scene === null || scene.news === this.#story.part) return;
    const before = scene.before === this.#story.view ? this.#story.news.slice(-longest) : [];
    this.#story = { view, part: scene.news, news: [...before, ...scene.news] };
  }
}
