import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openLog } from '../log.ts';
import { registerAccessLog } from './access-log.ts';
import { markCopy } from './known-copy.ts';
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify({ forceCloseConnections: true });
});
afterEach(() => app.close());

describe('an answer that says the same to everybody', () => {
  const known = async (header?: string) => {
    app.get('/', async (request, reply) => {
      const isKnown = markCopy(request, reply, { fingerprint: 'abc', cache_s: 300 });
      return isKnown ? reply.code(304).send() : 'whole';
    });
    const headers = header === undefined ? {} : { 'if-none-match': header };
    const answer = await app.inject({ url: '/', headers });
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=300', etag: '"abc"' });
    return answer.statusCode;
  };

  it.each([
    [undefined, 200],
    ['"abc"', 304],
    ['W/"abc"', 304],
    ['"old", W/"abc"', 304],
    ['*', 304],
    ['"abcd"', 200],
    ['abc', 200],
    ['"old"', 200],
  ])('is known to the caller who has %s: %i', async (header, status) => {
    expect(await known(header)).toBe(status);
  });
});

describe('what every answer says of itself', () => {
  const headersAt = async (url: string, isTls = false) => {
    const headers = await securityHeaders({ connectOrigins: ['https://id.example'], isTls });
    registerSecurityHeaders(app, headers, []);
    app.get('/*', async () => 'page');
    return (await app.inject(url)).headers;
  };

  it('is that browsers ask by TLS alone for two years where we are reached by it, and are let nowhere else', async () => {
    const open = await headersAt('/');
    expect(open['strict-transport-security']).toBeUndefined();
    expect(open['x-request-id']).toBeDefined();
    expect(String(open['content-security-policy'])).toContain("connect-src 'self' https://id.example");
    expect(open).not.toHaveProperty('cross-origin-embedder-policy');
    await app.close();
    app = fastify();
    expect((await headersAt('/', true))['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });
});

describe('the log of requests', () => {
  it('names the pattern of the route, the status and who asked, and neither address nor query', async () => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line));
    const log = openLog({ role: 'test', level: 'info', to: { write } });
    app.decorateRequest('actor', undefined);
    registerAccessLog(app, log);
    const actors: Readonly<Record<string, object>> = {
      person: { kind: 'person', userId: 'u1' },
      key: { kind: 'key', ownerId: 'u2', keyId: 'k2' },
    };
    app.get<{ readonly Params: { readonly who: string } }>('/shops/:who', async (request) => {
      const { who } = request.params;
      Object.assign(request, { actor: actors[who] });
      return 'here';
    });
    for (const who of ['person', 'key', 'nobody']) await app.inject(`/shops/${who}?secret=1`);
    await app.inject('/nowhere');
    const line = {
      request_id: expect.any(String),
      method: 'GET',
      route: '/shops/:who',
      status: 200,
      duration_ms: expect.any(Number),
    };
    expect(lines).toMatchObject([
      { ...line, user_id: 'u1' },
      { ...line, user_id: 'u2', key_id: 'k2' },
      line,
      { ...line, route: 'unknown', status: 404 },
    ]);
    expect(lines.map((each) => [each['user_id'], each['key_id']])).toEqual([
      ['u1', undefined],
      ['u2', 'k2'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});
