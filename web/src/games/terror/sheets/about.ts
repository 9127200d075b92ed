// Everything about a pawn, token, card or track, in sentences: for hold, right click and screen readers.
import type { Component } from 'svelte';

import type { CardFace } from '../../../generated/terror/CardFace';
import type { Human } from '../../../generated/terror/Human';
import type { Insight } from '../../../generated/terror/Insight';
import type { Sight } from '../../../generated/terror/Sight';
import type { Token } from '../../../generated/terror/Token';
import type { View } from '../../../generated/terror/View';
import { words } from '../../../i18n/words.svelte';
import type { Inspection } from '../../game';
import type { Say } from '../../shared/say';
import type { Kit } from '../cards/kit';
import { coverOf } from '../board/layout';
import { personAt, zombieAt, type Person, type Picture, type Zombie } from '../board/picture';
import { carRow, rowOf, type Field } from '../board/places';
import Portrait from '../cards/Portrait.svelte';

const abilities: Readonly<Record<Human, readonly string[]>> = {
  banker: ['ZT-CHAR-01', 'ZT-CHAR-02'],
  lumberjack: ['ZT-CHAR-03', 'ZT-CHAR-04', 'ZT-CHAR-05'],
  child: ['ZT-CHAR-06', 'ZT-CHAR-07'],
  mechanic: ['ZT-CHAR-08', 'ZT-CHAR-09'],
  nurse: ['ZT-CHAR-10', 'ZT-CHAR-11'],
  policeman: ['ZT-SHOT-01', 'ZT-SHOT-03', 'ZT-SHOT-04', 'ZT-SHOT-07'],
  dog: ['ZT-GAP-10'],
};

const cardRules: Readonly<Record<string, readonly string[]>> = {
  'sawn-off': ['ZT-SHOT-08', 'ZT-SPAWN-06'],
  sewer: ['ZT-ESC-04', 'ZT-ESC-05'],
  courage: ['ZT-SPAWN-08'],
  bloodlust: ['ZT-ZMOVE-04'],
  horde: ['ZT-SPAWN-02'],
};

const tokenRules: Readonly<Record<string, readonly string[]>> = {
  car: ['ZT-ESC-01', 'ZT-ESC-02', 'ZT-ZACT-05'],
  bus: ['ZT-OBST-02', 'ZT-SPAWN-01'],
  booth: ['ZT-OBST-02', 'ZT-SPAWN-01'],
  sewer: ['ZT-OBST-03', 'ZT-ESC-04'],
};

/** Name of a zombie: the special ones have their own. */
export function zombieName(zombie: Pick<Zombie, 'special'>, say: Say): string {
  return zombie.special === null ? words.t('terror-zombie') : say(`special-${zombie.special}`);
}

export function humanName(human: Human, say: Say): string {
  return say(`human-${human}`);
}

/** What the car lacks; no word where it lacks nothing. */
export function thingName({ insight }: View, say: Say): string {
  return insight.thing === null ? '' : say(`thing-${insight.thing}`);
}

/** How a survivor is doing. */
export function stateLine(person: Person, kit: Kit): string {
  const { fate } = person;
  switch (fate.kind) {
    case 'alive':
      return words.t(fate.wounded ? 'terror-wounded' : 'terror-healthy', { stars: kit.stars(person.human, fate.wounded) });
    case 'dead':
      return words.t('terror-dead');
    case 'escaped':
      return words.t('terror-escaped', { stars: fate.stars });
    case 'lost':
      return words.t('terror-lost');
    case 'away':
      return words.t('terror-away');
    default:
      return fate satisfies never;
  }
}

/** Whom a zombie sees and what it must do. */
export function sightLine(sight: Sight | undefined, say: Say): string {
  if (sight?.prey == null) return words.t('terror-sees-nobody');
  const human = humanName(sight.prey, say);
  if (sight.duty === 'bite') return words.t('terror-must-bite', { human });
  return words.t(sight.duty === 'chase' ? 'terror-must-chase' : 'terror-sees', { human });
}

export function sightOf(insight: Insight | null, at: Field): Sight | undefined {
  return insight?.sights.find((sight) => sight.at === at);
}

export function tokensOn(tokens: readonly Token[], kit: Kit, field: Field): Token[] {
  return tokens.filter((token) => coverOf(kit.token(token.kind), token.at, token.turned)?.includes(field));
}

/** What a field is and who stands there, for those who listen. */
export function spokenField(field: Field, park: Picture, view: View, kit: Kit, say: Say): string[] {
  const parts: string[] = [];
  const person = personAt(park, field);
  if (person !== undefined) parts.push(humanName(person.human, say), stateLine(person, kit));
  const thing = thingName(view, say);
  if (person?.carries) parts.push(words.t('terror-carries', { thing }));
  const zombie = zombieAt(park, field);
  if (zombie !== undefined) parts.push(...zombieParts(zombie, view.insight, say));
  parts.push(...tokensOn(park.tokens, kit, field).map((token) => say(`token-${kit.token(token.kind).id}`)));
  if (park.spots.includes(field)) parts.push(words.t('terror-search'));
  if (park.loot.includes(field)) parts.push(thing);
  if (parts.length === 0) parts.push(words.t('terror-empty'));
  if (view.face_up.ground.permitted.includes(field)) parts.push(words.t('terror-entry'));
  return parts;
}

/** What cards do to it this turn. */
export function spellLines({ spells }: Pick<Zombie, 'spells'>, say: Say): string[] {
  return spells.map((spell) => words.t(`terror-under-${spell}`, { card: say(`card-${spell}`) }));
}

function zombieParts(zombie: Zombie, insight: Insight, say: Say): string[] {
  const parts = [zombieName(zombie, say)];
  if (zombie.facing !== null) parts.push(words.t('terror-faces', { facing: say(`facing-${zombie.facing}`) }));
  if (zombie.used) parts.push(words.t('terror-used'));
  parts.push(...spellLines(zombie, say));
  parts.push(sightLine(sightOf(insight, zombie.at), say));
  return parts;
}

export function aboutHuman(person: Person, park: Picture, view: View, kit: Kit, say: Say): Inspection {
  const { human } = person;
  const face = kit.human(human);
  const lines = [
    sentence([stateLine(person, kit), ...(person.carries ? [words.t('terror-carries', { thing: thingName(view, say) })] : [])]),
    words.t(`terror-ability-${human}`),
    ...(human === 'dog' ? [] : [words.t('terror-stars', { healthy: face.healthy, wounded: face.wounded })]),
    ...(human === 'policeman' ? [words.t('terror-bullets-long', { count: park.bullets })] : []),
    ...(human === 'banker' ? [words.t(park.briefcase ? 'terror-briefcase' : 'terror-briefcase-gone')] : []),
  ];
  return { title: humanName(human, say), lines, rules: [...abilities[human], 'ZT-HUM-02'], figure: figure('human', human) };
}

export function aboutZombie(zombie: Zombie, insight: Insight, say: Say): Inspection {
  const [title = '', ...state] = zombieParts(zombie, insight, say);
  const own = zombie.special === null ? [] : [words.t(`terror-special-${zombie.special}`)];
  const rules = ['ZT-ZACT-01', 'ZT-MAND-01', 'ZT-SIGHT-01', 'ZT-BITE-01'];
  return {
    title,
    lines: [sentence(state), ...own, words.t('terror-zombie-text')],
    rules,
    figure: figure('zombie', zombie.special ?? 'plain'),
  };
}

export function aboutCard(face: CardFace, say: Say): Inspection {
  const rules = [...(cardRules[face.id] ?? []), 'ZT-CARD-01', 'ZT-RUL-35'];
  return { title: say(`card-${face.id}`), lines: [say(face.text)], rules, figure: figure('card', face.id) };
}

/** What stands or lies on a field; the field itself if nothing does. */
export function aboutField(field: Field, park: Picture, view: View, kit: Kit, say: Say): Inspection {
  const person = personAt(park, field);
  if (person !== undefined) return aboutHuman(person, park, view, kit, say);
  const zombie = zombieAt(park, field);
  if (zombie !== undefined) return aboutZombie(zombie, view.insight, say);
  const [token] = tokensOn(park.tokens, kit, field);
  const entry = view.face_up.ground.permitted.includes(field);
  const half = say(rowOf(field) < carRow ? 'half-supermarket' : 'half-car');
  const lines = [sentence([half]), ...(entry ? [words.t('terror-entry-long')] : [])];
  if (token === undefined) {
    return { title: words.t('terror-field', { field }), lines, rules: entry ? ['ZT-SPAWN-01', 'ZT-ACT-02'] : ['ZT-ACT-02', 'ZT-SETUP-09'] };
  }
  const { id, sort } = kit.token(token.kind);
  const obstacle = sort !== 'car' && sort !== 'sewer';
  const rules = tokenRules[id] ?? ['ZT-OBST-02'];
  const text = words.t(obstacle ? 'terror-obstacle' : sort === 'car' ? 'terror-car-text' : 'terror-sewer-text');
  return { title: say(`token-${id}`), lines: [text, ...lines], rules, figure: figure('token', id) };
}

/** Parts as one sentence. */
export function sentence(parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toLocaleUpperCase(words.language)}${text.slice(1)}.`;
}

/** The picture of a thing as a component that needs nothing more. */
function figure(sort: 'human' | 'zombie' | 'card' | 'token', id: string): Component {
  return (internals) => Portrait(internals, { sort, id });
}
