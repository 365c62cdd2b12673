/**
 * What other processes are told once a transaction has committed: which listeners have something to hear, and which events concern whom.
 *
 * The rows are the truth; this only saves waiting. A NOTIFY inside the business transaction would make all commits stand in one
 * line, disk flush included (measured with 16 clients: 6,600 commits a second against 12,000), so it is sent afterwards, for many
 * transactions at once. A process that dies in between loses only the hint: listeners look every second, live streams every ten.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';

/** The channel on which events with an audience are told, a line each: `id userId,userId…`. */
export const EVENT_CHANNEL = 'platform_event';
/** The channel on which listeners are told that they have something to hear: their names, separated by blanks. */
export const HEARING_CHANNEL = 'platform_hearing';

/** After one round of telling, so long for others to join the next: a busy process tells open pages forty times a second, an idle one at once. */
const PACE_MS = 25;
/** Listeners of a busy process are told ten times a second: what waits is then heard together (hearings.ts). */
const HEARING_PACE_MS = 100;

/** A larger audience is not told but read from the table. */
const TOLD_AUDIENCE_MAX = 150;
/** PostgreSQL takes 8,000 in one notification. */
const NOTIFICATION_BYTES_MAX = 7_900;

class News {
  listeners = new Set<string>();
  lines: string[] = [];
}

const newsByTransaction = new WeakMap<Database, News>();
const tellers = new WeakMap<Database, Teller>();

function newsOf(transaction: Database): News {
  const news = newsByTransaction.get(transaction) ?? new News();
  newsByTransaction.set(transaction, news);
  return news;
}

/** Notes that listeners have something to hear from the transaction. */
export function noteHearings(transaction: Database, listeners: readonly string[]): void {
  if (listeners.length === 0) return;
  const news = newsOf(transaction);
  for (const listener of listeners) news.listeners.add(listener);
}

/** Notes that the transaction has recorded an event for open pages. */
export function noteEvent(transaction: Database, id: string, audience: readonly string[]): void {
  if (audience.length === 0) return;
  newsOf(transaction).lines.push(audience.length > TOLD_AUDIENCE_MAX ? id : `${id} ${audience.join(',')}`);
}

/** Tells what the committed transaction noted; returns at once. */
export function tellNews(db: Database, transaction: Database): void {
  const news = newsByTransaction.get(transaction);
  if (!news) return;
  const teller = tellers.get(db) ?? new Teller(db);
  tellers.set(db, teller);
  teller.tell(news);
}

/** Tells at once when idle; what comes while it tells, or soon after, goes together in a later round. */
class Teller {
  readonly #db: Database;
  #waiting = new News();
  #isTelling = false;
  #listenersToldAt_ms = -Infinity;

  constructor(db: Database) {
    this.#db = db;
  }

  tell(news: News): void {
    for (const listener of news.listeners) this.#waiting.listeners.add(listener);
    this.#waiting.lines.push(...news.lines);
    if (!this.#isTelling) void this.#tellAll();
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    while (this.#waiting.listeners.size > 0 || this.#waiting.lines.length > 0) {
      const { listeners, lines } = this.#take();
      // A lost hint is made up for by looking, so a failure here is no trouble.
      if (listeners.size > 0 || lines.length > 0)
        await notify(this.#db, [...listeners], lines).catch(() => undefined);
      await wait(PACE_MS, undefined, { ref: false });
    }
    this.#isTelling = false;
  }

  #take(): News {
    const { listeners, lines } = this.#waiting;
    this.#waiting = new News();
    const now_ms = performance.now();
    if (now_ms - this.#listenersToldAt_ms < HEARING_PACE_MS) {
      this.#waiting.listeners = listeners;
      return { listeners: new Set(), lines };
    }
    if (listeners.size > 0) this.#listenersToldAt_ms = now_ms;
    return { listeners, lines };
  }
}

/** Nothing is lost if this commit does not reach the disk. */
async function notify(db: Database, listeners: readonly string[], lines: readonly string[]): Promise<void> {
  const names = listeners.join(' ');
  await sql`
    select
      set_config('synchronous_commit', 'off', true),
      (select pg_notify(${HEARING_CHANNEL}, ${names}) where ${names} <> ''),
      (select count(pg_notify(${EVENT_CHANNEL}, message)) from unnest(${messagesOf(lines)}::text[]) as message)`.execute(
    db,
  );
}

/** As many lines in one notification as fit. */
export function messagesOf(lines: readonly string[]): string[] {
  const messages: string[] = [];
  let message = '';
  for (const line of lines) {
    if (message !== '' && message.length + 1 + line.length > NOTIFICATION_BYTES_MAX) {
      messages.push(message);
      message = '';
    }
    message = message === '' ? line : `${message}\n${line}`;
  }
  return message === '' ? messages : [...messages, message];
}
