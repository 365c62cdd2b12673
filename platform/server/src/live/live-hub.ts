/**
 * Hands events to the open pages of one process. One connection listens for all of them; when it breaks, another is made. What was
 * committed meanwhile, or was never told because a process died between its commit and the telling, is read from the table.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { uuidv7Time_ms } from '@egcr/contract/ids';
import { Client, type Pool } from 'pg';

import { EVENT_CHANNEL } from '../data/after-commit.ts';
import { firstIdAt, readEventsFor, readEventsSince, type HeardEvent } from '../jobs/events.ts';
import { flusherOf } from '../data/flush.ts';
import type { LiveStream } from './live-stream.ts';
import type { Logger } from '../log.ts';
import type { Services } from '../services.ts';

const RECONNECT_MS = 500;
const PROBE_MS = 15_000;
/** A transaction may commit this long after its events got their ids. */
export const COMMIT_LAG_S = 30;
/** Ids read at once. */
const BATCH_MAX = 200;
/** Read from the table at once. */
const MISSED_MAX = 2_000;

export interface LiveHubOptions {
  /** Topics of events that end the session their payload names. */
  readonly endsSession: readonly string[];
  /** How often the table is looked at for events that were not told. */
  readonly catchUp_ms: number;
}

export class LiveHub {
  readonly #services: Pick<Services, 'pool' | 'db' | 'clock'>;
  readonly #log: Logger;
  readonly #streams = new Map<string, Set<LiveStream>>();
  readonly #endsSession: ReadonlySet<string>;
  readonly #catchingUp: NodeJS.Timeout;
  #told: string[] = [];
  #isReading = false;
  #isStopped = false;
  #listening: Promise<void> | undefined;
  #client: Client | undefined;

  constructor(services: Services, { endsSession, catchUp_ms }: LiveHubOptions) {
    this.#services = services;
    this.#log = services.log;
    this.#endsSession = new Set(endsSession);
    const lookBack_s = -(COMMIT_LAG_S + catchUp_ms / 1000);
    this.#catchingUp = setInterval(() => {
      void this.#catchUp(firstIdAt(services.clock.now(), lookBack_s));
    }, catchUp_ms).unref();
  }

  streamsOf(userId: string): number {
    return this.#streams.get(userId)?.size ?? 0;
  }

  /** Adds a stream; it hears everything that commits from here on. */
  async add(stream: LiveStream): Promise<void> {
    const ofPerson = this.#streams.get(stream.userId) ?? new Set();
    this.#streams.set(stream.userId, ofPerson.add(stream));
    this.#listening ??= this.#listen().catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    await this.#listening;
  }

  remove(stream: LiveStream): void {
    const ofPerson = this.#streams.get(stream.userId);
    ofPerson?.delete(stream);
    if (ofPerson?.size === 0) this.#streams.delete(stream.userId);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#catchingUp);
    for (const stream of this.#all()) stream.end();
    await this.#client?.end().catch(() => undefined);
  }

  #all(): LiveStream[] {
    return [...this.#streams.values()].flatMap((ofPerson) => [...ofPerson]);
  }

  async #listen(): Promise<void> {
    const client = await connectListener(this.#services.pool, (message) => this.#hear(message));
    const probe = setInterval(() => void client.query('select').catch(() => client.end()), PROBE_MS);
    probe.unref();
    client.on('end', () => {
      clearInterval(probe);
      if (!this.#isStopped) void this.#listenAgain();
    });
    this.#client = client;
  }

  async #listenAgain(): Promise<void> {
    const since = firstIdAt(this.#services.clock.now(), -COMMIT_LAG_S);
    while (!this.#isStopped) {
      await wait(RECONNECT_MS);
      try {
        await this.#listen();
        break;
      } catch (error) {
        this.#log.warn({ error }, 'live events wait for the database');
      }
    }
    await this.#catchUp(since);
  }

  /** Reads from the table what was not told, or not heard. Streams know what they have sent already. */
  async #catchUp(since: string): Promise<void> {
    const people = [...this.#streams.keys()];
    if (people.length === 0) return;
    const { db } = this.#services;
    await this.#handOutFrom(async () => {
      const events = await readEventsSince(db, { since, people, limit: MISSED_MAX });
      // Nobody has said yet that these are on the disk.
      if (events.length > 0) await flusherOf(this.#services.pool).flushed();
      return events;
    }, isNewTo);
  }

  /** Keeps the ids of events that concern someone here, or perhaps do. */
  #hear(message: string): void {
    for (const line of message.split('\n')) {
      const [id = '', audience] = line.split(' ');
      const isForUs = audience?.split(',').some((userId) => this.#streams.has(userId)) ?? true;
      if (isForUs) this.#told.push(id);
    }
    void this.#read();
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#told.length > 0) {
        const ids = this.#told.splice(0, BATCH_MAX);
        await this.#handOutFrom(() => readEventsFor(this.#services.db, ids), mayBeNewTo);
      }
    } finally {
      this.#isReading = false;
    }
  }

  async #handOutFrom(read: () => Promise<HeardEvent[]>, isWanted: IsWanted): Promise<void> {
    try {
      for (const event of await read()) this.#handOut(event, isWanted);
    } catch (error) {
      // Pages that missed something must ask again from their last event.
      this.#log.warn({ error }, 'live events could not be read');
      for (const stream of this.#all()) stream.end();
    }
  }

  #handOut(event: HeardEvent, isWanted: IsWanted): void {
    const streams = (event.audience ?? []).flatMap((userId) => [...(this.#streams.get(userId) ?? [])]);
    for (const stream of streams.filter((stream) => isWanted(event, stream))) {
      stream.hear(event);
      const isItsEnd = this.#endsSession.has(event.topic) && event.payload['session_id'] === stream.sessionId;
      if (isItsEnd) stream.end();
    }
  }
}

type IsWanted = (event: HeardEvent, stream: LiveStream) => boolean;

/** A page that has just been opened does not hear of what was before. */
function isNewTo(event: HeardEvent, stream: LiveStream): boolean {
  return event.id > stream.since;
}

/** What was told may have got its id before the page was opened and have been committed after; but not longer before than a commit takes. */
function mayBeNewTo(event: HeardEvent, stream: LiveStream): boolean {
  const [at_ms = 0, opened_ms = 0] = [event.id, stream.since].map(uuidv7Time_ms);
  return at_ms >= opened_ms - COMMIT_LAG_S * 1000;
}

async function connectListener({ options }: Pool, hear: (message: string) => void): Promise<Client> {
  const client = new Client({ ...options, application_name: 'egcr-live', keepAlive: true });
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${EVENT_CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
