import { uuidv7 } from '@egcr/contract/ids';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { captureEmail, captureSms, codeIn, linksIn } from '../mail/captured-messages.ts';
import { registerDevOutbox } from './dev-outbox.ts';
import { createDelivery } from '../mail/delivery.ts';

let database: TestDatabase;
let services: TestServices;
let app: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
  app = fastify();
  registerDevOutbox(app, services);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

function newId(): string {
  return uuidv7(services.clock.now().getTime());
}

async function itemsTo(to: string): Promise<Record<string, unknown>[]> {
  const response = await app.inject({ url: '/dev/outbox.json', query: { to } });
  return response.json<{ items: Record<string, unknown>[] }>().items;
}

test('a captured mail is listed for its reader, newest first, with its links and its code', async () => {
  const first = {
    id: newId(),
    to: 'Ada@example.com',
    subject: 'Welcome',
    text: 'Hello',
    html: '<p>Hello</p>',
  };
  const link = 'http://localhost:3000/auth?token_hash=123456789&type=signup';
  const second = {
    id: newId(),
    to: 'ada@example.com',
    subject: 'Confirm',
    text: `Your code is 204816. Or open ${link}.`,
    html: `<a href="${link.replace('&', '&amp;')}">Confirm</a>`,
  };
  await captureEmail(services, first);
  services.movableClock.advance(1);
  await captureEmail(services, second);
  await captureEmail(services, second);
  const items = await itemsTo('ada@example.com');
  expect(items).toEqual([
    { ...second, kind: 'email', links: [link], code: '204816', at: expect.any(String) },
    { ...first, kind: 'email', links: [], code: null, at: expect.any(String) },
  ]);
});

test('a text message is found by its number however the plus sign arrives', async () => {
  await captureSms(services, { id: newId(), to: '+4915112345678', text: '112233 is your code' });
  for (const to of ['+4915112345678', ' 4915112345678', '4915112345678']) {
    expect(await itemsTo(to)).toMatchObject([{ kind: 'sms', to: '+4915112345678', code: '112233' }]);
  }
});

test('the page shows messages as text, never as markup, and needs no script or inline style', async () => {
  const to = 'mallory@example.com';
  await captureEmail(services, {
    id: newId(),
    to,
    subject: '<script>alert(1)</script>',
    text: '<b>bold</b>',
    html: '<img src=x onerror=alert(1)>',
  });
  const response = await app.inject({ url: '/dev/outbox', query: { to } });
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(response.body).not.toMatch(/<script|<img|<b>|style=|onerror=alert\(1\)>/);
  expect(response.body).toContain('href="/dev/outbox.css"');
  expect((await app.inject('/dev/outbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('the page says that nothing was sent to an address, and loads itself again when asked', async () => {
  const response = await app.inject({ url: '/dev/outbox', query: { to: 'nobody@example.com', follow: '1' } });
  expect(response.body).toContain('Nothing has been sent to nobody@example.com.');
  expect(response.body).toMatch(/<meta http-equiv="refresh" content="5"/);
});

test('the page leads to itself with and without its filter, and to following or not', async () => {
  const linksAt = async (url: string) =>
    [...(await app.inject(url)).body.matchAll(/class="button" href="([^"]*)"/g)].map(([, href]) => href);
  expect(await linksAt('/dev/outbox')).toEqual(['/dev/outbox', '/dev/outbox?follow=1']);
  expect(await linksAt('/dev/outbox?follow=1')).toEqual(['/dev/outbox?follow=1', '/dev/outbox']);
  expect(await linksAt('/dev/outbox?to=ada')).toEqual([
    '/dev/outbox',
    '/dev/outbox?to=ada',
    '/dev/outbox?to=ada&amp;follow=1',
  ]);
  expect(await linksAt('/dev/outbox?to=%20%20')).toEqual(['/dev/outbox', '/dev/outbox?follow=1']);
  const plain = await app.inject('/dev/outbox?to=nobody@example.com');
  expect(plain.body).not.toContain('http-equiv="refresh"');
  expect(plain.headers['cache-control']).toBe('no-store');
  const tooLong = await app.inject(`/dev/outbox.json?to=${'x'.repeat(321)}`);
  expect(tooLong.json()).toEqual((await app.inject('/dev/outbox.json')).json());
  expect((await app.inject(`/dev/outbox.json?to=${'x'.repeat(320)}`)).json()).toEqual({ items: [] });
});

test('a repeated or broken query is no error', async () => {
  expect((await app.inject('/dev/outbox.json?to=a&to=b')).statusCode).toBe(200);
  expect((await app.inject(`/dev/outbox?to=${'x'.repeat(400)}`)).statusCode).toBe(200);
});

test('in production there is no outbox, and messages without a carrier wait in the queue', async () => {
  const production = testServices(database, { isProduction: true });
  const server = fastify();
  registerDevOutbox(server, production);
  expect((await server.inject('/dev/outbox.json')).statusCode).toBe(404);
  expect((await server.inject('/dev/outbox')).statusCode).toBe(404);
  const delivery = createDelivery({ isProduction: true }, production);
  const sms = { id: newId(), to: '+4915112345679', text: 'hello' };
  await expect(delivery.sms(sms)).rejects.toThrow('not configured');
  expect(await itemsTo(sms.to)).toEqual([]);
});

test.each([
  ['Your code is 123456.', '123456'],
  ['123456 is your code', '123456'],
  ['Code: 123 456', null],
  ['Order 1234567', null],
  ['https://example.com/123456', null],
  ['You got 123456.78 JVD', null],
])('the code in "%s" is %s', (text, code) => {
  expect(codeIn({ text })).toBe(code);
});

test.each(['&amp;', '&#38;', '&#x26;'])(
  'a link is listed once, however its %s is written, without the full stop after it',
  (sign) => {
    const text = 'Open https://example.com/a?b=1&c=2. Then https://example.com/a?b=1&c=2';
    const html = `<a href="https://example.com/a?b=1${sign}c=2">x</a>`;
    expect(linksIn({ text, html })).toEqual(['https://example.com/a?b=1&c=2']);
  },
);
