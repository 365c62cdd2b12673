import { readCaptured } from '@egcr/server-kit/captured-messages';
import { openLog } from '@egcr/server-kit/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';
import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from '../testing/api.ts';
import { codeOfApp } from '../testing/app-code.ts';
import { dumpOf, findsIn } from '../testing/dump.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

/*
 * People use the product as it is served; then the whole database is read as the person who has a dump reads it, first while the messages wait in
 * the queue, then when they have left.
 */
let said = '';
const log = openLog({ role: 'web', level: 'debug', to: { write: (line) => void (said += line) } });
const people = { ann: undefined as DevPerson | undefined, ben: undefined as DevPerson | undefined };
let product: TestProduct;
let worker: TestProduct | undefined;

beforeAll(async () => {
  product = await startProduct({ settings: { ROLES: 'web' }, log });
  [people.ann, people.ben] = await makePeople(product.url, 2);
});
afterAll(async () => {
  await worker?.close();
  await product.close();
});

const PHONE = '+4915112349876';
const bankSecrets = {
  'the IBAN': 'DE02120300000000202051',
  'the holder': 'Aminata Kouyate-Lindqvist',
  'the payer in another bank’s statement': 'Oluwaseun Brandvold',
  'the text in it': 'Rent flat 7b Kastanienweg',
  'the name of the other account': 'Savings at Nordlicht Bank',
  'the words written to us': 'my neighbour Zbigniew took my card',
};
const enrolled = z.object({ id: z.string(), totp: z.object({ secret: z.string(), uri: z.string() }) });
const named = z.object({ id: z.string() });
const session = z.object({ access_token: z.string() });
const recoveryCodes = z.object({ codes: z.array(z.string()) });

async function ask<const Shape extends z.ZodMiniType>(
  shape: Shape,
  path: string,
  { body = {}, as }: { readonly body?: object; readonly as?: Pick<DevPerson, 'access_token'> } = {},
): Promise<z.output<Shape>> {
  const headers = { 'idempotency-key': crypto.randomUUID(), ...(as && bearer(as)) };
  const answer = await post(`${product.url}${path}`, body, headers);
  const document: unknown = await answer.json();
  expect([answer.status, document]).toEqual([
    expect.toSatisfy((status: number) => status < 300),
    expect.anything(),
  ]);
  return z.parse(shape, document);
}

/** An app and a set of codes on paper; answers what must stay secret of them. */
async function addSecondFactor(person: DevPerson): Promise<Record<string, string>> {
  const app = await ask(enrolled, '/auth/v1/factors', {
    as: person,
    body: { factor_type: 'totp', friendly_name: 'Phone' },
  });
  product.clock.advance(30);
  const { id } = await ask(named, `/auth/v1/factors/${app.id}/challenge`, { as: person });
  const code = codeOfApp(app.totp.secret, product.clock.now());
  const raised = await ask(session, `/auth/v1/factors/${app.id}/verify`, {
    as: person,
    body: { challenge_id: id, code },
  });
  const { codes } = await ask(recoveryCodes, '/auth/v1/factors/recovery-codes', { as: raised });
  return {
    'the secret of the app': app.totp.secret,
    ...Object.fromEntries(codes.map((each, at) => [`recovery code ${at + 1}`, each])),
  };
}

async function useEverything(ann: DevPerson, ben: DevPerson): Promise<Record<string, string>> {
  const any = z.unknown();
  const factors = await addSecondFactor(ann);
  await ask(any, '/auth/v1/recover', { body: { email: ann.email } });
  await ask(any, '/auth/v1/otp', { body: { phone: PHONE } });
  await ask(any, '/api/v1/identity/pin/reset-request', { as: ben });
  await ask(any, '/api/v1/wallet/payout-accounts', {
    as: ben,
    body: {
      scheme: 'iban',
      holder: bankSecrets['the holder'],
      account: bankSecrets['the IBAN'],
      bank: '',
      pin: ben.pin,
    },
  });
  const line = `${bankSecrets['the payer in another bank’s statement']} ${bankSecrets['the text in it']}`;
  // On a busy machine the process that reads may begin too late for its deadline.
  await patiently(() =>
    ask(any, '/api/v1/wallet/imports', {
      as: ben,
      body: {
        name: bankSecrets['the name of the other account'],
        content: `Date;Amount;Currency;Text\n2026-11-01;-812.50;EUR;${line}\n`,
      },
    }),
  );
  await ask(any, '/api/v1/contact/messages', {
    body: {
      name: 'Ben',
      email: 'ben@example.com',
      topic: 'money',
      message: `Please help, ${bankSecrets['the words written to us']}.`,
    },
  });
  return factors;
}

/** The links, tokens and codes of all messages that were sent. */
async function secretsInMessages(): Promise<Record<string, string>> {
  const messages = await patiently(async () => {
    const found = await readCaptured(product.services);
    const hasLeft = {
      sms: found.some(({ kind }) => kind === 'sms'),
      code: found.some(({ code }) => code !== null),
      link: found.some(({ links }) => links.some((link) => new URL(link).searchParams.has('token'))),
    };
    if (found.length < 4 || Object.values(hasLeft).includes(false))
      throw new Error(`${found.length} messages have left: ${JSON.stringify(hasLeft)}`);
    return found;
  });
  const found: Record<string, string> = {};
  for (const { kind, subject, links, code, to } of messages) {
    if (code !== null) found[`the code of ${kind} ${subject}`] = code;
    found[`the recipient of ${kind} ${subject}`] = to;
    for (const link of links) {
      const { searchParams } = new URL(link);
      for (const [name, value] of searchParams)
        if (value.length >= 20 && !value.startsWith('http')) found[`${name} of ${kind} ${subject}`] = value;
    }
  }
  return found;
}

test('(attack D20) a dump of the database holds no token, code, bank detail or message, neither waiting nor sent, and the log holds none', async () => {
  const { ann, ben } = people;
  if (!ann || !ben) throw new Error('people are missing');
  const secrets: Record<string, string> = { ...bankSecrets, ...(await useEverything(ann, ben)) };
  const waiting = await dumpOf(product.owner);
  expect(waiting.filter(({ column }) => column === 'platform.message.sealed')).not.toEqual([]);

  worker = await startProduct({ settings: { ROLES: 'worker' }, beside: product, log });
  const sent = await secretsInMessages();
  expect(Object.keys(sent).filter((name) => name.startsWith('the code'))).not.toEqual([]);
  expect(Object.keys(sent).filter((name) => name.startsWith('token'))).not.toEqual([]);
  const delivered = await dumpOf(product.owner);
  expect(said).toContain('request_id');
  const inMessages = ({ column }: { readonly column: string }) =>
    /^(graphile_worker|platform)[.]/.test(column);
  for (const [name, secret] of Object.entries({ ...secrets, ...sent })) {
    // Who has an account stands in identity; to whom a message goes is nobody's business.
    const isRecipient = name.startsWith('the recipient');
    for (const dump of [waiting, delivered]) {
      const seen = isRecipient ? dump.filter(inMessages) : dump;
      expect([name, findsIn(seen, secret)]).toEqual([name, []]);
    }
    expect([name, findsIn([{ column: 'log', values: [said] }], secret)]).toEqual([name, []]);
  }
});

test('the search itself finds what is hidden in any of the ways it knows', () => {
  const secret = 'DE02120300000000202051';
  const ways = [
    `x ${secret} y`,
    secret.toLowerCase(),
    Buffer.from(`ab${secret}cd`).toString('base64'),
    Buffer.from(`abc${secret}`).toString('base64url'),
    `\\x${Buffer.from(`{"account":"${secret}"}`).toString('hex')}`,
    `\\x${Buffer.from(Buffer.from(`a${secret}`).toString('base64')).toString('hex')}`,
    encodeURIComponent(secret),
  ];
  for (const way of ways) expect(findsIn([{ column: 'c', values: ['other', way] }], secret)).toEqual(['c']);
  expect(
    findsIn([{ column: 'c', values: [encodeURIComponent('ann+1@example.org')] }], 'ann+1@example.org'),
  ).toEqual(['c']);
  expect(findsIn([{ column: 'c', values: ['12345678'] }], '345678')).toEqual([]);
  expect(findsIn([{ column: 'c', values: ['"345678"'] }], '345678')).toEqual(['c']);
});
