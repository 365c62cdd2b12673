/**
 * One transaction, one instant, one actor.
 *
 * Jobs, seeds and tests take a whole unit:
 *
 *     const unit = createUnitOfWork({ db, clock, log, cipher });
 *     await unit((work) => sendMoney(work, input), { actor });
 *
 * The HTTP mount controls the transaction itself, because a refusal that is kept under its Idempotency-Key must outlive the
 * rollback of the use case that refused:
 *
 *     await inTransaction(services.db, async (db) => {
 *       const earlier = await claimKey(db, key);          // rows that stay, whatever the use case says
 *       if (earlier) return earlier;
 *       const work = workIn(db, services, { actor, request, effectId });
 *       try {
 *         const reply = await inSavepoint(db, () => call.run(work, input));
 *         return await storeAnswer(db, key, reply);
 *       } catch (error) {
 *         if (!(error instanceof Refusal)) throw error;   // a bug: everything rolls back, the key too
 *         return await storeAnswer(db, key, error);       // the savepoint is already undone; this commits
 *       }
 *     });
 *
 * A call without a key needs no savepoint: its refusal rolls the transaction back. Bodies run again, from the beginning, when
 * the database reports a deadlock or a serialization failure: keep effects outside the database out of them.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { uuidv7 } from '@egcr/contract/ids';
import { sql } from 'kysely';

import { anonymous, type Actor } from '../actor.ts';
import { tellNews } from './after-commit.ts';
import { noting, tellChanged } from './changes.ts';
import type { Clock } from '../clock.ts';
import { SQL_STATE, isDatabaseError, type Database } from '../postgres/database.ts';
import type { FieldCipher } from './field-encryption.ts';
import type { Logger } from '../log.ts';
import { keepingPlans } from '../postgres/prepared.ts';
import { writeEmail, writeSms } from '../mail/messages.ts';
import { writeEvents, writeJob, type WrittenEvent } from '../jobs/outbox.ts';
import { fillRandom } from './random-bytes.ts';
import { Refusal } from '../refusal.ts';
import type { UnitOfWork, UnitOptions } from '../services.ts';
import type { RequestFacts, Work } from '../work.ts';

/** What every unit of a process shares; `Services` is one. */
export interface WorkSource {
  readonly clock: Clock;
  readonly log: Logger;
  readonly cipher: FieldCipher;
}

const ATTEMPTS_MAX = 3;
const RETRY_PAUSE_MS = 20;

/** Makes the process's unit of work: a transaction around `body`, run again up to twice after a deadlock. */
export function createUnitOfWork(source: WorkSource & { readonly db: Database }): UnitOfWork {
  return (body, options = {}) => inTransaction(source.db, (db) => body(workIn(db, source, options)), options);
}

export interface TransactionOptions {
  /** Nothing that it may change stands on a page that everyone sees. */
  readonly isReading?: boolean;
  /** Its statements are planned once by each connection (`keepingPlans`). */
  readonly keepsPlans?: boolean;
}

/**
 * Runs `body` in one READ COMMITTED transaction; commits when it returns, rolls back when it throws. After a deadlock or a
 * serialization failure it runs again, three times at most.
 */
export async function inTransaction<Answer>(
  db: Database,
  body: (db: Database) => Promise<Answer>,
  options: TransactionOptions = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commitOnce(db, body, options);
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || !isWorthRepeating(error)) throw error;
      // Two units that met in a deadlock must not meet again in step.
      await wait(RETRY_PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

async function commitOnce<Answer>(
  db: Database,
  body: (db: Database) => Promise<Answer>,
  { isReading = false, keepsPlans = false }: TransactionOptions,
): Promise<Answer> {
  let committed: Database = db;
  const changed = new Set<string>();
  const answer = await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((transaction) => {
      const own = keepsPlans ? keepingPlans(transaction) : transaction;
      committed = isReading ? own : noting(own, { changed });
      return body(committed);
    });
  tellChanged(changed);
  tellNews(db, committed);
  return answer;
}

/** Runs `body` so that its writes alone are undone when it throws; the error goes on to the caller. Costs one round trip. */
export async function inSavepoint<Answer>(db: Database, body: () => Promise<Answer>): Promise<Answer> {
  await sql`savepoint use_case`.execute(db);
  try {
    return await body();
  } catch (error) {
    await sql`rollback to savepoint use_case`.execute(db);
    throw error;
  }
}

/** Runs `body`, and answers the refusal that it throws: then its writes alone are undone, and the caller goes on. Undefined where it is done. */
export async function refusalIn(db: Database, body: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await inSavepoint(db, body);
    await sql`release savepoint use_case`.execute(db);
    return undefined;
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return failure;
  }
}

/** The work of one use case inside a transaction that the caller controls. Its instant is read here, once. */
export function workIn(db: Database, source: WorkSource, facts: UnitOptions = {}): Work {
  const now = source.clock.now();
  const newId = orderedIds(now);
  const actor = facts.actor ?? anonymous;
  const { log, cipher } = source;
  return {
    db,
    now,
    actor,
    request: facts.request ?? factsOf(actor, newId),
    log,
    cipher,
    effectId: facts.effectId ?? newId(),
    newId,
    emit: (...events) =>
      writeEvents(
        db,
        events.map((event) => ({ id: newId(), now, event })),
      ),
    enqueue: (job, payload, options) => writeJob(db, { job, payload, now, ...options }),
    sendEmail: (message) => writeEmail(db, { id: newId(), now, message, cipher }),
    sendSms: (message) => writeSms(db, { id: newId(), now, message, cipher }),
  };
}

/** A work whose events, jobs and messages wait in `left` until someone lets them go: many units leave in few statements. */
export interface GatheringWork extends Work {
  readonly left: { readonly events: WrittenEvent[]; readonly others: (() => Promise<void>)[] };
}

/** The work of one request of a batch, in the batch's transaction. */
export function gatheringWorkIn(db: Database, source: WorkSource, facts: UnitOptions): GatheringWork {
  const work = workIn(db, source, facts);
  const left: GatheringWork['left'] = { events: [], others: [] };
  const later = async (other: () => Promise<void>) => void left.others.push(other);
  return {
    ...work,
    left,
    emit: async (...events) => {
      for (const event of events) left.events.push({ id: work.newId(), now: work.now, event });
    },
    enqueue: (...given) => later(() => work.enqueue(...given)),
    sendEmail: (message) => later(() => work.sendEmail(message)),
    sendSms: (message) => later(() => work.sendSms(message)),
  };
}

/** Writes the jobs and messages that gathering works have left, and answers their events: those are written together. */
export async function sendGathered(works: readonly GatheringWork[]): Promise<readonly WrittenEvent[]> {
  for (const { left } of works) for (const other of left.others) await other();
  return works.flatMap(({ left }) => left.events);
}

/** Ids of one unit sort in the order in which they were made: the twelve bits after the milliseconds count (RFC 9562 §6.2). */
function orderedIds(now: Date): () => string {
  let counter = Math.floor(Math.random() * 0x800);
  return () =>
    uuidv7(now.getTime(), (bytes) => {
      fillRandom(bytes);
      counter = (counter + 1) & 0xfff;
      bytes[6] = counter >> 8;
      bytes[7] = counter & 0xff;
    });
}

function factsOf(actor: Actor, newId: () => string): RequestFacts {
  const userAgent = actor.kind === 'system' ? `egcr/${actor.reason}` : 'egcr';
  return { id: newId(), ip: '', userAgent, language: 'en' };
}

function isWorthRepeating(error: unknown): boolean {
  return isDatabaseError(error, SQL_STATE.serializationFailure) || isDatabaseError(error, SQL_STATE.deadlock);
}
