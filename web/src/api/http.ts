// Plain requests to the server. Who asks is in a cookie that no script can read.
import type { Branch } from '../generated/Branch';
import type { Film } from '../generated/Film';
import type { Game } from '../generated/Game';
import type { Join } from '../generated/Join';
import type { Me } from '../generated/Me';
import type { NewTable } from '../generated/NewTable';
import type { Opened } from '../generated/Opened';
import type { Picture } from '../generated/Picture';
import type { Problem } from '../generated/Problem';
import type { RecoveryCode } from '../generated/RecoveryCode';
import type { Rematch } from '../generated/Rematch';
import type { Rule } from '../generated/Rule';
import type { SeatChoice } from '../generated/SeatChoice';
import type { Sessions } from '../generated/Sessions';
import type { TableCard } from '../generated/TableCard';
import type { Tables } from '../generated/Tables';
import type { Verification } from '../generated/Verification';
import type { WrittenAction } from '../generated/WrittenAction';

/** The server said no, or cannot be reached (then `problem` says so). */
export class RequestFailed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.phrase.key);
  }
}

const unreachable: Problem = { kind: 'broken', phrase: { key: 'problem-unreachable', args: [] } };

/** What the server answers to a request that it grants. */
async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, init).catch(() => null);
  if (answer?.ok) return answer;
  const problem = (await answer?.json().catch(() => null)) as Problem | null | undefined;
  throw new RequestFailed(problem ?? unreachable);
}

async function request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  return (await (await ask(path, init)).json()) as T;
}

export const api = {
  games: () => request<Game[]>('GET', '/games'),
  rules: (game: string) => request<Rule[]>('GET', `/games/${game}/rules`),
  /** The words of a game, in Fluent. */
  texts: async (game: string, language: string) => (await ask(`/games/${game}/texts/${language}`, {})).text(),
  gamePieces: (game: string) => request<unknown>('GET', `/games/${game}/pieces`),
  /** The picture of a rule, for the board of the game. */
  picture: (game: string, rule: string) => request<Picture>('GET', `/games/${game}/pictures/${rule}`),
  /** What the game's own components need to draw a table of it; its type is theirs. */
  pieces: (table: string) => request<unknown>('GET', `/tables/${table}/pieces`),

  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('POST', '/me', { name }),
  recoveryCode: () => request<RecoveryCode>('POST', '/me/recovery'),
  recover: (code: string) => request<Me>('POST', '/me/recover', { code }),
  sessions: () => request<Sessions>('GET', '/me/sessions'),
  endSession: (id: string) => request<Sessions>('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => request<Sessions>('DELETE', '/me/sessions'),

  tables: () => request<Tables>('GET', '/tables'),
  open: (table: NewTable) => request<Opened>('POST', '/tables', table),
  table: (id: string) => request<TableCard>('GET', `/tables/${id}`),
  invitations: (id: string) => request<Opened>('GET', `/tables/${id}/invitations`),
  join: (id: string, how: Join) => request<TableCard>('POST', `/tables/${id}/join`, how),
  /** Gives a seat to a bot, to a person with the link, or to me. */
  handOver: (id: string, seat: number, to: SeatChoice) => request<TableCard>('POST', `/tables/${id}/seats/${seat}`, to),
  rematch: (id: string) => request<Rematch>('POST', `/tables/${id}/rematch`),
  branch: (id: string, branch: Branch) => request<Opened>('POST', `/tables/${id}/branch`, branch),
  /** Closes a table that cannot be played on. */
  close: (id: string) => request<TableCard>('POST', `/tables/${id}/close`),
  /** What was played at a table that cannot be played on, action by action. */
  log: (id: string) => request<WrittenAction[]>('GET', `/tables/${id}/log`),
  /** `eyes` is the number of a seat, or nothing for the audience. */
  film: (id: string, eyes: number | null) => request<Film>('GET', `/tables/${id}/film${eyes === null ? '' : `?eyes=${eyes}`}`),
  /** Is there a film for the audience? */
  hasFilm: async (id: string) => (await fetch(`/api/tables/${id}/film`, { method: 'HEAD' }).catch(() => null))?.ok === true,
  verification: (id: string) => request<Verification>('GET', `/tables/${id}/verification`),
  journalAddress: (id: string) => `/api/tables/${id}/journal`,
};
