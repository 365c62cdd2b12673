import { Readable } from 'node:stream';

import type { Person } from '../actor.ts';
import type { HeardEvent } from '../jobs/events.ts';

/** What waits for a client that does not read; beyond it the stream ends, and the client asks again from its last event. */
const WAITING_BYTES_MAX = 262_144;
/** Enough to recognise what a replay sends twice. */
const REMEMBERED_IDS = 1_000;

export interface Secrecy {
  /** Topics whose payload is only for a page with an open PIN window. */
  readonly isSecret: (topic: string) => boolean;
  /** Asked at each event of such a topic: a window closes at any time. */
  readonly isPinOpen: () => Promise<boolean>;
}

const openToAll: Secrecy = { isSecret: () => false, isPinOpen: () => Promise.resolve(true) };

/** One open page's stream of server-sent events. */
export class LiveStream {
  readonly userId: string;
  readonly sessionId: string;
  /** The smallest id of an event after its opening. */
  readonly since: string;
  readonly body: Readable;
  readonly #seen = new Set<string>();
  readonly #secrecy: Secrecy;
  #held: HeardEvent[] | undefined = [];
  #asking: Promise<void> | undefined;
  #hasEnded = false;

  constructor(
    { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
    since: string,
    secrecy: Secrecy = openToAll,
  ) {
    this.#secrecy = secrecy;
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

  /** Sends an event once, however often it is given; of a secret topic without its payload where the PIN window is closed. */
  send(event: HeardEvent): void {
    if (this.#seen.has(event.id)) return;
    this.remember(event.id);
    if (this.#asking || this.#secrecy.isSecret(event.topic)) this.#sendInTurn(event);
    else this.#print(event);
  }

  /** The page has this event: it is not sent again. */
  remember(id: string): void {
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED_IDS && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** Behind those whose PIN is still being asked for, so that events keep their order. */
  #sendInTurn(event: HeardEvent): void {
    const before = this.#asking ?? Promise.resolve();
    const turn = before.then(async () => {
      const { isSecret, isPinOpen } = this.#secrecy;
      const isHidden = isSecret(event.topic) && !(await isPinOpen().catch(() => false));
      this.#print(isHidden ? { ...event, payload: {} } : event);
      if (this.#asking === turn) this.#asking = undefined;
    });
    this.#asking = turn;
  }

  #print({ id, topic, payload }: HeardEvent): void {
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
