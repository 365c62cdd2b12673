/**
 * Requests of one call that come at the same time, answered in one transaction on a batch lane. What docs/decisions/0004 promises of
 * each holds for each: its key, its effect and its answer become durable together, a repeat gets the same answer, a refusal is kept
 * too. A request that fails is taken out and tried alone.
 *
 * Keys are written last, with their answers, in one statement: one row version instead of two. A repeat of an earlier request is met
 * there: the batch is undone and begins again, and then first reads the answers that are stored.
 */
import type { Endpoint } from '@egcr/contract/endpoint';
import { uuidv7 } from '@egcr/contract/ids';
import { IN_PROGRESS_RETRY_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import type { Actor } from '../actor.ts';
import { createLane, type LaneSession } from '../data/batch-lane.ts';
import { isDatabaseError, SQL_STATE } from '../postgres/database.ts';
import type { CallInput, MountedCall } from '../domain.ts';
import { eventsLast } from '../jobs/outbox.ts';
import { invariant, Refusal } from '../refusal.ts';
import { fillRandom } from '../data/random-bytes.ts';
import type { Services } from '../services.ts';
import { gatheringWorkIn, sendGathered, type GatheringWork } from '../data/unit-of-work.ts';
import type { RequestFacts } from '../work.ts';
import { replyOf, type Answer } from './answer.ts';
import { answersLast, readFirstCalls, repeatOf, type FirstCall, type KeyClaim } from './idempotency.ts';
import { problemOf } from './problem-reply.ts';

export interface BatchMount {
  answer(request: BatchedCall): Promise<Answer>;
  /** Answers those who wait, then lets its connections go. */
  close(): Promise<void>;
}

interface BatchedCall {
  readonly claim: KeyClaim;
  readonly input: CallInput<Endpoint>;
  readonly actor: Actor;
  readonly request: RequestFacts;
}

/** A few hundred requests wait for each other's commit; more would only make the first wait longer. */
const REQUESTS_MAX = 256;

/** Serves one call in batches. */
export function batchMount(
  endpoint: Endpoint,
  run: NonNullable<MountedCall['runTogether']>,
  services: Services,
): BatchMount {
  invariant(endpoint.idempotency === 'required', `${endpoint.name} is batched and so must need a key`);
  const { permission, actsWith } = endpoint;
  invariant(
    permission === undefined && actsWith === undefined,
    `${endpoint.name} is batched, and in a batch no role is judged again`,
  );
  const lane = createLane<BatchedCall, Answer>({
    pool: services.pool,
    db: services.db,
    batchMax: REQUESTS_MAX,
    isConflict: (error) => isDatabaseError(error, SQL_STATE.uniqueViolation, 'idempotency_pkey'),
    post: (session, calls) => answerTogether(session, calls, { endpoint, run, services }),
  });
  return { answer: (call) => lane.submit(call).catch(inProgress), close: () => lane.close() };
}

/** Another person has worked with this key for longer than anybody waits. */
function inProgress(error: unknown): never {
  const isKeyHeld = isDatabaseError(error, SQL_STATE.lockNotAvailable) && isOfKey(error);
  if (isKeyHeld) throw new Refusal(platformRefusals.in_progress, { retryAfter_s: IN_PROGRESS_RETRY_S });
  throw error;
}

/** PostgreSQL names the index on which it has waited only in the error's context. */
function isOfKey(error: unknown): boolean {
  return error instanceof Error && 'where' in error && String(error.where).includes('"idempotency');
}

interface Mounted {
  readonly endpoint: Endpoint;
  readonly run: NonNullable<MountedCall['runTogether']>;
  readonly services: Services;
}

async function answerTogether(
  session: LaneSession,
  calls: readonly BatchedCall[],
  mounted: Mounted,
): Promise<readonly Answer[]> {
  const { db } = session;
  const byName = new Map<string, BatchedCall>();
  for (const call of calls) if (!byName.has(nameOf(call))) byName.set(nameOf(call), call);
  const firsts = [...byName.values()];
  // Repeats are rare: they are looked for only where storing has met one.
  const stored =
    session.attempt === 1
      ? firsts.map(() => undefined)
      : await readFirstCalls(
          { db, cipher: mounted.services.cipher },
          firsts.map(({ claim }) => claim),
        );
  const fresh = firsts.filter((_, at) => stored[at] === undefined);
  const answers = await runFresh(session, fresh, mounted);
  const known = new Map<string, FirstCall>();
  firsts.forEach((call, at) => {
    const first = stored[at];
    if (first) known.set(nameOf(call), first);
  });
  const own = new Map(fresh.map((call, at) => [call, answers[at]]));
  for (const [call, answer] of own) if (answer) known.set(nameOf(call), { ...call.claim, answer });
  return calls.map((call) => {
    const first = known.get(nameOf(call));
    invariant(first, 'a key was neither stored nor answered');
    return own.get(call) ?? repeated(call, first);
  });
}

/** A key belongs to its person. */
function nameOf({ claim }: BatchedCall): string {
  return `${claim.userId} ${claim.key}`;
}

function repeated({ claim }: BatchedCall, first: FirstCall): Answer {
  try {
    return repeatOf(claim, first);
  } catch (error) {
    if (error instanceof Refusal) return problemOf(error);
    throw error;
  }
}

/** Runs the calls whose keys are new and stores keys and answers. */
async function runFresh(
  session: LaneSession,
  calls: readonly BatchedCall[],
  { endpoint, run, services }: Mounted,
): Promise<readonly Answer[]> {
  if (calls.length === 0) return [];
  const { db } = session;
  const now = services.clock.now();
  const works = calls.map(({ actor, request }) =>
    gatheringWorkIn(db, services, { actor, request, effectId: uuidv7(now.getTime(), fillRandom) }),
  );
  const requests = calls.map(({ input }, at) => ({ work: workAt(works, at), input }));
  const replies = await run({ db, now, requests });
  invariant(replies.length === calls.length, `${endpoint.name} did not answer each request of a batch`);
  const earlier = await readWhereLeft(calls, replies, { db, cipher: services.cipher });
  const answers = replies.map((reply, at) => {
    const [call, first] = [calls[at], earlier.get(at)];
    if (call && first) return repeated(call, first);
    return reply instanceof Refusal ? problemOf(reply) : replyOf(endpoint, reply);
  });
  const accepted = works.filter((_, at) => !(replies[at] instanceof Refusal));
  const answered = calls.flatMap(({ claim }, at) =>
    leavesKey(replies[at])
      ? []
      : [{ claim, effectId: workAt(works, at).effectId, answer: answerAt(answers, at) }],
  );
  const events = await sendGathered(accepted);
  if (events.length > 0) session.last(eventsLast(db, events));
  if (answered.length > 0) session.last(answersLast({ db, cipher: services.cipher }, answered));
  return answers;
}

/**
 * What was answered before to calls that were refused without keeping it: storing meets no key of theirs, and a repeat is told what its
 * first was. By place in the batch.
 */
async function readWhereLeft(
  calls: readonly BatchedCall[],
  replies: readonly unknown[],
  stored: Parameters<typeof readFirstCalls>[0],
): Promise<ReadonlyMap<number, FirstCall>> {
  const left = calls.flatMap((call, at) => (leavesKey(replies[at]) ? [{ call, at }] : []));
  if (left.length === 0) return new Map();
  const firsts = await readFirstCalls(
    stored,
    left.map(({ call }) => call.claim),
  );
  return new Map(left.flatMap(({ at }, place) => (firsts[place] ? [[at, firsts[place]]] : [])));
}

function leavesKey(reply: unknown): boolean {
  return reply instanceof Refusal && reply.extras.leavesKey === true;
}

function workAt(works: readonly GatheringWork[], at: number): GatheringWork {
  const work = works[at];
  invariant(work, 'a request has no work');
  return work;
}

function answerAt(answers: readonly Answer[], at: number): Answer {
  const answer = answers[at];
  invariant(answer, 'a request has no answer');
  return answer;
}
