import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { connectCalls } from './call-connections.ts';
import { call, CallRefusal, CallUnreachable } from './call.ts';

const facts = { summary: '', refusals: [], access: 'signed_in', pin: 'none', rate: 'read' } as const;
const readThing = endpoint({
  ...facts,
  name: 'thing.read',
  method: 'GET',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ limit: z._default(z.coerce.number(), 25), after: z.optional(z.string()) }),
  reply: z.object({ id: z.string() }),
});
const makeThing = endpoint({
  ...facts,
  name: 'thing.make',
  method: 'POST',
  path: '/things',
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
  status: 201,
});
const dropThing = endpoint({ ...facts, name: 'thing.drop', method: 'DELETE', path: '/things' });

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (heard: Heard, reply: ServerResponse) => void;

let server: Server;
let heard: Heard[] = [];
let answers: Answer[] = [];
let events: string[] = [];
let token: string | undefined = 'old';

function problem(status: number, code: string, more: object = {}): Answer {
  return (_, reply) => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '2' };
    reply
      .writeHead(status, headers)
      .end(JSON.stringify({ type: 'about:blank', title: code, status, code, request_id: 'r1', ...more }));
  };
}

const ok: Answer = (_, reply) =>
  void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"a","more":1}');
const cut: Answer = (_, reply) => void reply.destroy();

beforeAll(async () => {
  server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const one = { method: request.method, url: request.url, headers: request.headers, body };
      heard.push(one);
      (answers.shift() ?? ok)(one, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectCalls({
    // The server listens on a port: its address is an object.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    language: () => 'ar',
    accessToken: () => token,
    refreshAccess: () => {
      events.push('refreshed');
      token = 'new';
      return Promise.resolve(token);
    },
    idle_s: () => 7,
    onPinRequired: () => events.push('pin asked'),
    onSessionExpired: () => events.push('session over'),
    wait: (seconds) => {
      events.push(`waited ${seconds}`);
      return Promise.resolve();
    },
  });
});
afterAll(() => void server.close());
beforeEach(() => {
  heard = [];
  answers = [];
  events = [];
  token = 'old';
});

async function failureOf(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

describe('call()', () => {
  it('sends path, query, bearer, idle time and language, and reads the reply', async () => {
    expect(await call(readThing, { params: { id: 'a/b' }, query: { after: 'x y' } })).toEqual({ id: 'a' });
    expect(heard[0]).toMatchObject({
      method: 'GET',
      url: '/things/a%2Fb?after=x+y',
      headers: { authorization: 'Bearer old', 'x-user-idle': '7', 'accept-language': 'ar' },
    });
  });

  it('sends a body with its idempotency key', async () => {
    await call(makeThing, { body: { name: 'n' } }, { idempotencyKey: 'k1' });
    expect(heard[0]).toMatchObject({
      method: 'POST',
      body: '{"name":"n"}',
      headers: { 'idempotency-key': 'k1' },
    });
  });

  it('answers nothing where there is no reply', async () => {
    answers = [(_, reply) => void reply.writeHead(204).end()];
    expect(await call(dropThing)).toBeUndefined();
  });

  it('leaves the bearer out for who is not signed in', async () => {
    token = undefined;
    await call(readThing, { params: { id: 'a' } });
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
    expect(heard[0]?.headers).not.toHaveProperty('x-user-idle');
  });

  it('turns a problem document into a refusal with its fields and members', async () => {
    const errors = [{ field: 'name', code: 'too_long', params: { maximum: 5 } }];
    answers = [problem(422, 'validation_failed', { errors, attempts_left: 3, locked_until: null })];
    expect(await failureOf(call(makeThing, { body: { name: 'n' } }))).toMatchObject({
      code: 'validation_failed',
      status: 422,
      errors,
      members: { attempts_left: 3, locked_until: null },
      retryAfter_s: 2,
      requestId: 'r1',
    });
  });

  it.each([
    [502, '<html>bad gateway</html>', 'internal'],
    [404, 'nothing', 'unknown'],
    [500, '{"code":17}', 'internal'],
    [400, '[]', 'unknown'],
  ])('makes a refusal of any answer that is none of ours: %i', async (status, body, code) => {
    answers = [(_, reply) => void reply.writeHead(status).end(body)];
    expect(await failureOf(call(dropThing))).toMatchObject({ name: 'CallRefusal', status, code });
  });

  it('refreshes an expired token once and repeats the call', async () => {
    answers = [problem(401, 'token_expired'), ok];
    expect(await call(readThing, { params: { id: 'a' } })).toEqual({ id: 'a' });
    expect(events).toEqual(['refreshed']);
    expect(heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('does not go round when the new token is refused too', async () => {
    answers = [problem(401, 'token_expired'), problem(401, 'token_expired')];
    expect(await failureOf(call(dropThing))).toBeInstanceOf(CallRefusal);
    expect(heard).toHaveLength(2);
    expect(events).toEqual(['refreshed', 'session over']);
  });

  it('sends the person to the PIN, unless the screen asks for it itself', async () => {
    answers = [problem(401, 'pin_required'), problem(401, 'pin_required')];
    await failureOf(call(dropThing));
    expect(events).toEqual(['pin asked']);
    await failureOf(call(dropThing, {}, { onPinRequired: 'throw' }));
    expect(events).toEqual(['pin asked']);
  });

  it('signs out when the session has ended', async () => {
    answers = [problem(401, 'session_expired')];
    expect(await failureOf(call(dropThing))).toMatchObject({ code: 'session_expired' });
    expect(events).toEqual(['session over']);
  });

  it('says that no answer came, and asks only once without a key', async () => {
    answers = [cut];
    expect(await failureOf(call(makeThing, { body: { name: 'n' } }))).toBeInstanceOf(CallUnreachable);
    expect(heard).toHaveLength(1);
  });

  it('asks again for a lost answer with the same key, twice at most', async () => {
    answers = [cut, cut, ok];
    expect(await call(makeThing, { body: { name: 'n' } }, { idempotencyKey: 'k' })).toEqual({ id: 'a' });
    expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k', 'k']);
    answers = [cut, cut, cut];
    heard = [];
    expect(await failureOf(call(makeThing, { body: { name: 'n' } }, { idempotencyKey: 'k' }))).toBeInstanceOf(
      CallUnreachable,
    );
    expect(heard).toHaveLength(3);
  });

  it('waits for a request that is still in progress, as long as the server asks', async () => {
    answers = [problem(409, 'in_progress'), problem(409, 'in_progress'), ok];
    expect(await call(makeThing, { body: { name: 'n' } }, { idempotencyKey: 'k' })).toEqual({ id: 'a' });
    expect(events).toEqual(['waited 2', 'waited 2']);
  });

  it('does not accept a reply that breaks its contract', async () => {
    answers = [(_, reply) => void reply.writeHead(200).end('{"id":5}')];
    expect(await failureOf(call(readThing, { params: { id: 'a' } }))).toMatchObject({ name: '$ZodError' });
  });

  it('stops when its signal does', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await failureOf(call(dropThing, {}, { signal: stop.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });

  it('is typed by its endpoint', () => {
    // @ts-expect-error -- params are needed
    void (() => call(readThing));
    // @ts-expect-error -- the body is needed
    void (() => call(makeThing, {}));
    // @ts-expect-error -- there is no such field
    void (() => call(makeThing, { body: { nome: 'n' } }));
    expect(typeof call).toBe('function');
  });
});
