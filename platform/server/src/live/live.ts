/**
 * `GET /api/v1/live`: server-sent events for one person's open page, read by fetch with the bearer header.
 *
 * Each event has the event's id, its topic as the event name, its payload as JSON. Events come at least once and in about the order
 * of their commits; pages treat one as a hint to read again. With `Last-Event-ID` what was missed in the last five minutes comes
 * first; a page that was away for longer gets `platform.refresh` and reads everything again. The stream ends when the token
 * expires or the session ends; the page then refreshes its token and asks again.
 */
import { uuidv7Time_ms } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Actor, Person } from '../actor.ts';
import { firstIdAt, readEventsSince } from '../jobs/events.ts';
import { flusherOf } from '../data/flush.ts';
import { factsOf, idleSecondsOf } from '../http/request-facts.ts';
import { COMMIT_LAG_S, LiveHub } from './live-hub.ts';
import { LiveStream } from './live-stream.ts';
import { Refusal, invariant } from '../refusal.ts';
import type { Gatekeeper, Services } from '../services.ts';
import type { Throttle } from '../http/throttle.ts';

export const LIVE_PATH = '/api/v1/live';
/** Sent instead of a replay that would be too long: read everything again. */
export const REFRESH_TOPIC = 'platform.refresh';
/** The first event of each stream; its id is a place to resume from. */
export const CONNECTED_TOPIC = 'platform.connected';

const STREAMS_PER_PERSON_MAX = 10;
const REPLAY_S = 300;
const REPLAY_EVENTS_MAX = 500;
const BEAT_MS = 15_000;
const CATCH_UP_MS = 10_000;

export interface LiveOptions {
  readonly services: Services;
  readonly gatekeeper: Gatekeeper;
  readonly throttle: Throttle;
  /** Topics of events whose payload names a `session_id` that has ended: its streams end at once, not at the next beat. */
  readonly endsSession?: readonly string[];
  /**
   * Domains whose events carry what is shown behind the PIN: a page whose window is closed gets them with an empty payload, as a hint to
   * read again.
   */
  readonly behindPin?: readonly string[];
  /** How often a stream shows that it lives and its bearer is looked at again. */
  readonly beat_ms?: number;
  /** How often the table is looked at for events of a process that died before it could tell of them. */
  readonly catchUp_ms?: number;
}

/** Serves the live stream of this process. */
export function registerLive(app: FastifyInstance, options: LiveOptions): void {
  const {
    services,
    gatekeeper,
    throttle,
    endsSession = [],
    behindPin = [],
    beat_ms = BEAT_MS,
    catchUp_ms = CATCH_UP_MS,
  } = options;
  const hub = new LiveHub(services, { endsSession, catchUp_ms });
  app.addHook('preClose', () => hub.stop());
  app.get(LIVE_PATH, async (request, reply) => {
    const person = await admit(request, gatekeeper);
    const verdict = await throttle(`user:${person.userId}`, 'read', services.clock.now());
    if (!verdict.allowed)
      throw new Refusal(platformRefusals.rate_limited, { retryAfter_s: verdict.retryAfter_s });
    if (hub.streamsOf(person.userId) >= STREAMS_PER_PERSON_MAX) {
      throw new Refusal(platformRefusals.rate_limited, { retryAfter_s: 30 });
    }
    const lookAgain = recheck(request, gatekeeper);
    const stream = new LiveStream(person, firstIdAt(services.clock.now()), {
      isSecret: (topic) => behindPin.some((domain) => topic.startsWith(`${domain}.`)),
      isPinOpen: async () => isPinOpen(await lookAgain(), services.clock.now()),
    });
    const timer = setInterval(() => void keep(stream, lookAgain), beat_ms);
    timer.unref();
    stream.body.once('close', () => {
      clearInterval(timer);
      hub.remove(stream);
    });
    await start(stream, { hub, services, lastId: lastEventId(request) }).catch((error: unknown) => {
      stream.body.destroy();
      throw error;
    });
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream.body);
  });
}

async function admit(request: FastifyRequest, gatekeeper: Gatekeeper): Promise<Person> {
  const actor = await gatekeeper.authenticate({
    authorization: request.headers.authorization,
    idle_s: idleSecondsOf(request),
    facts: factsOf(request),
  });
  invariant(actor.kind === 'person', 'a bearer stands for a person');
  request.actor = actor;
  return actor;
}

/** Looks at the bearer again as if the page had been idle since it asked: an open stream is no activity. */
function recheck(request: FastifyRequest, gatekeeper: Gatekeeper): () => Promise<Actor> {
  const facts = factsOf(request);
  const { authorization } = request.headers;
  const idleAtStart_s = idleSecondsOf(request) ?? 0;
  const startedAt_ms = performance.now();
  return () => {
    const idle_s = idleAtStart_s + Math.floor((performance.now() - startedAt_ms) / 1000);
    return gatekeeper.authenticate({ authorization, idle_s, facts });
  };
}

function isPinOpen(actor: Actor, now: Date): boolean {
  return actor.kind === 'person' && actor.pin.expiresAt !== null && actor.pin.expiresAt > now;
}

async function keep(stream: LiveStream, isStillGood: () => Promise<unknown>): Promise<void> {
  try {
    await isStillGood();
    stream.beat();
  } catch {
    stream.end();
  }
}

function lastEventId(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && uuidv7Time_ms(header) !== undefined ? header : undefined;
}

/** First a place to resume from, then what was missed, then what happens. */
async function start(
  stream: LiveStream,
  {
    hub,
    services,
    lastId,
  }: { readonly hub: LiveHub; readonly services: Services; readonly lastId: string | undefined },
): Promise<void> {
  const now = services.clock.now();
  await hub.add(stream);
  stream.send({ id: stream.since, topic: CONNECTED_TOPIC, payload: {} });
  if (lastId !== undefined) await replay(stream, { services, lastId, now });
  stream.startLive();
}

async function replay(
  stream: LiveStream,
  { services, lastId, now }: { readonly services: Services; readonly lastId: string; readonly now: Date },
): Promise<void> {
  stream.remember(lastId);
  const lastAt = new Date(uuidv7Time_ms(lastId) ?? 0);
  const isLongAgo = now.getTime() - lastAt.getTime() > REPLAY_S * 1000;
  // Ids are given before the commit: an event that was slower than the last one seen sorts before it.
  const since = firstIdAt(lastAt, -COMMIT_LAG_S);
  const missed = isLongAgo
    ? undefined
    : await readEventsSince(services.db, { since, people: [stream.userId], limit: REPLAY_EVENTS_MAX });
  if (missed && missed.length > 0) await flusherOf(services.pool).flushed();
  if (missed && missed.length < REPLAY_EVENTS_MAX) {
    for (const event of missed) stream.send(event);
  } else stream.send({ id: firstIdAt(now, 0.001), topic: REFRESH_TOPIC, payload: {} });
}
