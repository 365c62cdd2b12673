import { createHash } from 'node:crypto';

import { ACTING_FOR, type Endpoint } from '@egcr/contract/endpoint';
import { readInput } from '@egcr/contract/issues';
import { CALL_BODY_BYTES_MAX } from '@egcr/contract/limits';
import type { FieldIssue } from '@egcr/contract/problem';
import { platformRefusals } from '@egcr/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import type { Actor } from '../actor.ts';
import type { Database } from '../postgres/database.ts';
import type { CallInput, MountedCall } from '../domain.ts';
import { FileReply } from './file-reply.ts';
import { invariant, Refusal, validationRefusal } from '../refusal.ts';
import type { Gatekeeper, Services } from '../services.ts';
import type { Throttle } from './throttle.ts';
import { inSavepoint, inTransaction, workIn } from '../data/unit-of-work.ts';
import type { RequestFacts } from '../work.ts';
import { replyOf, type Answer } from './answer.ts';
import { batchMount, type BatchMount } from './batch-mount.ts';
import { actFor, admit, identify, requireActing, requirePermission } from './guard.ts';
import { createByteBodies, takeBytesAlone, type ByteBodies } from './byte-bodies.ts';
import { claimKey, hashRequest, readKey, storeAnswer, type KeyClaim } from './idempotency.ts';
import { problemOf, sendProblem } from './problem-reply.ts';
import { factsOf, idleSecondsOf } from './request-facts.ts';
import { markCopy } from './known-copy.ts';
import { enterPin, pinIn, withoutPin } from './pin-in-body.ts';
import { sendFile } from './send-file.ts';

interface Mounting extends MountOptions {
  readonly byteBodies: ByteBodies;
}

export interface MountOptions {
  readonly services: Services;
  readonly gatekeeper: Gatekeeper;
  readonly throttle: Throttle;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is known; read by the access log. */
    actor: Actor | undefined;
  }
}

/** Serves every call of the contract. The steps of one request stand in `answerCall`, in order. */
export function mountCalls(app: FastifyInstance, calls: readonly MountedCall[], given: MountOptions): void {
  const options = { ...given, byteBodies: createByteBodies() };
  for (const call of calls.filter(({ endpoint }) => !endpoint.takesBytes)) mountCall(app, call, options);
  void app.register((scope, _options, done) => {
    takeBytesAlone(scope);
    for (const call of calls.filter(({ endpoint }) => endpoint.takesBytes)) mountCall(scope, call, options);
    done();
  });
}

function mountCall(app: FastifyInstance, call: MountedCall, options: Mounting): void {
  const batch = call.runTogether && batchMount(call.endpoint, call.runTogether, options.services);
  if (batch) app.addHook('onClose', () => batch.close());
  app.route({
    method: call.endpoint.method,
    url: call.endpoint.path,
    bodyLimit: call.endpoint.bodyBytes ?? CALL_BODY_BYTES_MAX,
    handler: async (request, reply) => {
      const answer = await answerCall(call, request, { ...options, batch });
      if (options.services.settings.isTestMode) crashWhereAsked(request);
      const cache_s = call.endpoint.cache_s;
      if (answer.body instanceof FileReply)
        return sendFile(request, reply, { file: answer.body, cache_s, db: options.services.db });
      return cache_s === undefined || answer.status !== 200
        ? send(request, reply, answer)
        : sendCached(request, reply, { body: JSON.stringify(answer.body), cache_s });
    },
  });
}

async function answerCall(
  call: MountedCall,
  request: FastifyRequest,
  options: Mounting & { readonly batch: BatchMount | undefined },
): Promise<Answer> {
  const { endpoint } = call;
  const { services, gatekeeper } = options;
  const facts = factsOf(request);
  const now = services.clock.now();
  const known = await identifyThrottled(endpoint, request, { ...options, facts, now });
  const pin = pinIn(endpoint, request.body);
  await admit(endpoint, gatekeeper, known, { now, hasPinInBody: pin !== undefined });
  const caller = await actFor(endpoint, gatekeeper, known, request.headers[ACTING_FOR]);
  const admitted = { ...options, caller, pin, facts, now };
  if (!endpoint.takesBytes) return answerAdmitted(call, request, { ...admitted, body: request.body });
  const asked = { by: countedAs(caller, facts), bytesMax: endpoint.bodyBytes ?? CALL_BODY_BYTES_MAX };
  return options.byteBodies(request, asked, (body) => answerAdmitted(call, request, { ...admitted, body }));
}

interface Admitted extends MountOptions {
  readonly batch: BatchMount | undefined;
  readonly caller: Actor;
  readonly pin: ReturnType<typeof pinIn>;
  readonly facts: RequestFacts;
  readonly now: Date;
  readonly body: unknown;
}

/** From here on it is known who calls, and that they may. */
async function answerAdmitted(
  call: MountedCall,
  request: FastifyRequest,
  options: Admitted,
): Promise<Answer> {
  const { endpoint } = call;
  const { services, gatekeeper, caller, pin, facts, now } = options;
  const key = endpoint.idempotency === 'required' ? readKey(request.headers['idempotency-key']) : undefined;
  const input = parseInput(endpoint, request, options.body);
  const claim = key === undefined ? undefined : claimOf(call, caller, { key, input, now, ...services });
  const entered = await enterPin(options, endpoint, { caller, pin, claim, facts, now });
  if ('answer' in entered) return entered.answer;
  const { actor } = entered;
  const work = { actor, request: facts };
  const prepared = await call.prepare?.({ db: services.db, now, cipher: services.cipher, ...work }, input);
  // A role may have been taken since the guard looked: what changes something looks again in its transaction.
  const stillAllowed = async (within: Database): Promise<void> => {
    if (endpoint.method === 'GET') return;
    await requirePermission(endpoint, gatekeeper, { actor, now, within });
    await requireActing(endpoint, gatekeeper, actor, within);
  };
  const transaction = { isReading: endpoint.method === 'GET', keepsPlans: call.keepsPlans ?? false };
  if (claim === undefined) {
    const run = async (db: Database): Promise<Answer> => {
      await stillAllowed(db);
      return call
        .run(workIn(db, services, work), input, prepared)
        .then((reply) => replyOf(endpoint, reply))
        .catch(answerOfKeptWork);
    };
    return inTransaction(services.db, run, transaction);
  }
  if (options.batch) return options.batch.answer({ claim, input, ...work });
  return inTransaction(
    services.db,
    async (db) => {
      const { cipher } = services;
      await stillAllowed(db);
      const claimed = await claimKey({ db, cipher }, claim);
      if ('answer' in claimed) return claimed.answer;
      const answer = await inSavepoint(db, async () => {
        const unit = workIn(db, services, { ...work, effectId: claimed.effectId });
        return call
          .run(unit, input, prepared)
          .then((reply) => replyOf(endpoint, reply))
          .catch(answerOfKeptWork);
      }).catch(expectedNo);
      await storeAnswer({ db, cipher }, claim, answer);
      return answer;
    },
    transaction,
  );
}

/** What a key stands for: the person, for whom they act, the call and what is asked of it. */
function claimOf(
  { endpoint }: MountedCall,
  caller: Actor,
  {
    key,
    input,
    now,
    cipher,
  }: Pick<KeyClaim, 'key' | 'now'> & Pick<Services, 'cipher'> & { readonly input: CallInput<Endpoint> },
): KeyClaim {
  const actingFor = caller.kind === 'person' ? caller.actingFor : undefined;
  const asked = withoutPin(endpoint, input);
  const requestHash = hashRequest(
    cipher,
    endpoint.name,
    actingFor === undefined ? asked : { ...asked, actingFor },
  );
  const shared = { call: endpoint.name, requestHash, now };
  if (caller.kind === 'key')
    return { ...shared, userId: caller.ownerId, key: keyOfProgram(key, caller.isLive) };
  invariant(caller.kind === 'person', `${endpoint.name} keeps keys for persons and API keys only`);
  return { ...shared, userId: caller.userId, key };
}

/** Programs of one owner share their Idempotency-Keys, also when an API key is replaced by another: but not with the owner, nor between test and live. */
function keyOfProgram(key: string, isLive: boolean): string {
  return `${isLive ? 'live' : 'test'}:${createHash('sha256').update(key).digest('hex')}`;
}

/** A refusal is an answer too and is kept under the key; anything else rolls all back, the key with it. */
function expectedNo(error: unknown): Answer {
  if (!(error instanceof Refusal) || error.extras.leavesKey) throw error;
  return problemOf(error);
}

/** Only a refusal that keeps its work is answered from within, so that the transaction commits; all others roll it back. */
function answerOfKeptWork(error: unknown): Answer {
  if (error instanceof Refusal && error.extras.keepsWork) return problemOf(error);
  throw error;
}

/** Counts the call against its rate class: by person or API key where one is known, else by network address. */
async function identifyThrottled(
  endpoint: Endpoint,
  request: FastifyRequest,
  { gatekeeper, throttle, facts, now }: MountOptions & { readonly facts: RequestFacts; readonly now: Date },
): Promise<Actor> {
  const guardRequest = {
    authorization: request.headers.authorization,
    idle_s: idleSecondsOf(request),
    facts,
    now,
  };
  const countAgainst = async (caller: string) => {
    const verdict = await throttle(caller, endpoint.rate, now);
    if (!verdict.allowed)
      throw new Refusal(platformRefusals.rate_limited, { retryAfter_s: verdict.retryAfter_s });
  };
  try {
    request.actor = await identify(endpoint, gatekeeper, guardRequest);
  } catch (refusal) {
    // Bad tokens cost a signature check each: they count against the address that sends them.
    await countAgainst(`ip:${facts.ip}`);
    throw refusal;
  }
  await countAgainst(countedAs(request.actor, facts));
  return request.actor;
}

/** An API key has limits of its own: a busy program does not lock its owner out. */
function countedAs(actor: Actor, { ip }: RequestFacts): string {
  if (actor.kind === 'person') return `user:${actor.userId}`;
  return actor.kind === 'key' ? `key:${actor.keyId}` : `ip:${ip}`;
}

/** Parses parameters, query and body; refuses with every issue at once. A NUL in an address is refused at its field: PostgreSQL stores no such text. */
function parseInput(
  endpoint: Endpoint,
  request: Pick<FastifyRequest, 'params' | 'query'>,
  body: unknown,
): CallInput<Endpoint> {
  // Both are objects of texts, and lists of texts where a name comes twice.
  const said = [request.params ?? {}, request.query ?? {}].flatMap((part) => Object.entries(part));
  const issues: FieldIssue[] = said.flatMap(([field, text]) =>
    String(text).includes('\0') ? [{ field, code: 'format' }] : [],
  );
  const read = (schema: z.ZodMiniType | undefined, given: unknown): unknown => {
    if (!schema) return undefined;
    const result = readInput(schema, given);
    if ('value' in result) return result.value;
    issues.push(...result.errors);
    return undefined;
  };
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, body ?? undefined),
  };
  if (issues.length > 0) throw inputRefusal(endpoint, issues);
  return input;
}

/** An issue whose code is one of the call's own 422 refusals names the whole problem. */
function inputRefusal(endpoint: Endpoint, issues: readonly FieldIssue[]): Refusal {
  const own = endpoint.refusals.find(
    (kind) => kind.status === 422 && issues.some((issue) => issue.code === kind.code),
  );
  return own ? new Refusal(own, { errors: issues }) : validationRefusal(issues);
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.status >= 400) return sendProblem(request, reply, answer as ReturnType<typeof problemOf>);
  void reply.code(answer.status).headers(answer.headers).header('cache-control', 'no-store');
  if (answer.status === 204) return reply.send();
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(answer.text ?? JSON.stringify(answer.body));
}

/** What says the same to everybody may be kept for a while, and asked for again by its ETag alone. */
function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, cache_s }: { readonly body: string; readonly cache_s: number },
): FastifyReply {
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  if (markCopy(request, reply, { fingerprint, cache_s })) return reply.code(304).send();
  return reply.code(200).header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Test mode only: dies between commit and answer, as a power cut would, so that repeats can be proved. */
function crashWhereAsked(request: FastifyRequest): void {
  if (request.headers['x-test-crash'] === 'after-commit') process.kill(process.pid, 'SIGKILL');
}
