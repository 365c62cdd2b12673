import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';

import { balanceOf, bearer, jvd, makePeople, post } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { demoPeople } from './demo-people.ts';
import { demoStaff } from './demo-staff.ts';
import { prepareDemo } from './demo.ts';
import { composeDomains } from './domains.ts';
import { readConfig } from './config.ts';

const READ_DOORS = [
  '/dev/clock',
  '/dev/ledger/snapshot',
  '/dev/ledger/proof',
  '/dev/service-key',
  '/dev/funds/proof',
];
const WRITTEN_DOORS = [
  '/dev/people',
  '/dev/fund',
  '/dev/clock',
  '/dev/rates',
  '/dev/funds',
  '/dev/commitments',
  '/dev/envelopes',
];

const session = z.object({
  access_token: z.string(),
  user: z.object({ app_metadata: z.object({ roles: z.optional(z.array(z.string())) }) }),
});

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ settings: { DEMO: 'on' } });
});
afterAll(() => product.close());

async function signIn(email: string, password: string): Promise<Response> {
  return post(`${product.url}/auth/v1/token?grant_type=password`, { email, password });
}

test.each(demoPeople.map(({ title, ...person }) => [title, person] as const))(
  'the %s of the demo signs in and verifies the PIN that is listed',
  async (_, { email, password, pin, username }) => {
    const tokens: unknown = await (await signIn(email, password)).json();
    const headers = bearer(tokens as { access_token: string });
    const profile = await fetch(`${product.url}/api/v1/profile`, { headers });
    expect(await profile.json()).toMatchObject({ username, has_pin: true });
    const verified = await post(`${product.url}/api/v1/identity/pin/verify`, { pin }, headers);
    expect(verified.ok).toBe(true);
  },
);

test('the people of the demo have the roles and the money that domains declare for them', async () => {
  const held = async ({ email, password, pin }: (typeof demoPeople)[number]) => {
    const tokens: unknown = await (await signIn(email, password)).json();
    const { access_token, user } = session.parse(tokens);
    await post(`${product.url}/api/v1/identity/pin/verify`, { pin }, bearer({ access_token }));
    return { roles: user.app_metadata.roles ?? [], jvd: await balanceOf(product.url, { access_token }) };
  };
  const byTitle: Record<string, Awaited<ReturnType<typeof held>>> = {};
  for (const person of demoPeople) byTitle[person.title] = await held(person);
  // Less what the government user and the NGO user bought in the sample shop, what they dispute of it included.
  expect(byTitle).toEqual({
    'Personal user': { roles: [], jvd: 1_250_000 },
    'Business owner': { roles: ['business_owner'], jvd: 250_000_000 },
    'Government user': { roles: ['government'], jvd: 4_995_850 },
    'NGO user': { roles: ['ngo'], jvd: 2_995_450 },
    'Content editor': { roles: ['content_editor'], jvd: 200_000 },
    'Super admin': { roles: ['super_admin'], jvd: 100_000 },
    'Second super admin': { roles: ['super_admin'], jvd: 100_000 },
    ...Object.fromEntries(
      demoStaff.map(({ title, persona }) => [
        title,
        { roles: [persona.replace(/^(second|third|fourth)_/, '')], jvd: 0 },
      ]),
    ),
  });
});

test('the demo is made a single time: at the next start its people are there, and their addresses not taken twice', async () => {
  const { list } = composeDomains(readConfig({}), product.keys);
  await expect((await prepareDemo(product.services, list))()).resolves.toBeUndefined();
});

test('people for tests are complete, verified and funded', async () => {
  const people = await makePeople(product.url, 5, jvd(12_345));
  expect(new Set(people.map(({ username }) => username)).size).toBe(5);
  for (const person of people) expect(await balanceOf(product.url, person)).toBe(12_345);
});

test.each([{ count: 0 }, { count: 1.5 }, {}, { count: 1, fund: { value: '1' } }])(
  'people for tests cannot be made from %o',
  async (body) => {
    expect((await post(`${product.url}/dev/people`, body)).status).toBe(422);
  },
);

test.each([
  ['without test mode', {}],
  ['in production', { NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org' }],
])('nothing of the doors for tests is there %s', async (_, settings) => {
  const plain = await startProduct({ settings: { TEST_MODE: '0', DEMO: 'off', ...settings } });
  const answers = await Promise.all([
    ...READ_DOORS.map((path) => fetch(plain.url + path)),
    ...WRITTEN_DOORS.map((path) => post(plain.url + path, {})),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const outbox = await fetch(`${plain.url}/dev/outbox.json`);
  expect(outbox.status).toBe('NODE_ENV' in settings ? 404 : 200);
  await plain.close();
});

describe('the doors for demonstrations and tests', () => {
  const ask = (method: string, path: string, headers: Readonly<Record<string, string>>) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(product.url);
      const asked = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject).end();
    });

  it.each([
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { host: '127.0.0.1.evil.example:80' },
    { host: '192.168.1.20:3000' },
    { host: 'evil.example@localhost' },
    { host: 'localhost', 'x-forwarded-for': '198.51.100.7' },
    { host: 'localhost', 'x-forwarded-host': 'pay.example.org' },
    { host: 'localhost', forwarded: 'for=198.51.100.7' },
    { host: 'localhost', via: '1.1 proxy' },
  ])('do not exist for %o: a foreign page, proxy or tunnel (attack S2)', async (headers) => {
    const doors = [
      ...READ_DOORS,
      '/dev/outbox',
      '/dev/outbox.json',
      '/dev/outbox.css',
      '/dev/outbox/',
      '//dev/outbox',
      '/%64ev/outbox',
    ];
    for (const path of doors) expect([path, await ask('GET', path, headers)]).toEqual([path, 404]);
    for (const path of WRITTEN_DOORS) expect([path, await ask('POST', path, headers)]).toEqual([path, 404]);
  });

  it('are there for a program on this machine, by any of its names', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80', 'egcr.localhost'])
      expect([host, await ask('GET', '/dev/outbox.json', { host })]).toEqual([host, 200]);
  });
});
