import { describe, expect, it } from 'vitest';

import { at, failed, NOW, serveRequests, unknown, type Said } from '../testing/op-requests.ts';
import { pruneOpenPayments, openPaymentsRail } from './open-payments-rail.ts';

const requests = await serveRequests();
const { instead } = requests;
const document = (path: string, more: object = {}) => {
  const { url } = requests.fake.books;
  const wallet = { id: `${url}/${path}`, assetCode: 'USD', assetScale: 2 };
  return { ...wallet, authServer: `${url}/auth`, resourceServer: url, ...more };
};

it('the rail costs nothing, takes five seconds, and carries less than a million of the operator’s currency', () => {
  expect(openPaymentsRail(requests.fake.settings)).toMatchObject({
    rail: 'open_payments',
    method: 'open_payments',
    assets: ['USD'],
    max: '99999999',
    cost: { fixed: '0', variable_bps: '0', p95_ms: 5000 },
  });
});

describe('a request that cannot be opened', () => {
  it.each<readonly [string, string, () => Said, object]>([
    ['the payer’s wallet is silent', 'GET /amina', () => null, failed('issuer_unavailable')],
    ['there is no wallet', 'GET /amina', () => [404, {}], failed('invalid_account')],
    [
      'the address is another wallet’s',
      'GET /amina',
      () => [200, document('bela')],
      failed('invalid_account'),
    ],
    ['the address has no document', 'GET /amina', () => [200, {}], failed('invalid_account')],
    ['the operator’s wallet refuses', 'GET /egcr', () => [403, document('egcr')], failed('processing_error')],
    [
      'the operator’s wallet is elsewhere',
      'GET /egcr',
      () => [300, document('egcr')],
      failed('processing_error'),
    ],
    [
      'the operator’s wallet is in another currency',
      'GET /egcr',
      () => [200, document('egcr', { assetCode: 'EUR' })],
      failed('processing_error'),
    ],
    [
      'the operator’s wallet counts in other parts',
      'GET /egcr',
      () => [200, document('egcr', { assetScale: 3 })],
      failed('processing_error'),
    ],
    ['the operator’s wallet is silent', 'GET /egcr', () => null, unknown],
    ['the page is refused', 'POST /quotes', () => [403, {}], failed('processing_error')],
  ])('where %s ends with the reason, or waits', async (_what, call, said, state) => {
    const { begun, pay, rowOf } = requests;
    const reference = await begun();
    instead(call, said());
    expect(await pay(reference)).toMatchObject(state);
    const { ended_at: endedAt, page_url: page } = await rowOf(reference);
    expect([endedAt !== null, page]).toEqual([state !== unknown, null]);
  });

  it.each([
    ['value', '2499'],
    ['assetCode', 'EUR'],
    ['assetScale', 3],
  ])('asks for no other amount: %s', async (name, other) => {
    const { begun, pay, fake } = requests;
    const amount = { value: '2500', assetCode: 'USD', assetScale: 2, [name]: other };
    const id = `${fake.books.url}/incoming-payments/1`;
    instead('POST /incoming-payments', [201, { id, incomingAmount: amount, receivedAmount: amount }]);
    expect(await pay(await begun())).toMatchObject(failed('processing_error'));
  });

  it('sends nobody to a page that is none', async () => {
    const { onPage, set, ask, fake, rowOf } = requests;
    const reference = await onPage();
    await set(reference, { page_url: null });
    const page = (redirect: string) => ({
      access_token: { value: 'x' },
      interact: { redirect, finish: 'x' },
      continue: { uri: `${fake.books.url}/continue/x`, access_token: { value: 'x' } },
    });
    instead('POST /auth', [200, page('javascript:alert(1)')]);
    instead('POST /quotes', [201, { id: 'x', debitAmount: { value: '1', assetCode: 'EUR', assetScale: 2 } }]);
    expect(await ask(reference)).toEqual(failed('processing_error'));
    expect((await rowOf(reference)).page_url).toBeNull();
  });

  it('waits while another process opens it, and opens it no second time', async () => {
    const { begun, set, pay, fake } = requests;
    const reference = await begun();
    await set(reference, { opened_at: NOW });
    expect(await pay(reference)).toMatchObject(unknown);
    expect(fake.books.incoming.some((each) => each.reference === reference)).toBe(false);
  });
});

describe('a payer on the page of their wallet', () => {
  it('is told of the page, again at the second request, and of the time that it took', async () => {
    const { begun, pay, incomingOf, rowOf } = requests;
    const began = performance.now();
    const reference = await begun();
    const [first, second] = [await pay(reference), await pay(reference)];
    const { took_ms: took, ...page } = first;
    expect(took).toBeGreaterThanOrEqual(0);
    expect(took).toBeLessThanOrEqual(performance.now() - began + 1);
    expect(page).toEqual({
      state: 'action',
      url: expect.stringContaining('/page/'),
      until: at(1800),
      provider_ref: incomingOf(reference).id,
    });
    expect(second).toMatchObject(page);
    // What is under way when the page closes may come for fifteen more minutes.
    expect((await rowOf(reference)).expires_at).toEqual(at(2700));
  });

  it('has half an hour; then nothing is open for them any more', async () => {
    const { onPage, ask, incomingOf, fake, rowOf } = requests;
    const reference = await onPage();
    expect((await ask(reference, at(1799.999))).state).toBe('action');
    expect([fake.books.grantOf(reference).state, incomingOf(reference).completed]).toEqual([
      'pending',
      false,
    ]);
    expect(await ask(reference, at(1800))).toEqual(failed('abandoned'));
    expect([fake.books.grantOf(reference).state, incomingOf(reference).completed]).toEqual([
      'canceled',
      true,
    ]);
    expect(await rowOf(reference)).toMatchObject({ ended_at: NOW, failure: 'abandoned' });
    expect(await ask(reference)).toEqual(failed('abandoned'));
  });

  it.each<readonly [string, Said, string]>([
    ['has said no', [401, { error: { code: 'user_denied' } }], 'failed'],
    ['was refused', [400, { error: 'request_denied' }], 'failed'],
    ['has not answered yet', [400, { error: { code: 'too_fast' } }], 'action'],
    ['was asked for no error', [399, { error: { code: 'user_denied' } }], 'action'],
    ['is at a wallet that is silent', null, 'action'],
  ])('who %s is waited for, or not', async (_what, said, state) => {
    const { onPage, ask } = requests;
    const reference = await onPage();
    instead('POST /continue', said);
    expect((await ask(reference)).state).toBe(state);
  });

  it('can open one anew where the first page was lost', async () => {
    const { onPage, set, ask, rowOf } = requests;
    const reference = await onPage();
    const { page_url: first } = await rowOf(reference);
    await set(reference, { page_url: null });
    const said = await ask(reference);
    expect(said).toEqual({
      state: 'action',
      url: (await rowOf(reference)).page_url,
      until: at(1800),
      provider_ref: requests.incomingOf(reference).id,
    });
    expect(said.state === 'action' && said.url).not.toBe(first);
  });
});

it('a fault of our own is no answer of a wallet, and ends nothing', async () => {
  const { agreed, told, set, ask, rowOf } = requests;
  const broken = { sealed_pay_token: 'not sealed by us' };
  const [before, after] = [await agreed(), await told({ outgoing_url: null, sent_at: at(-60) })];
  for (const reference of [before, after]) {
    await set(reference, broken);
    await expect(ask(reference)).rejects.toThrow('not sealed');
    expect((await rowOf(reference)).ended_at).toBeNull();
  }
});

it('a request that has ended is forgotten thirty days later', async () => {
  const { begun, set, unit, rowOf } = requests;
  const ago = 30 * 24 * 3600;
  const [kept, gone] = [await begun(), await begun()];
  await set(kept, { ended_at: at(-ago), failure: 'abandoned' });
  await set(gone, { ended_at: at(-ago - 0.001), failure: 'abandoned' });
  await unit((work) => pruneOpenPayments({ ...work, now: NOW }, {}));
  expect((await rowOf(kept)).reference).toBe(kept);
  await expect(rowOf(gone)).rejects.toThrow('the request was begun');
});
