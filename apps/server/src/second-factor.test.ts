import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { bearer, jvd, makePeople, post, send, type DevPerson } from '../testing/api.ts';
import { codeOfApp } from '../testing/app-code.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ settings: { DEMO: 'on' } });
});
afterAll(() => product.close());

const enrolled = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const named = z.object({ id: z.string() });
const tokens = z.object({ access_token: z.string() });

async function ask<const S extends z.ZodMiniType>(
  shape: S,
  path: string,
  { body = {}, as }: { readonly body?: object; readonly as?: Pick<DevPerson, 'access_token'> } = {},
): Promise<z.output<S>> {
  const answer = await post(`${product.url}/auth/v1/${path}`, body, as ? bearer(as) : {});
  return z.parse(shape, await answer.json());
}

/** Shows the app's code in a session; it is raised by it. */
async function showCode(as: Pick<DevPerson, 'access_token'>, app: z.output<typeof enrolled>): Promise<void> {
  // No code counts twice.
  product.clock.advance(30);
  const { id } = await ask(named, `factors/${app.id}/challenge`, { as });
  const code = codeOfApp(app.totp.secret, product.clock.now());
  await ask(tokens, `factors/${app.id}/verify`, { as, body: { challenge_id: id, code } });
}

test('the person who has connected an app moves money and changes the PIN only in a session that has shown its code', async () => {
  const [ann, ben] = await makePeople(product.url, 2, jvd(5000));
  if (!ann || !ben) throw new Error('people are missing');
  const app = await ask(enrolled, 'factors', {
    as: ann,
    body: { factor_type: 'totp', friendly_name: 'Phone' },
  });
  await showCode(ann, app);
  const again = {
    ...ann,
    ...(await ask(tokens, 'token?grant_type=password', {
      body: { email: ann.email, password: ann.password },
    })),
  };
  await post(`${product.url}/api/v1/identity/pin/verify`, { pin: ann.pin }, bearer(again));
  const pay = (key: string) => send(product.url, { from: again, to: ben, minor: 100, key });
  const changePin = () =>
    fetch(`${product.url}/api/v1/identity/pin`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...bearer(again) },
      body: JSON.stringify({ pin: '640285', current_pin: ann.pin }),
    });
  for (const refused of [await pay('one'), await changePin()]) {
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_required' }]);
  }
  const wallet = await fetch(`${product.url}/api/v1/wallet`, { headers: bearer(again) });
  expect(wallet.status).toBe(200);
  await showCode(again, app);
  expect((await pay('one')).status).toBe(201);
  expect((await changePin()).status).toBe(200);
  const unconnected = await send(product.url, { from: ben, to: ann, minor: 100, key: 'two' });
  expect(unconnected.status).toBe(201);
});

test('a session without the code neither lets a frozen wallet go nor names new destinations of money (attack X2)', async () => {
  const [ann, ben] = await makePeople(product.url, 2, jvd(5000));
  if (!ann || !ben) throw new Error('people are missing');
  const app = await ask(enrolled, 'factors', {
    as: ann,
    body: { factor_type: 'totp', friendly_name: 'Phone' },
  });
  await showCode(ann, app);
  const signIn = { body: { email: ann.email, password: ann.password } };
  const thief = await ask(tokens, 'token?grant_type=password', signIn);
  await post(`${product.url}/api/v1/identity/pin/verify`, { pin: ann.pin }, bearer(thief));
  const call = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(`${product.url}/api/v1/wallet/${path}`, {
      method,
      headers: { ...headers, ...bearer(thief) },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await call('PUT', 'freeze', { frozen: true })).toMatchObject({
    status: 200,
    body: { frozen: true },
  });
  const refused = { status: 403, body: { code: 'second_factor_required' } };
  const unfrozen = { frozen: false, pin: ann.pin };
  expect(await call('PUT', 'freeze', unfrozen)).toMatchObject(refused);
  const account = {
    scheme: 'iban',
    holder: 'Ann Person',
    account: 'DE89370400440532013000',
    bank: '',
    pin: ann.pin,
  };
  expect(await call('POST', 'payout-accounts', account)).toMatchObject(refused);
  expect(await call('POST', 'payees', { to: { username: ben.username }, label: 'Rent' })).toMatchObject(
    refused,
  );
  await showCode(thief, app);
  await post(`${product.url}/api/v1/identity/pin/verify`, { pin: ann.pin }, bearer(thief));
  expect(await call('PUT', 'freeze', unfrozen)).toMatchObject({ body: { frozen: false } });
  expect((await call('POST', 'payout-accounts', account)).status).toBe(201);
});
