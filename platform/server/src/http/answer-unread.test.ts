import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import { buildApp } from './app.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  app = await buildApp({
    services: testServices(database),
    gatekeeper: {
      authenticate: () => Promise.reject(new Error('nobody is asked')),
      hasCompleteProfile: async () => false,
    },
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: [],
    register: (each) => void each.post('/slow', async () => 'whole'),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** All that the server says until it closes the connection. */
async function said(lines: readonly string[]) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

it('a request whose body comes too slowly is refused in words, and its connection closed', async () => {
  const { requestTimeout, headersTimeout } = app.server;
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000]);
  Object.assign(app.server, { requestTimeout: 200, headersTimeout: 200 });
  const began = performance.now();
  const { head, body } = await said([
    'POST /slow HTTP/1.1',
    'host: egcr.example',
    'content-type: application/json',
    'content-length: 1000',
    '',
    '{"amount":',
  ]);
  Object.assign(app.server, { requestTimeout, headersTimeout });
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(head).toContain('application/problem+json');
  expect(head).toContain("default-src 'none'");
  expect(body).toMatchObject({ status: 408, code: 'request_too_slow' });
});

it('what is no request at all, or has headers without end, is refused in the same form', async () => {
  const nonsense = await said(['no request', '', '']);
  expect([nonsense.head.slice(0, 12), nonsense.body.code]).toEqual(['HTTP/1.1 400', 'malformed_request']);
  const endless = await said(['GET / HTTP/1.1', `x-more: ${'x'.repeat(20_000)}`, '', '']);
  expect([endless.head.slice(0, 12), endless.body.status]).toEqual(['HTTP/1.1 431', 431]);
});
