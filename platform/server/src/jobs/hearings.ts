/**
 * Listeners hear the events that wait for them: many in one unit of work, so that a crowd of events costs little. A row of
 * `platform.hearing` is locked while it is heard and deleted in the same transaction, so each event counts once for each listener however many
 * processes hear, and what a process that died was hearing waits again at once.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import type pg from 'pg';

import { HEARING_CHANNEL } from '../data/after-commit.ts';
import type { Database } from '../postgres/database.ts';
import { eventColumns, type HeardEvent } from './events.ts';
import type { JobOutcome } from './job-runner.ts';
import type { NamedListener } from './listeners.ts';
import { ownConnection, type OwnConnection } from '../postgres/own-connection.ts';
import type { Services, UnitOptions } from '../services.ts';
import type { Work } from '../work.ts';

/** Heard in one unit of work at most. */
const TOGETHER_MAX = 2_000;
/** Units of work at a time; a listener has one at most. */
const UNITS_MAX = 4;
/** What waits without having been told, or for its time, is looked for this often. */
const LOOK_EVERY_MS = 1_000;
const STOP_WITHIN_MS = 8_000;
/** Over about three days. */
export const HEARING_ATTEMPTS_MAX = 25;

export interface HearingOptions {
  readonly services: Pick<Services, 'pool' | 'db' | 'unit' | 'log'>;
  readonly listeners: readonly NamedListener[];
  /** Called once for each unit of work. */
  readonly onHeard?: ((heard: JobOutcome) => void) | undefined;
}

/** Hears until `stop`, which lets what is being heard end, for eight seconds at most. */
export async function startHearing(options: HearingOptions): Promise<{ stop(): Promise<void> }> {
  const hearer = new Hearer(options);
  await hearer.look();
  const timer = setInterval(() => void hearer.look(), LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await hearer.stop();
    },
  };
}

class Hearer {
  readonly #options: HearingOptions;
  readonly #byName: ReadonlyMap<string, NamedListener>;
  readonly #connection: OwnConnection;
  /** Names of listeners that have something to hear and are not being served, the first to wait first. */
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  #isLooking = false;
  #isStopping = false;

  constructor(options: HearingOptions) {
    this.#options = options;
    this.#byName = new Map(options.listeners.map((each) => [each.name, each]));
    this.#connection = ownConnection({
      pool: options.services.pool,
      applicationName: 'egcr-hearing',
      prepare: async (client) => {
        client.on('notification', ({ payload = '' }) => this.#ask(payload.split(' ')));
        await client.query(`listen ${HEARING_CHANNEL}`);
      },
    });
  }

  /** Finds what waits without having been told: the teller died, the connection broke, or its time came. */
  async look(): Promise<void> {
    if (this.#isLooking || this.#isStopping) return;
    this.#isLooking = true;
    try {
      this.#ask(await this.#connection.use(dueListeners));
    } catch (error) {
      this.#connection.drop();
      this.#options.services.log.warn({ error }, 'what listeners have to hear could not be looked for');
    }
    this.#isLooking = false;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#connection.close();
    const limit = new AbortController();
    const late = wait(STOP_WITHIN_MS, undefined, { signal: limit.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running.values()), late]);
    limit.abort();
  }

  #ask(names: readonly string[]): void {
    for (const name of names) if (this.#byName.has(name)) this.#waiting.add(name);
    this.#serve();
  }

  #serve(): void {
    for (const name of this.#waiting) {
      if (this.#isStopping || this.#running.size >= UNITS_MAX) return;
      const listener = this.#byName.get(name);
      if (listener === undefined || this.#running.has(name)) continue;
      this.#waiting.delete(name);
      const end = () => {
        this.#running.delete(name);
        this.#serve();
      };
      this.#running.set(name, this.#hearWhatWaits(listener).then(end, end));
    }
  }

  async #hearWhatWaits(listener: NamedListener): Promise<void> {
    try {
      const heard = await hearWaiting(this.#options, listener, undefined);
      // More than fits together: the others come in between.
      if (heard >= TOGETHER_MAX) this.#waiting.add(listener.name);
    } catch (error) {
      this.#options.services.log.warn({ job: listener.name, error }, 'a listener could not hear');
    }
  }
}

async function dueListeners(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ listener: string }>(
    'select distinct listener from platform.hearing where due_at <= now() and attempts < $1',
    [HEARING_ATTEMPTS_MAX],
  );
  return rows.map(({ listener }) => listener);
}

/**
 * Hears what waits, or of that only some, in one unit of work. Where that fails each half is heard alone, down to the one event that cannot be
 * heard: that one waits longer after each attempt, and holds up no other. Answers how many were taken.
 */
async function hearWaiting(
  options: HearingOptions,
  listener: NamedListener,
  only: readonly string[] | undefined,
): Promise<number> {
  const { services, onHeard } = options;
  const { name } = listener;
  const as: UnitOptions = { actor: { kind: 'system', reason: name }, keepsPlans: true };
  const began = performance.now();
  const end = (outcome: JobOutcome['outcome']) =>
    onHeard?.({ name, outcome, duration_s: (performance.now() - began) / 1000 });
  let ids: readonly string[] = [];
  try {
    await services.unit(async (work) => {
      const taken = await takeWaiting(work, name, only);
      ids = taken.ids;
      if (ids.length > 0) await hearAll(work, listener, taken);
    }, as);
    if (ids.length > 0) end('done');
    return ids.length;
  } catch (error) {
    // Nothing was taken: the database is not there, and everything waits where it was.
    if (ids.length === 0) throw error;
    end('failed');
    if (ids.length === 1) {
      await noteFailure(services, { name, id: ids[0] ?? '', error });
      return 1;
    }
    services.log.warn({ job: name, error, events: ids.length }, 'events will be heard in two halves');
    const middle = Math.ceil(ids.length / 2);
    await hearWaiting(options, listener, ids.slice(0, middle));
    await hearWaiting(options, listener, ids.slice(middle));
    return ids.length;
  }
}

interface Taken {
  readonly ids: readonly string[];
  /** Those of them that are still there, the oldest first. */
  readonly events: readonly HeardEvent[];
}

/** Locks and deletes what is due, the oldest first, and answers the events; all of it comes back where the unit fails. */
async function takeWaiting({ db }: Work, name: string, only: readonly string[] | undefined): Promise<Taken> {
  const isAsked = only === undefined ? sql`true` : sql`event_id = any(${only}::uuid[])`;
  const { rows } = await sql<HeardEvent & { readonly taken_id: string; readonly is_there: boolean }>`
    with taken as (
      delete from platform.hearing
      where listener = ${name}
        and event_id = any(array(
          select event_id
          from platform.hearing
          where listener = ${name}
            and due_at <= now()
            and attempts < ${HEARING_ATTEMPTS_MAX}
            and ${isAsked}
          order by event_id
          limit ${TOGETHER_MAX}
          for update skip locked
        ))
      returning event_id
    )
    select taken.event_id as taken_id, event.id is not null as is_there, ${eventColumns}
    from taken
    left join platform.event on event.id = taken.event_id
    order by taken.event_id`.execute(db);
  return {
    ids: rows.map((row) => row.taken_id),
    events: rows.flatMap(({ id, topic, payload, audience, is_there: isThere }) =>
      isThere ? [{ id, topic, payload, ...(audience && { audience }) }] : [],
    ),
  };
}

async function hearAll(work: Work, { name, listener }: NamedListener, { ids, events }: Taken): Promise<void> {
  if (events.length < ids.length)
    work.log.warn({ job: name, event_ids: ids }, 'an event was purged before its listener could hear it');
  if (events.length > 1 && listener.together) await listener.together(work, events);
  else for (const event of events) await listener(work, event);
}

/** Twice as long after each attempt, from two seconds to six hours: as the queue does with jobs. */
async function noteFailure(
  { db, log }: { readonly db: Database; readonly log: Services['log'] },
  { name, id, error }: { readonly name: string; readonly id: string; readonly error: unknown },
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const { rows } = await sql<{ attempts: number }>`
    update platform.hearing
    set attempts = attempts + 1,
      due_at = now() + exp(least(attempts + 1, 10)) * interval '1 second',
      last_error = ${message.slice(0, 1_000)}
    where listener = ${name} and event_id = ${id}
    returning attempts`.execute(db);
  const attempt = rows[0]?.attempts ?? 0;
  const facts = { job: name, event_id: id, attempt, error };
  if (attempt >= HEARING_ATTEMPTS_MAX) log.error(facts, 'an event could not be heard for the last time');
  else log.warn(facts, 'an event could not be heard and will be repeated');
}
