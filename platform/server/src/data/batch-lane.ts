/**
 * A batch lane: many callers, one connection, one transaction for all who ask at the same time.
 *
 *     const lane = createLane({ pool, post: ({ client }, items) => postAll(client, items) });
 *     const answer = await lane.submit(item);
 *
 * Natural batching: an item goes at once when nothing is in flight; what comes meanwhile is gathered and goes together. Locks are
 * let go before the disk has the commit (see flush.ts), so that the next batch runs while the last one is being flushed; no answer,
 * not even a refusal or a repeat, is given before that flush. Below PostgreSQL 17 each batch commits plainly.
 *
 * What may be seen early: other sessions read a batch a few milliseconds before it is durable. Their own synchronous commits flush it
 * along with themselves; the person who acts outside the database on what they only read waits for `flusherOf(pool).flushed()` first.
 *
 * `post` runs again after a deadlock or a serialization failure. A batch that fails otherwise is taken apart: each item gets a
 * transaction of its own beside the lane, so that one that cannot be posted, or that waits for a row another person holds, hurts nobody
 * else. So `post` must be right also when items of one batch run side by side. When the connection breaks, nobody knows whether
 * the batch was committed: all its callers get the error, and ask again with the same id or key.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { OVERLOADED_RETRY_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

import { tellNews } from './after-commit.ts';
import { isConnectionLost, isDatabaseError, SQL_STATE, type Database } from '../postgres/database.ts';
import { flusherOf, releaseLocksEarly, type Flusher } from './flush.ts';
import { ownConnection, type OwnConnection } from '../postgres/own-connection.ts';
import { invariant, Refusal } from '../refusal.ts';
import { namingStatements, statementName } from '../postgres/statement-names.ts';

/** Where a batch is posted: the same connection twice, as pg and as Kysely know it. */
export interface LaneSession {
  readonly client: Pick<pg.ClientBase, 'query'>;
  readonly db: Database;
  /** An item that was taken out of its batch: it may wait as long as every unit of work does. */
  readonly isAside: boolean;
  /** 1 the first time; more where the batch is posted again. */
  readonly attempt: number;
  /**
   * For the last statements of a transaction: they are sent after `post`, in this order, and the commit right behind them. Where one
   * fails, so does the batch. Saves round trips.
   */
  last(statement: LastStatement): void;
}

export interface LastStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Gets its rows, before the transaction has committed. */
  readonly onRows?: (rows: readonly unknown[]) => void;
}

export interface LaneOptions<Item, Answer> {
  readonly pool: pg.Pool;
  /**
   * Posts all items and answers each in order. What it throws rolls back the whole batch; nothing it has sent may still be on its way
   * when it settles.
   */
  readonly post: (session: LaneSession, items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Whether an error says that the batch conflicted with another one: it is then posted again at once. */
  readonly isConflict?: (error: unknown) => boolean;
  /** `statement`: post sends a single statement, which is its own transaction. Default: a READ COMMITTED transaction. */
  readonly mode?: 'transaction' | 'statement';
  /** Items of one batch at most. */
  readonly batchMax?: number;
  /** Connections side by side; one where batches would meet in the same rows. */
  readonly connections?: number;
  /** Batches written to a connection before the first is answered; more than one in mode `statement` only. */
  readonly depth?: number;
  /** The process's database: workers and open pages are told through it, after the flush, of what a batch noted. */
  readonly db?: Database;
  /** Whose word is waited for; the pool's own where left out. */
  readonly flusher?: Pick<Flusher, 'flushed'>;
}

export interface Lane<Item, Answer> {
  /** Refuses overloaded where too many wait. Rejects with what `post` threw for this very item. */
  submit(item: Item): Promise<Answer>;
  /** Lets what was submitted end, then closes the lane's connections. */
  close(): Promise<void>;
}

const BATCH_MAX = 512;
const WAITING_MAX = 20_000;
const ATTEMPTS_MAX = 3;
const RETRY_PAUSE_MS = 5;
/** A row that someone holds for longer is waited for aside, not by the whole lane. */
const LOCK_PATIENCE_MS = 150;
const ASIDE_MAX = 4;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Makes a lane. It connects with the first item. */
export function createLane<Item, Answer>(options: LaneOptions<Item, Answer>): Lane<Item, Answer> {
  return new BatchLane(options);
}

class BatchLane<Item, Answer> implements Lane<Item, Answer> {
  readonly #options: LaneOptions<Item, Answer>;
  readonly #flusher: Pick<Flusher, 'flushed'>;
  readonly #connections: readonly OwnConnection[];
  readonly #batchMax: number;
  readonly #besides: OwnConnection[];
  #free: OwnConnection[];
  #waiting: Waiting<Item, Answer>[] = [];
  readonly #aside: Waiting<Item, Answer>[] = [];
  #isPumping = false;
  #unanswered = 0;
  #onIdle: (() => void)[] = [];

  constructor(options: LaneOptions<Item, Answer>) {
    const { pool, connections = 1, depth = 1, mode = 'transaction' } = options;
    invariant(depth === 1 || mode === 'statement', 'transactions on one connection cannot overlap');
    this.#options = options;
    this.#flusher = options.flusher ?? flusherOf(pool);
    this.#batchMax = options.batchMax ?? BATCH_MAX;
    this.#connections = Array.from({ length: connections }, () =>
      ownConnection({ pool, applicationName: 'egcr-lane', isPipelined: true, prepare: prepareSession }),
    );
    this.#besides = Array.from({ length: ASIDE_MAX }, () =>
      ownConnection({ pool, applicationName: 'egcr-lane-aside', isPipelined: true }),
    );
    this.#free = Array.from({ length: depth }, () => this.#connections).flat();
  }

  submit(item: Item): Promise<Answer> {
    if (this.#waiting.length >= WAITING_MAX) {
      return Promise.reject(new Refusal(platformRefusals.overloaded, { retryAfter_s: OVERLOADED_RETRY_S }));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#unanswered += 1;
      this.#pumpSoon();
    });
  }

  async close(): Promise<void> {
    if (this.#unanswered > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
    await Promise.all([...this.#connections, ...this.#besides].map((connection) => connection.close()));
  }

  /** At the end of this turn of the event loop: what arrived together goes together. */
  #pumpSoon(): void {
    if (this.#isPumping || this.#free.length === 0) return;
    this.#isPumping = true;
    setImmediate(() => {
      this.#isPumping = false;
      while (this.#waiting.length > 0) {
        const connection = this.#free.pop();
        if (!connection) return;
        void this.#run(connection, this.#waiting.splice(0, this.#batchMax));
      }
    });
  }

  async #run(connection: OwnConnection, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    const outcome = await this.#post(connection, batch);
    this.#free.push(connection);
    if (this.#waiting.length > 0) this.#pumpSoon();
    if ('error' in outcome) {
      const { error } = outcome;
      const isHopeless = isConnectionLost(error) || (batch.length === 1 && !isOfTheLane(error));
      if (isHopeless) this.#rejectAll(batch, error);
      else for (const one of batch) this.#setAside(one);
    } else await this.#answer(batch, outcome);
  }

  async #post(
    connection: OwnConnection,
    batch: readonly Waiting<Item, Answer>[],
  ): Promise<Posted<Answer> | { readonly error: unknown }> {
    try {
      return await connection.use((client) => this.#postOn(client, batch, false));
    } catch (error) {
      if (isConnectionLost(error) || hasOldPlan(error)) connection.drop();
      return { error };
    }
  }

  async #postOn(
    client: pg.ClientBase,
    batch: readonly Waiting<Item, Answer>[],
    isAside: boolean,
  ): Promise<Posted<Answer>> {
    const { post, mode = 'transaction' } = this.#options;
    const items = batch.map(({ item }) => item);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const db = kyselyOn(client);
        const last: LastStatement[] = [];
        const session = { client, db, isAside, attempt, last: (one: LastStatement) => void last.push(one) };
        const run = () => post(session, items);
        const answers = mode === 'statement' ? await run() : await inOne(client, run, last);
        invariant(answers.length === items.length, 'a batch was not answered item by item');
        return { answers, db };
      } catch (error) {
        const isConflict = this.#options.isConflict?.(error) ?? false;
        if (attempt >= ATTEMPTS_MAX || !(isConflict || isDeadlocked(error) || isOfAnother(error)))
          throw error;
        if (!isConflict) await wait(RETRY_PAUSE_MS * attempt * (0.5 + Math.random()));
      }
    }
  }

  async #answer(batch: readonly Waiting<Item, Answer>[], { answers, db }: Posted<Answer>): Promise<void> {
    try {
      await this.#flusher.flushed();
    } catch (error) {
      this.#rejectAll(batch, error);
      return;
    }
    if (this.#options.db) tellNews(this.#options.db, db);
    answers.forEach((answer, at) => batch[at]?.resolve(answer));
    this.#settled(batch.length);
  }

  #rejectAll(batch: readonly Waiting<Item, Answer>[], error: unknown): void {
    for (const { reject } of batch) reject(error);
    this.#settled(batch.length);
  }

  #settled(count: number): void {
    this.#unanswered -= count;
    if (this.#unanswered === 0) for (const tell of this.#onIdle.splice(0)) tell();
  }

  /** In a transaction of its own on another connection, with the usual patience for locks; as many at a time as there are such connections. */
  #setAside(one: Waiting<Item, Answer>): void {
    this.#aside.push(one);
    void this.#postAside();
  }

  async #postAside(): Promise<void> {
    const connection = this.#besides.pop();
    // Where all are in use, the first that is done goes on with what waits.
    if (connection === undefined) return;
    for (let one = this.#aside.shift(); one; one = this.#aside.shift()) {
      const waited = [one];
      try {
        await this.#answer(waited, await connection.use((client) => this.#postOn(client, waited, true)));
      } catch (error) {
        this.#rejectAll(waited, error);
      }
    }
    this.#besides.push(connection);
  }
}

interface Posted<Answer> {
  readonly answers: readonly Answer[];
  /** Stands for the batch's transaction: what it noted is kept under it. */
  readonly db: Database;
}

async function prepareSession(client: pg.ClientBase): Promise<void> {
  await releaseLocksEarly(client);
  await client.query(`set lock_timeout = ${LOCK_PATIENCE_MS}`);
}

const kyselys = new WeakMap<pg.ClientBase, Database>();

/** Kysely over one connection; a new object each time, for what is kept by transaction. */
function kyselyOn(client: pg.ClientBase): Database {
  const known = kyselys.get(client) ?? openOn(client);
  kyselys.set(client, known);
  return known.withoutPlugins();
}

function openOn(client: pg.ClientBase): Database {
  const held = { query: namingStatements(client), release: () => undefined };
  const pool = { connect: async () => held, end: async () => undefined, options: {} };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Begins without waiting for the answer: the first statement is on the wire right behind. */
async function inOne<Answer>(
  client: pg.ClientBase,
  body: () => Promise<Answer>,
  last: readonly LastStatement[],
): Promise<Answer> {
  const begun = client.query('begin isolation level read committed');
  begun.catch(() => undefined);
  try {
    const answer = await body();
    const sent = last.map((statement) => sendLast(client, statement));
    const committed = client.query('commit');
    // All were sent before the first of these is waited for.
    const outcomes = await Promise.allSettled([begun, ...sent, committed]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    // A transaction that had failed is rolled back by its commit, without an error.
    const { command } = await committed;
    invariant(command === 'COMMIT', `a batch ended with ${command}`);
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function sendLast(client: pg.ClientBase, { text, values, onRows }: LastStatement): Promise<void> {
  const name = statementName(text);
  const config = { text, values: [...values], ...(name !== undefined && { name }) };
  const { rows } = await client.query<Record<string, unknown>>(config);
  onRows?.(rows);
}

function isDeadlocked(error: unknown): boolean {
  return isDatabaseError(error, SQL_STATE.serializationFailure) || isDatabaseError(error, SQL_STATE.deadlock);
}

/**
 * Another statement of the batch failed before this one, and was heard of later. Statements go together on one line: what the first lacked says the
 * next attempt.
 */
function isOfAnother(error: unknown): boolean {
  return isDatabaseError(error, SQL_STATE.inFailedTransaction);
}

/** "cached plan must not change result type": a tables file has changed what this connection had planned. */
function hasOldPlan(error: unknown): boolean {
  return isDatabaseError(error, SQL_STATE.featureNotSupported);
}

/** What only the lane suffers from, which waits for no lock and keeps its plans. */
function isOfTheLane(error: unknown): boolean {
  return isDatabaseError(error, SQL_STATE.lockNotAvailable) || hasOldPlan(error) || isOfAnother(error);
}
