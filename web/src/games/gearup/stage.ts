// A turn as a film: the table after some of its events, and what the eye should follow.
import type { News } from '../../generated/News';
import type { Good } from '../../generated/gearup/Good';
import type { Seated } from '../../generated/gearup/Seated';
import type { State } from '../../generated/gearup/State';
import type { Target } from '../../generated/gearup/Target';
import type { Track } from '../../generated/gearup/Track';
import type { View } from '../../generated/gearup/View';
import { never } from '../shared/never';
import type { TargetName } from './offers';
import { told, type Told } from './happening';
import { colours, type Kit } from './kit';

/** What the eye should follow. */
export type Cue =
  | { kind: 'sheet'; seat: number; track: 'health' | 'armour' | 'ammo' | 'fury' | 'upgrade' | 'name'; amount: number }
  | { kind: 'cross'; seat: number; target: TargetName; cells: readonly number[]; lane: number }
  | { kind: 'zombie'; target: TargetName; lane: number; how: 'dies' | 'moves' | 'attacks' | 'waits' | 'explodes' | 'enters' }
  | { kind: 'boss'; how: 'comes' | 'acts' | 'screams' | 'collapses' | 'dies'; cells: readonly number[] }
  | { kind: 'card'; what: 'turn' | 'spawn' | 'boss' | 'drawn' | 'march' | 'round' | 'second'; value: string | number };

export interface Staged {
  state: State;
  cue: Cue | null;
}

/** The table after the events up to this one. */
export function stage(before: View, news: readonly News[], step: number, kit: Kit): Staged {
  const film = new Film(structuredClone(before.state), kit);
  let cue: Cue | null = null;
  for (const one of news.slice(0, step + 1)) cue = film.show(told(one));
  return { state: film.state, cue };
}

class Film {
  /** Zombies that fall now and are gone with the next event. */
  #falling = new Set<number>();

  constructor(
    readonly state: State,
    private readonly kit: Kit,
  ) {}

  show(event: Told): Cue | null {
    this.state.zombies = this.state.zombies.filter((zombie) => !this.#falling.has(zombie.id));
    this.#falling.clear();
    return this.#apply(event);
  }

  #apply(event: Told): Cue | null {
    const { state } = this;
    switch (event.kind) {
      case 'picked':
      case 'joined':
        return this.#sit(event.seat, event.survivor);
      case 'commander':
        state.commander = event.seat;
        return sheet(event.seat, 'name');
      case 'came':
        state.companions.push({ survivor: event.survivor, face_up: true });
        return null;
      case 'round_began':
        Object.assign(state, { round: event.round, turn: 0, turn_card: null, turns_seen: 0 });
        return { kind: 'card', what: 'round', value: event.round };
      case 'boss_came':
        return this.#bossComes(event.seat);
      case 'revealed':
        Object.assign(state, { turn: event.turn, turn_card: event.card, turns_seen: state.turns_seen | (1 << event.card) });
        state.step = 'weapons';
        for (const seated of state.seats) seated.done = false;
        return { kind: 'card', what: 'turn', value: event.card };
      case 'called':
        return this.#called(event.seat, event.survivor);
      case 'crossed':
        this.#cross(event.target, event.cells);
        return this.#drawn(event.seat, event.target, event.lane, event.cells);
      case 'shot':
        this.#cross(event.target, [event.cell]);
        this.#spend(event.seat, 'ammo', 1);
        return this.#drawn(event.seat, event.target, event.lane, [event.cell]);
      case 'part_laid':
        return this.#drawn(event.seat, event.target, this.kit.laneOf(this.kit.targetName(event.target), state) ?? 0, event.cells);
      case 'gained':
        return this.#gain(event.seat, event.good, event.amount);
      case 'paid':
        return this.#spend(event.seat, event.good, 1);
      case 'blocked':
      case 'stripped':
        return this.#spend(event.seat, 'armour', event.amount);
      case 'hurt':
        return this.#hurt(event.seat, event.amount);
      case 'collapsed':
        this.#cross({ boss: 0 }, event.cells);
        state.boss?.collapsed.push(event.core);
        return { kind: 'boss', how: 'collapses', cells: event.cells };
      case 'died':
        this.#falling.add(event.zombie);
        return this.#zombie(event.zombie, 'dies');
      case 'exploded':
        this.#falling.add(event.zombie);
        return this.#zombie(event.zombie, 'explodes');
      case 'member_died':
        return { kind: 'boss', how: 'dies', cells: [] };
      case 'knocked_back':
        return this.#walk(event.zombie, 3);
      case 'marched':
        return this.#walk(event.zombie, event.to);
      case 'attacked':
        return this.#zombie(event.zombie, 'attacks');
      case 'gave_way':
        return this.#zombie(event.zombie, 'waits');
      case 'entered':
        return this.#enter(event.zombie, event.card, event.lane);
      case 'raged':
        return this.#rage(event.seat);
      case 'second_wind':
        return { kind: 'card', what: 'second', value: event.way };
      case 'finished':
        this.#seated(event.seat, (seated) => (seated.done = true));
        return null;
      case 'upgraded':
        this.#seated(event.seat, (seated) => {
          seated.upgrades[colours.indexOf(event.weapon)] = event.level;
          seated.earned = Math.max(0, seated.earned - 1);
        });
        return sheet(event.seat, 'upgrade', colours.indexOf(event.weapon));
      case 'march_began':
        state.step = 'march';
        return { kind: 'card', what: 'march', value: event.speed };
      case 'spawn_revealed':
        state.step = 'card';
        state.spawns_left['ABC'.indexOf(event.letter)] = Math.max(0, (state.spawns_left['ABC'.indexOf(event.letter)] ?? 0) - 1);
        return { kind: 'card', what: 'spawn', value: event.letter };
      case 'drew':
        state.drawn.push(event.card);
        return { kind: 'card', what: 'drawn', value: event.card };
      case 'boss_revealed':
        Object.assign(state, { step: 'card', boss_seen: state.boss_seen | (1 << event.card), boss_card: [event.card, 0] });
        return { kind: 'card', what: 'boss', value: event.card };
      case 'boss_acted':
        return { kind: 'boss', how: 'acts', cells: [] };
      case 'screamed':
        if (state.boss !== null) state.boss.screams += 1;
        return { kind: 'boss', how: 'screams', cells: [] };
      case 'ended':
        state.step = { over: { won: event.won } };
        return null;
      case 'readied':
      case 'fired':
      case 'upgrades_lost':
      case 'reshuffled':
      case 'ran_out':
        return null;
      default:
        return never(event);
    }
  }

  #seated(seat: number, change: (seated: Seated) => void): void {
    const seated = this.state.seats[seat];
    if (seated !== undefined) change(seated);
  }

  #sit(seat: number, survivor: number): Cue {
    this.#seated(seat, (seated) => (seated.survivor = survivor));
    return sheet(seat, 'name');
  }

  #called(seat: number, survivor: number): Cue {
    this.#seated(seat, (seated) => (seated.caller = survivor));
    for (const helper of this.state.companions) if (helper.survivor === survivor) helper.face_up = false;
    return sheet(seat, 'name');
  }

  #bossComes(seat: number): Cue {
    const fresh = { crossed: [[...this.kit.bossSide.crossed], [], []] as [number[], number[], number[]] };
    this.state.boss ??= { seat, ...fresh, marked: 0, first_hit: [0, 0, 0], collapsed: [], screams: 0, mouth_open: false };
    this.state.boss.seat = seat;
    return { kind: 'boss', how: 'comes', cells: [] };
  }

  #cross(target: Target, cells: readonly number[]): void {
    const crossed =
      'zombie' in target
        ? this.state.zombies.find((zombie) => zombie.id === target.zombie)?.crossed
        : this.state.boss?.crossed[target.boss];
    crossed?.push(...cells.filter((cell) => !crossed.includes(cell)));
  }

  #drawn(seat: number, target: Target, lane: number, cells: readonly number[]): Cue {
    return { kind: 'cross', seat, target: this.kit.targetName(target), lane, cells };
  }

  #zombie(id: number, how: Extract<Cue, { kind: 'zombie' }>['how']): Cue {
    const lane = this.state.zombies.find((zombie) => zombie.id === id)?.lane ?? 0;
    return { kind: 'zombie', target: `z${id}`, lane, how };
  }

  #walk(id: number, to: number): Cue {
    const zombie = this.state.zombies.find((one) => one.id === id);
    if (zombie !== undefined) Object.assign(zombie, { space: to, since: (this.state.arrivals += 1) });
    return this.#zombie(id, 'moves');
  }

  #enter(id: number, card: number, lane: number): Cue {
    const { state } = this;
    const at = state.drawn.indexOf(card);
    if (at >= 0) state.drawn.splice(at, 1);
    const since = (state.arrivals += 1);
    state.zombies.push({ id, card, lane, space: 3, since, crossed: [], marked: false, first_hit: 0 });
    return this.#zombie(id, 'enters');
  }

  #gain(seat: number, good: Good, amount: number): Cue {
    this.#seated(seat, (seated) => (trackOf(seated, good).ready += amount));
    return sheet(seat, good, amount);
  }

  #spend(seat: number, good: Good, amount: number): Cue {
    this.#seated(seat, (seated) => {
      const track = trackOf(seated, good);
      const spent = Math.min(amount, track.ready);
      track.ready -= spent;
      track.spent += spent;
    });
    return sheet(seat, good, -amount);
  }

  #hurt(seat: number, amount: number): Cue {
    this.#seated(seat, (seated) => (seated.wounds += amount));
    return sheet(seat, 'health', -amount);
  }

  #rage(seat: number): Cue {
    this.#seated(seat, (seated) => {
      const length = seated.survivor === null ? 0 : this.kit.sheet(seated.survivor).fury.length;
      seated.fury = Math.min(length, seated.fury + 1);
    });
    return sheet(seat, 'fury', 1);
  }
}

function sheet(seat: number, track: Extract<Cue, { kind: 'sheet' }>['track'], amount = 0): Cue {
  return { kind: 'sheet', seat, track, amount };
}

function trackOf(seated: Seated, good: Good): Track {
  return good === 'ammo' ? seated.ammo : seated.armour;
}
