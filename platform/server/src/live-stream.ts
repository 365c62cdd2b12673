import { Readable } from 'node:stream';

import type { HeardEvent } from './events.ts';

/** What waits for a client that does not read; beyond it the stream ends, and the client asks again from its last event. */
const WAITING_BYTES_MAX = 262_144;
/** Enough to recognise what a replay sends twice. */
const REMEMBERED_IDS = 1_000;

/** One open page's stream of server-sent events. */
export class LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  /** The smallest id of an event after its opening. */
  readonly since: string;
  readonly body: Readable;
  readonly #seen = new Set<string>();
  #held: HeardEvent[] | undefined = [];
  #hasEnded = false;

  constructor({ userId, sessionId }: { readonly userId: string; readonly sessionId: string }, since: string) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.since = since;
    this.body = new Readable({ read: () => undefined });
  }

  /** An event as it happens. It waits until `startLive`, so that what was missed comes first. */
  hear(event: HeardEvent): void {
    if (this.#held) this.#held.push(event);
    else this.send(event);
  }

  startLive(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const event of held) this.send(event);
  }

  /** Sends an event once, however often it is given. */
  send({ id, topic, payload }: HeardEvent): void {
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED_IDS && oldest !== undefined) this.#seen.delete(oldest);
    this.#write(`id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`);
  }

  /** A sign of life that pages do not see. */
  beat(): void {
    this.#write(': \n\n');
  }

  /** Nothing follows: what happens to a person whose session has just ended is not told to it. */
  end(): void {
    if (this.#isOver()) return;
    this.#hasEnded = true;
    this.body.push(null);
  }

  #isOver(): boolean {
    return this.#hasEnded || this.body.destroyed;
  }

  #write(text: string): void {
    if (this.#isOver()) return;
    if (this.body.readableLength > WAITING_BYTES_MAX) this.body.destroy();
    else this.body.push(text);
  }
}
