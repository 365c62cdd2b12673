import { openLog } from '@egcr/server-kit/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from '../testing/api.ts';
import { dumpOf, findsIn } from '../testing/dump.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

/* A merchant and a payer type what must not be kept, also where it does not belong; then log and database are read. */
let said = '';
const log = openLog({ role: 'web', level: 'debug', to: { write: (line) => void (said += line) } });
let product: TestProduct;
let merchant: DevPerson;
let payer: DevPerson;
beforeAll(async () => {
  product = await startProduct({ log });
  const [one, other] = await makePeople(product.url, 2);
  if (!one || !other) throw new Error('nobody was made');
  [merchant, payer] = [one, other];
});
afterAll(() => product.close());

const CARD = '4111111111111111';
const cards = [CARD, '4111 1111 1111 1111', '4111-1111-1111-1111'];
const made = z.object({ id: z.string() });
const withSecret = z.object({ secret: z.string() });

const send = (path: string, body: object, as: Readonly<Record<string, string>>) =>
  post(`${product.url}/api/v1${path}`, body, { 'idempotency-key': crypto.randomUUID(), ...as });

test('no card number, key, secret of a webhook or PIN is in the log or the database [SYS-02]', async () => {
  const [shop, buyer] = [bearer(merchant), bearer(payer)];
  const { pin } = merchant;
  const key = z.parse(
    withSecret,
    await (
      await send(
        '/developers/keys',
        { name: 'Shop', mode: 'test', scopes: ['payments.read', 'payments.write'], pin },
        shop,
      )
    ).json(),
  ).secret;
  const hook = z.parse(
    withSecret,
    await (
      await send('/developers/webhooks', { url: 'https://hooks.example.org/', mode: 'test', pin }, shop)
    ).json(),
  ).secret;
  const byKey = { authorization: `Bearer ${key}` };
  const amount = { value: '2500', assetCode: 'JVD', assetScale: 2 };
  const link = z.parse(made, await (await send('/payment-links', { title: 'Tea', amount }, byKey)).json()).id;
  const payment = z.parse(made, await (await send(`/pay/${link}/payments`, {}, buyer)).json()).id;
  for (const number of cards) {
    const refused = await send(
      `/payments/${payment}/confirm`,
      { pin: payer.pin, test_number: number },
      buyer,
    );
    const text = await refused.text();
    expect([refused.status, text.includes('not_test_number')]).toEqual([422, true]);
    expect(text).not.toContain('1111');
  }
  // Where a number, a key or a PIN does not belong.
  await send(`/payments/${CARD}/confirm`, { pin: payer.pin, number: CARD }, buyer);
  await send(`/payments/${payment}/confirm?card=${CARD}&key=${key}`, { [CARD]: CARD }, buyer);
  await send('/routing/simulate', { payment: { id: CARD }, candidates: [], seed: key }, buyer);
  await send('/routing/rules', { title: 'x', rails: [{ rail: CARD }], when: { networks: [CARD] } }, shop);
  await send('/payment-links', { title: 'Tea', amount }, { authorization: `Bearer ${key}x${CARD}` });
  await fetch(`${product.url}/api/v1/rails/${CARD}?key=${key}`);

  expect(said).toContain('request_id');
  const dump = [...(await dumpOf(product.owner)), { column: 'log', values: [said] }];
  const secrets = { key, hook, merchant: merchant.pin, payer: payer.pin };
  for (const [name, secret] of Object.entries(secrets))
    expect([
      name,
      findsIn(name.length > 4 ? dump.filter(({ column }) => column === 'log') : dump, secret),
    ]).toEqual([name, []]);
  for (const card of cards) expect(findsIn(dump, card)).toEqual([]);
});
