/**
 * Hands events to the open pages of one process. One connection listens for all of them; when it breaks, another is made and what
 * was committed meanwhile is read from the table.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { Client, type Pool } from 'pg';

import { firstIdAt, readEventsFor, readEventsSince, type HeardEvent } from './events.ts';
import type { LiveStream } from './live-stream.ts';
import type { Logger } from './log.ts';
import { EVENT_CHANNEL } from './outbox.ts';
import type { Services } from './services.ts';

const RECONNECT_MS = 500;
const PROBE_MS = 15_000;
/** A transaction may commit this long after its events got their ids. */
export const COMMIT_LAG_S = 30;
/** Ids read in one go. */
const BATCH_MAX = 200;
/** Read after a broken connection. */
const MISSED_MAX = 2_000;

interface Told {
  readonly id: string;
  /** Absent where the audience was too long to be told. */
  readonly audience: readonly string[] | undefined;
}

export class LiveHub {
  readonly #services: Pick<Services, 'pool' | 'db' | 'clock'>;
  readonly #log: Logger;
  readonly #streams = new Map<string, Set<LiveStream>>();
  readonly #endsSession: ReadonlySet<string>;
  #told: Told[] = [];
  #isReading = false;
  #isStopped = false;
  #listening: Promise<void> | undefined;
  #client: Client | undefined;

  constructor(services: Services, endsSession: readonly string[]) {
    this.#services = services;
    this.#log = services.log;
    this.#endsSession = new Set(endsSession);
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
    for (const stream of this.#all()) stream.end();
    await this.#client?.end().catch(() => undefined);
  }

  #all(): LiveStream[] {
    return [...this.#streams.values()].flatMap((ofPerson) => [...ofPerson]);
  }

  async #listen(): Promise<void> {
    const client = await connectListener(this.#services.pool);
    client.on('notification', ({ payload = '' }) => this.#tell(payload));
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
    await this.#handOutFrom(() => {
      const people = [...this.#streams.keys()];
      return readEventsSince(this.#services.db, { since, people, limit: MISSED_MAX });
    });
  }

  #tell(payload: string): void {
    const [id = '', audience] = payload.split(' ');
    const told = { id, audience: audience?.split(',') };
    if (told.audience && !told.audience.some((userId) => this.#streams.has(userId))) return;
    this.#told.push(told);
    void this.#read();
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#told.length > 0) {
        const ids = this.#told.splice(0, BATCH_MAX).map(({ id }) => id);
        await this.#handOutFrom(() => readEventsFor(this.#services.db, ids));
      }
    } finally {
      this.#isReading = false;
    }
  }

  async #handOutFrom(read: () => Promise<HeardEvent[]>): Promise<void> {
    try {
      for (const event of await read()) this.#handOut(event);
    } catch (error) {
      // Pages that missed something must ask again from their last event.
      this.#log.warn({ error }, 'live events could not be read');
      for (const stream of this.#all()) stream.end();
    }
  }

  #handOut(event: HeardEvent): void {
    const streams = (event.audience ?? []).flatMap((userId) => [...(this.#streams.get(userId) ?? [])]);
    for (const stream of streams) {
      stream.hear(event);
      const isItsEnd = this.#endsSession.has(event.topic) && event.payload['session_id'] === stream.sessionId;
      if (isItsEnd) stream.end();
    }
  }
}

async function connectListener({ options }: Pool): Promise<Client> {
  const client = new Client({ ...options, application_name: 'egcr-live', keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`listen ${EVENT_CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
