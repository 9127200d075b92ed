// What the page around the map knows at any moment: the position, what is in hand, and what follows from both.
import { innerHeight } from 'svelte/reactivity/window';

import type { Pieces } from '../../generated/zombicide/Pieces';
import type { SurvivorView } from '../../generated/zombicide/SurvivorView';
import type { View } from '../../generated/zombicide/View';
import { words } from '../../i18n/words.svelte';
import type { BoardProps, InspectionWay, LabelledOffer, Proposal } from '../game';
import { viewAt } from '../scene';
import type { GateMark, Layer, ZoneMark } from './board/city';
import { beamOf, type Aim } from './board/night';
import { shelvesOf, type Shelf } from './choices/arrangement';
import { gateMarks, meaningsAt, opensAt, zoneMarks } from './choices/marks';
import { choicesOf, isBeam, isMove, those, type Choice } from './choices/offers';
import { partnersOf, verbsOf, type Verb } from './choices/verbs';
import { Kit } from './kit';
import { aboutZone } from './sheets/about';
import { pace } from './shown/pace';

/** Cards that are being arranged. */
export type Sorting = { what: 'arrange' } | { what: 'stow' } | { what: 'trade'; with: number };

/** A place on the map that means several things. */
export type Spot = { zone: number } | { gate: number };

export type Shape = 'wide' | 'middle' | 'narrow' | 'low';

/** Questions of a Turn, which are answered by the buttons of the dashboard. */
const turns: readonly (string | null)[] = ['question-turn', 'question-strike', 'question-react', 'question-step'];

export class BoardState {
  width = $state(0);
  /** The Survivor who was chosen to be looked at, by place in the team. */
  looking = $state<number | null>(null);
  /** The verb in hand. */
  verbKey = $state<string | null>(null);
  /** Which of its meanings is asked for. */
  spot = $state.raw<Spot | null>(null);
  #sorting = $state.raw<Sorting | null>(null);
  /** How the cards lie by now. */
  shelves = $state.raw<readonly Shelf[]>([]);
  layer = $state<Layer>('none');

  constructor(readonly props: BoardProps) {}

  /** The position at the moment that is shown. */
  readonly insight = $derived.by(() => {
    const { scene, view } = this.props;
    return ((scene === null ? view : viewAt(scene, pace)) as View).insight;
  });
  readonly kit = $derived.by(() => new Kit(this.props.pieces as Pieces, this.insight.mission));
  readonly shape = $derived.by((): Shape => {
    // Below this height the map beside the panel is larger than above it.
    if ((innerHeight.current ?? 0) <= 640 && this.width >= 560) return 'low';
    if (this.width < 640) return 'narrow';
    return this.width < 940 ? 'middle' : 'wide';
  });
  readonly team = $derived.by(() => this.insight.survivors);
  readonly me = $derived.by(() => this.props.eyes);
  readonly question = $derived.by(() => this.insight.question);
  readonly over = $derived.by(() => typeof this.insight.phase === 'object');

  /** Is this person asked for a proposal only? */
  readonly advising = $derived.by(
    () => this.props.offers.length === 0 && (this.props.proposable?.length ?? 0) > 0 && this.props.scene === null,
  );
  readonly #offers = $derived.by((): readonly LabelledOffer[] => (this.advising ? (this.props.proposable ?? []) : this.props.offers));
  readonly choices = $derived.by(() => choicesOf(this.#offers));
  /** Is something asked of this person? */
  readonly asked = $derived.by(() => this.choices.some(({ kind }) => kind !== 'eat') && this.props.scene === null);
  readonly proposals = $derived.by((): readonly Proposal[] => this.props.proposals ?? []);
  /** What waits for its confirmation, or was proposed by me. */
  readonly chosen = $derived.by(() => {
    if (!this.advising) return this.props.selected;
    return this.proposals.find((one) => one.seat === this.me)?.action ?? null;
  });

  /** The Survivor who acts or is asked, by place. */
  readonly acting = $derived.by(() => this.insight.dashboard.who ?? this.insight.attack?.who ?? this.insight.turn?.who ?? null);
  /** Whose dashboard is shown. */
  readonly looked = $derived.by((): number | null => {
    if (this.team.length === 0) return null;
    if (this.looking !== null && this.looking < this.team.length) return this.looking;
    if (this.acting !== null) return this.acting;
    const next = this.team.findIndex(({ acted, status, seat }) => !acted && status === 'standing' && (this.me ?? seat) === seat);
    return Math.max(0, next);
  });
  readonly survivor = $derived.by((): SurvivorView | null => (this.looked === null ? null : (this.team[this.looked] ?? null)));
  readonly here = $derived.by(() => (this.acting === null ? null : (this.team[this.acting]?.zone ?? null)));

  /** Is the Survivor who is looked at the one who acts? */
  readonly isActing = $derived.by(() => this.looked !== null && this.looked === this.acting);
  readonly inTurn = $derived.by(() => this.asked && turns.includes(this.question));
  readonly verbs = $derived.by(() => (this.inTurn ? verbsOf(this.choices, this.insight.dashboard.prices) : []));
  readonly verb = $derived.by(() => this.verbs.find(({ key }) => key === this.verbKey) ?? null);
  /** What the map and the list of meanings speak of. */
  readonly open = $derived.by((): readonly Choice[] => this.verb?.choices ?? this.choices);

  /** What lies over the city: before a Turn is ended, what the Zombies would do. */
  readonly overlay = $derived.by((): Layer => {
    const ends = this.verbs.some(({ kind, choices }) => kind === 'end' && choices.some(({ action }) => action === this.chosen));
    return ends && this.layer === 'none' ? 'forecast' : this.layer;
  });
  /** Is there a forecast, and is it shown? */
  readonly foreseen = $derived.by(() => (this.overlay === 'forecast' && this.props.scene === null ? this.insight.outlook : null));

  /** The light that can be switched on or turned now. */
  readonly aim = $derived.by((): Aim | null => {
    const from = this.here;
    const ways = this.props.scene === null && from !== null ? this.choices.filter(isBeam) : [];
    if (from === null || ways.length === 0) return null;
    const chosen = ways.find(({ action }) => action === this.chosen);
    return { from, ways: ways.map(({ to }) => beamOf(from, to).to), aimed: chosen === undefined ? null : beamOf(from, chosen.to) };
  });

  readonly zones = $derived.by((): ZoneMark[] => (this.props.scene === null ? zoneMarks(this) : []));
  readonly gates = $derived.by((): GateMark[] => (this.props.scene === null ? gateMarks(this) : []));
  readonly meanings = $derived.by((): readonly Choice[] => {
    if (this.spot === null) return [];
    return 'zone' in this.spot ? meaningsAt(this, this.spot.zone) : opensAt(this, this.spot.gate);
  });

  /** A find must be stowed before anything else. */
  readonly sorting = $derived.by((): Sorting | null => {
    if (this.asked && this.question === 'question-stow') return { what: 'stow' };
    return this.inTurn ? this.#sorting : null;
  });

  /** How the cards lay before they were arranged. */
  readonly shelvesBefore = $derived.by((): readonly Shelf[] => {
    const { sorting, acting } = this;
    if (sorting === null || acting === null) return [];
    const places = sorting.what === 'trade' ? [acting, this.placeOf(sorting.with)] : [acting];
    const carriers = places.flatMap((who) => {
      const survivor = who === null ? undefined : this.team[who];
      return survivor === undefined || who === null ? [] : [{ who, ...survivor }];
    });
    return shelvesOf(carriers, sorting.what === 'stow' ? this.insight.found : null);
  });

  /** The place in the team of a character. */
  placeOf(character: number): number | null {
    const place = this.team.findIndex((one) => one.character === character);
    return place < 0 ? null : place;
  }

  say(key: string): string {
    return this.props.say(key);
  }

  label({ label }: Choice): string {
    return this.props.say(label);
  }

  characterName(character: number): string {
    return this.say(`survivor-${this.kit.character(character).id}`);
  }

  cardName(kind: number, empty = false): string {
    return this.say(`card-${this.kit.card(kind).name}${empty ? '-empty' : ''}`);
  }

  zoneName(zone: number): string {
    return this.props.say(this.kit.zone(zone).title);
  }

  /** The person or bot who leads: short. */
  leader(seat: number): string {
    if (seat === this.me) return words.t('zombicide-you');
    return this.props.people?.[seat] || this.say(`side-${['one', 'two', 'three', 'four', 'five', 'six'][seat] ?? 'one'}`);
  }

  /** Looks at a Survivor; begins its Turn where that is offered. */
  face(place: number): void {
    const character = this.team[place]?.character;
    const begin = those(this.choices, 'begin').find(({ who }) => who === character);
    this.looking = place === this.acting ? null : place;
    if (begin !== undefined && !this.advising) this.props.act(begin.action);
  }

  /** Takes a verb in hand, or does it where nothing is left to say. */
  take(verb: Verb): void {
    this.spot = null;
    const [first] = verb.choices;
    if (verb.kind === 'arrange') {
      this.sort({ what: 'arrange' });
      return;
    }
    if (verb.kind === 'trade') {
      const [partner, ...others] = partnersOf(verb);
      if (partner !== undefined && others.length === 0) this.sort({ what: 'trade', with: partner });
      else this.verbKey = this.verbKey === verb.key ? null : verb.key;
      return;
    }
    if (first !== undefined && verb.choices.length === 1) this.choose(first);
    if (verb.sort === 'plain') this.verbKey = null;
    else this.verbKey = this.verbKey === verb.key && verb.choices.length > 1 ? null : verb.key;
  }

  sort(sorting: Sorting | null): void {
    this.#sorting = sorting;
    this.verbKey = null;
    this.props.select(null);
  }

  /** Decides, or proposes what others decide. What is safe and can be taken back needs no second look. */
  choose(choice: Choice): void {
    const { action } = choice;
    if (this.advising) this.props.propose?.(this.chosen === action ? null : action);
    else if (this.#isQuick(choice)) this.props.act(action);
    else this.props.select(action);
  }

  #isQuick(choice: Choice): boolean {
    if (['begin', 'keep', 'reload', 'take', 'pass'].includes(choice.kind)) return true;
    return choice.kind === 'move' && this.zombiesAt(choice.to) === 0 && this.insight.turn !== null;
  }

  zombiesAt(zone: number): number {
    const there = this.insight.zones.find((one) => one.zone === zone);
    return there?.zombies.reduce((sum, [, count]) => sum + count, 0) ?? 0;
  }

  /** The light shall shine there: what it would reveal and wake is shown before. */
  shine(to: number | null): void {
    const way = this.choices.filter(isBeam).find((choice) => beamOf(0, choice.to).to === to);
    if (way !== undefined && way.action !== this.chosen) this.choose(way);
  }

  /** The next way in which the light could shine. */
  nextBeam(): void {
    if (this.aim === null) return;
    const { ways, aimed } = this.aim;
    this.shine(ways[aimed === null ? 0 : (ways.indexOf(aimed.to) + 1) % ways.length] ?? null);
  }

  /** A Zone of the map was chosen: its one meaning, the question which of several, or why not. */
  zone(zone: number): void {
    const meanings = meaningsAt(this, zone);
    const [only] = meanings;
    this.spot = meanings.length > 1 ? { zone } : null;
    if (meanings.length > 1) this.props.select(null);
    else if (only !== undefined) this.choose(only);
    else this.#why(zone);
  }

  /** Zombies were tapped: they are the target of what is in hand, or else they are asked about. */
  crowd(zone: number): void {
    const aims = this.verb !== null || this.chosen !== null || !this.inTurn;
    if (aims && meaningsAt(this, zone).length > 0) this.zone(zone);
    else this.about(zone);
  }

  about(zone: number): void {
    this.props.inspect(aboutZone(this, zone));
  }

  /** What can be done at a Zone, for who asks about it. */
  waysAt(zone: number): InspectionWay[] {
    if (this.props.scene !== null || !this.asked) return [];
    return meaningsAt(this, zone).map((choice) => ({ label: this.label(choice), go: () => this.choose(choice) }));
  }

  gate(gate: number): void {
    const meanings = opensAt(this, gate);
    const [only] = meanings;
    this.spot = meanings.length > 1 ? { gate } : null;
    if (meanings.length > 1) this.props.select(null);
    else if (only !== undefined) this.choose(only);
    else if (this.inTurn && this.kit.gate(gate).door) this.props.explain({ open: { door: gate, with: this.#opener() } });
  }

  /** A card in Hand that opens doors. */
  #opener(): number | null {
    const hand = this.acting === null ? [] : (this.team[this.acting]?.hand ?? []);
    return hand.find(({ kind }) => this.kit.card(kind).opens !== null)?.kind ?? null;
  }

  #why(zone: number): void {
    if (!this.inTurn || this.advising) return this.about(zone);
    const { verb } = this;
    const [one] = verb?.choices ?? [];
    if (one?.kind === 'fire') this.props.explain({ fire: { weapon: one.weapon, at: zone, pair: one.pair, effort: one.effort } });
    else if (one?.kind === 'throw') this.props.explain({ throw: { at: zone } });
    else if (one !== undefined && isMove(one)) this.props.explain({ [one.kind]: { to: zone } });
    else if (zone !== this.here) this.props.explain({ move: { to: zone } });
  }

  /** Another position: what was in hand before it means nothing now. */
  forget(): void {
    this.verbKey = null;
    this.spot = null;
    this.#sorting = null;
    if (this.acting !== null) this.looking = null;
  }

  /** Lays something over the city, or takes it away. */
  lay(layer: Layer): void {
    this.layer = this.layer === layer ? 'none' : layer;
  }

  /** Lets go of the innermost thing in hand. */
  letGo(): boolean {
    const held = [this.spot, this.#sorting, this.verbKey, this.looking].some((one) => one !== null);
    if (this.spot !== null) this.spot = null;
    else if (this.#sorting !== null) this.#sorting = null;
    else if (this.verbKey !== null) this.verbKey = null;
    else this.looking = null;
    return held;
  }
}
