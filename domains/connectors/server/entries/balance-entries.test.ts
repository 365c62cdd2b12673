import { shopIn } from '@egcr/payments/testing';
import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openRailBank } from '../testing/bank.ts';

let bank: Bank;
let shop: ReturnType<typeof shopIn>;
beforeAll(async () => {
  ({ bank } = await openRailBank({}));
  shop = shopIn(bank);
});
afterAll(() => bank.close());

const ENTRIES = '/api/v1/payment-balance/entries';

interface Found {
  readonly reason: string;
  readonly direction: string;
  readonly amount: { readonly value: string };
  readonly balance: { readonly value: string };
  readonly payment: { readonly id: string; readonly title: string } | null;
}

async function entries(as: TestPerson, figure: string, more = ''): Promise<readonly Found[]> {
  const { status, body } = await bank.call('GET', `${ENTRIES}?asset=JVD&figure=${figure}${more}`, { as });
  expect(status).toBe(200);
  return body.items;
}

it('each figure of a balance opens the entries of the ledger that it is the sum of [SYS-02]', async () => {
  const { merchant, payer, link } = await shop.shop();
  const first = String((await shop.buy(payer, link)).body.id);
  const refunded = await bank.call('POST', `/api/v1/payments/${first}/refunds`, {
    as: merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: jvd('500') },
  });
  expect(refunded.status).toBe(201);
  await shop.makeAvailable();
  await bank.call('POST', '/api/v1/payment-balance/payouts', {
    as: merchant,
    key: crypto.randomUUID(),
    body: { amount: jvd('1000'), pin: TEST_PIN },
  });
  const pending = await entries(merchant, 'pending');
  expect(pending.map(({ reason, direction, amount }) => [reason, direction, amount.value])).toEqual([
    ['settlement', 'out', '1975'],
    ['refund', 'out', '500'],
    ['fee', 'out', '25'],
    ['sale', 'in', '2500'],
  ]);
  expect(pending.every(({ payment }) => payment?.id === first)).toBe(true);
  const available = await entries(merchant, 'available');
  expect(available.map(({ reason, balance }) => [reason, balance.value])).toEqual([
    ['payout', '975'],
    ['settlement', '1975'],
  ]);
  expect(available[0]?.payment).toBeNull();
  const [shown]: readonly { readonly available: { readonly value: string } }[] = (
    await bank.call('GET', '/api/v1/payment-balance', { as: merchant })
  ).body.items;
  expect(shown?.available.value).toBe(available[0]?.balance.value);
  const page = await bank.call('GET', `${ENTRIES}?asset=JVD&figure=pending&limit=3`, { as: merchant });
  expect(page.body.items).toHaveLength(3);
  const rest = await bank.call('GET', `${ENTRIES}?asset=JVD&figure=pending&limit=3&after=${page.body.next}`, {
    as: merchant,
  });
  expect(rest.body.items.map(({ reason }: Found) => reason)).toEqual(['sale']);
});

it('entries are found by what was sold, in the list and in the file', async () => {
  const { merchant, payer, link } = await shop.shop();
  const teapot = await shop.makeLink(merchant, { title: 'Blue Teapot', amount: jvd('900') });
  await shop.buy(payer, link);
  await shop.buy(payer, String(teapot.body.id));
  await shop.buy(payer, link);
  const found = await entries(merchant, 'pending', '&words=%20TEAPOT');
  expect(found.map(({ reason, payment }) => [reason, payment?.title])).toEqual([
    ['fee', 'Blue Teapot'],
    ['sale', 'Blue Teapot'],
  ]);
  const page = await bank.call('GET', `${ENTRIES}?asset=JVD&figure=pending&words=teapot&limit=1`, {
    as: merchant,
  });
  expect(page.body.items).toEqual([found[0]]);
  expect(await entries(merchant, 'pending', `&words=teapot&after=${page.body.next}`)).toEqual([found[1]]);
  expect(await entries(merchant, 'pending', '&words=kettle')).toEqual([]);
  const sheet = await fetch(`${bank.url}${ENTRIES}/export?asset=JVD&figure=pending&words=teapot`, {
    headers: { authorization: `Bearer ${merchant.userId}` },
  });
  expect((await sheet.text()).trimEnd().split('\r\n')).toHaveLength(3);
});

it('a debt is read as one: it grows by a lost dispute, and shrinks by what the next sale brings', async () => {
  const { merchant, payer, link } = await shop.shop();
  const { body: paid } = await shop.buy(payer, link);
  await shop.makeAvailable();
  await bank.call('POST', '/api/v1/payment-balance/payouts', {
    as: merchant,
    key: crypto.randomUUID(),
    body: { amount: jvd('2475'), pin: TEST_PIN },
  });
  const key = () => crypto.randomUUID();
  const { body: dispute } = await bank.call('POST', `/api/v1/payments/${paid.id}/disputes`, {
    as: payer,
    key: key(),
    body: { reason: 'not_received', statement: 'It never came to me.', amount: jvd('1000') },
  });
  const answer = { as: merchant, key: key(), body: { evidence: 'It was sent on Monday.' } };
  await bank.call('POST', `/api/v1/disputes/${dispute.id}/evidence`, answer);
  await bank.call('POST', `/api/v1/admin/payment-disputes/${dispute.id}/decision`, {
    as: await bank.person('Odile'),
    role: 'super_admin',
    key: key(),
    body: { outcome: 'lost', reason: 'Nothing shows that it came.' },
  });
  await shop.buy(payer, link);
  await shop.makeAvailable();
  const shown = (found: readonly Found[]) =>
    found.map(({ reason, direction, amount, balance }) => [reason, direction, amount.value, balance.value]);
  expect(shown(await entries(merchant, 'owed'))).toEqual([
    ['recovery', 'out', '1000', '0'],
    ['dispute', 'in', '1000', '1000'],
  ]);
  expect(shown(await entries(merchant, 'available')).slice(0, 2)).toEqual([
    ['recovery', 'out', '1000', '1475'],
    ['settlement', 'in', '2475', '2475'],
  ]);
  const sheet = await fetch(`${bank.url}${ENTRIES}/export?asset=JVD&figure=available`, {
    headers: { authorization: `Bearer ${merchant.userId}` },
  });
  const [head, first = ''] = (await sheet.text()).split('\r\n');
  expect(head).toBe('time,reason,payment,amount,balance,currency,transfer');
  expect(first).toContain(',recovery,Coffee beans,-10.00,14.75,JVD,');
});

it('shows nobody else’s entries, and names what is wrong with a question', async () => {
  const { merchant, payer, link } = await shop.shop();
  await shop.buy(payer, link);
  const stranger = await bank.person('Sly');
  expect(await entries(stranger, 'pending')).toEqual([]);
  expect(await entries(payer, 'pending')).toEqual([]);
  for (const [query, field] of [
    ['asset=XXX&figure=pending', 'asset'],
    ['asset=JVD&figure=main', 'figure'],
    ['asset=JVD&figure=pending&after=x', 'after'],
    [`asset=JVD&figure=pending&words=${'x'.repeat(81)}`, 'words'],
  ] as const) {
    const { status, body } = await bank.call('GET', `${ENTRIES}?${query}`, { as: merchant });
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  }
  expect((await bank.call('GET', `${ENTRIES}?asset=JVD&figure=pending`)).status).toBe(401);
});
