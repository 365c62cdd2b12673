import { errandsIn, shopIn } from '@egcr/payments/testing';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openRailBank } from '../testing/bank.ts';
import { startFakeOpenPayments, type FakeOpenPayments } from '../testing/fake-open-payments.ts';
import { pruneOpenPayments } from './open-payments-rail.ts';
import { OPEN_PAYMENTS_BACK } from './op-opening.ts';

let fake: FakeOpenPayments;
let bank: Bank;
let errands: ReturnType<typeof errandsIn>;
let shop: ReturnType<typeof shopIn>;
beforeAll(async () => {
  fake = await startFakeOpenPayments();
  const opened = await openRailBank({ openPayments: fake.settings });
  bank = opened.bank;
  errands = errandsIn(bank, opened.rails);
  shop = shopIn(bank);
});
afterAll(async () => {
  await bank.close();
  await fake.close();
});

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const PAYMENTS = '/api/v1/payments';
const run = (payment: string, more: object = {}) => errands.run(payment, more);
const read = async (as: TestPerson, id: string) => (await bank.call('GET', `${PAYMENTS}/${id}`, { as })).body;
const confirm = (as: TestPerson, id: string, body: object = { wallet_address: fake.payer }) =>
  bank.call('POST', `${PAYMENTS}/${id}/confirm`, {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, method: 'open_payments', ...body },
  });
const back = (reference: string, query: string) =>
  fetch(`${bank.url}${OPEN_PAYMENTS_BACK}/${encodeURIComponent(reference)}?${query}`, { redirect: 'manual' });
const balanceIn = async (as: TestPerson) =>
  (await bank.call('GET', '/api/v1/payment-balance', { as })).body.items[0];
const proven = async () => (await bank.call('GET', '/dev/ledger/proof')).body.broken;

/** A payer who is asked on the page of their own wallet. */
async function onPage(body?: object) {
  const sold = await shop.shop({ amount: usd('2500') }, '0');
  const id = String((await shop.start(sold.payer, sold.link)).body.id);
  const sent = await confirm(sold.payer, id, body);
  await run(id);
  return { ...sold, id, sent, reference: `${id}:1` };
}

/** The same, once they have agreed. */
async function paid() {
  const sold = await onPage();
  await back(sold.reference, fake.books.agree(sold.reference));
  await run(sold.id);
  return sold;
}

it('a customer pays from a wallet at another provider, and the merchant has the money pending [SYS-02]', async () => {
  const { merchant, payer, id, sent, reference } = await onPage();
  expect([sent.status, sent.body.state]).toEqual([200, 'processing']);
  const waiting = await read(payer, id);
  expect([waiting.state, waiting.next_action.kind]).toEqual(['requires_action', 'redirect']);
  expect(waiting.next_action.url).toContain(`${fake.books.url}/page/`);
  expect((await read(merchant, id)).next_action).toBeNull();
  // Agreed to is one sum, to one receiver.
  const [incoming] = fake.books.incoming.filter((each) => each.reference === reference);
  expect(fake.books.grantOf(reference)).toMatchObject({ receiver: incoming?.id, debit: '2325' });
  const returned = await back(reference, fake.books.agree(reference));
  expect([returned.status, returned.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`/payment-gateway/payments/${id}\\?back=1$`)),
  ]);
  await run(id);
  expect(await read(merchant, id)).toMatchObject({ state: 'succeeded', fee: usd('25') });
  expect(await balanceIn(merchant)).toMatchObject({ asset: 'USD', pending: usd('2475') });
  expect(await proven()).toEqual([]);
  expect(fake.books.unsigned).toEqual([]);
});

it('fifty confirmations and fifty returns at once have the wallet told to pay once', async () => {
  const sold = await shop.shop({ amount: usd('900') }, '0');
  const id = String((await shop.start(sold.payer, sold.link)).body.id);
  const all = await Promise.all(Array.from({ length: 50 }, () => confirm(sold.payer, id)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.every(({ status }) => status < 500)).toBe(true);
  await Promise.all(Array.from({ length: 5 }, () => run(id)));
  const agreed = fake.books.agree(`${id}:1`);
  await Promise.all(Array.from({ length: 50 }, () => back(`${id}:1`, agreed)));
  await Promise.all(Array.from({ length: 20 }, () => run(id)));
  bank.clock.advance(301);
  await run(id);
  expect(fake.books.paid.filter((each) => each === `${id}:1`)).toHaveLength(1);
  expect(await balanceIn(sold.merchant)).toMatchObject({ pending: usd('891') });
});

it('a word to pay whose answer is lost is asked about at the operator’s own wallet, and never said again', async () => {
  const { payer, id, reference } = await onPage();
  fake.books.trouble.set(reference, 'pay_lost');
  await back(reference, fake.books.agree(reference));
  await run(id);
  expect((await read(payer, id)).state).toBe('succeeded');
  expect(fake.books.paid.filter((each) => each === reference)).toHaveLength(1);
});

it('one that never arrived is not said again either, and ends when the wallet takes nothing any more', async () => {
  const { payer, id, reference } = await onPage();
  fake.books.trouble.set(reference, 'pay_never');
  await back(reference, fake.books.agree(reference));
  for (const seconds of [0, 6, 16, 900]) {
    bank.clock.advance(seconds);
    await run(id);
    expect((await read(payer, id)).state).toMatch(/processing|requires_action/);
  }
  fake.books.trouble.delete(reference);
  bank.clock.advance(3600);
  await run(id);
  const open = await read(payer, id);
  expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'processing_error']);
  expect(fake.books.paid).not.toContain(reference);
});

it('nobody but the payer’s wallet can say that they have agreed', async () => {
  const { payer, id, reference } = await onPage();
  const other = await onPage();
  const stolen = fake.books.agree(other.reference);
  for (const query of [
    '',
    'hash=&interact_ref=x',
    'hash=AAAA&interact_ref=x',
    stolen,
    'result=grant_rejected',
  ])
    expect((await back(reference, query)).status).toBe(303);
  expect((await back('nobody:1', 'hash=a&interact_ref=b')).status).toBe(404);
  await bank.call('POST', `${PAYMENTS}/${id}/action`, { as: payer, body: { answer: 'done' } });
  await run(id);
  expect((await read(payer, id)).state).toBe('requires_action');
  expect(fake.books.paid).not.toContain(reference);
});

it('who says no at their wallet, or goes no further here, can pay in another way, and nothing is open there any more', async () => {
  const denied = await onPage();
  fake.books.deny(denied.reference);
  await back(denied.reference, 'result=grant_rejected');
  await run(denied.id);
  const left = await onPage();
  await bank.call('POST', `${PAYMENTS}/${left.id}/action`, { as: left.payer, body: { answer: 'give_up' } });
  await run(left.id, { give_up: true });
  for (const { payer, id, reference } of [denied, left]) {
    const open = await read(payer, id);
    expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'abandoned']);
    expect(fake.books.incoming.find((each) => each.reference === reference)?.completed).toBe(true);
    await back(reference, 'hash=AAAA&interact_ref=x');
  }
  expect(fake.books.grantOf(left.reference).state).toBe('canceled');
});

it('a wallet that refuses, or says that it has failed, ends the attempt; a part of the money ends nothing', async () => {
  for (const [pays, failure] of [
    ['refuses', 'generic_decline'],
    ['fails', 'processing_error'],
  ] as const) {
    fake.books.payerPays = pays;
    const { payer, id, reference } = await paid();
    const open = await read(payer, id);
    expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', failure]);
    // What ended unpaid can no longer be paid there.
    expect(fake.books.incoming.find((each) => each.reference === reference)?.completed).toBe(true);
  }
  fake.books.payerPays = 'half';
  const { payer, merchant, id } = await paid();
  bank.clock.advance(7200);
  await run(id);
  fake.books.payerPays = 'whole';
  expect((await read(payer, id)).state).toMatch(/processing|requires_action/);
  expect(await balanceIn(merchant)).toBeUndefined();
});

it('a wallet that refuses and pays all the same has paid', async () => {
  fake.books.payerPays = 'refuses_and_pays';
  const { payer, merchant, id } = await paid();
  fake.books.payerPays = 'whole';
  expect((await read(payer, id)).state).toBe('succeeded');
  expect(await balanceIn(merchant)).toMatchObject({ pending: usd('2475') });
});

it('while the operator’s own wallet does not say what has come, a payment has neither failed nor succeeded', async () => {
  for (const pays of ['whole', 'refuses', 'fails'] as const) {
    fake.books.payerPays = pays;
    const { payer, id, reference } = await onPage();
    fake.books.trouble.set(reference, 'books_shut');
    await back(reference, fake.books.agree(reference));
    for (const seconds of [0, 6, 16, 7200]) {
      bank.clock.advance(seconds);
      await run(id);
      expect((await read(payer, id)).state).toMatch(/processing|requires_action/);
    }
    fake.books.trouble.delete(reference);
    bank.clock.advance(3600);
    await run(id);
    expect((await read(payer, id)).state).toBe(pays === 'whole' ? 'succeeded' : 'requires_payment_method');
  }
  fake.books.payerPays = 'whole';
});

it('a refund goes to the payer’s wallet here, as the rail can take nothing back, and a dispute is decided here', async () => {
  const { merchant, payer, id } = await paid();
  const given = await bank.call('POST', `${PAYMENTS}/${id}/refunds`, {
    as: merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: usd('500') },
  });
  expect([given.status, given.body.refunds[0].state]).toEqual([201, 'succeeded']);
  expect(await balanceIn(merchant)).toMatchObject({ pending: usd('1975') });
  const { body: wallet } = await bank.call('GET', '/api/v1/wallet', { as: payer });
  expect(JSON.stringify(wallet.accounts)).toContain('"value":"500","assetCode":"USD"');
  const disputed = await bank.call('POST', `${PAYMENTS}/${id}/disputes`, {
    as: payer,
    key: crypto.randomUUID(),
    body: { reason: 'not_received', statement: 'It never came to me.', amount: usd('1000') },
  });
  expect(disputed.status).toBe(201);
  const accepted = await bank.call('POST', `/api/v1/disputes/${disputed.body.id}/accept`, {
    as: merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN },
  });
  expect([accepted.status, accepted.body.state]).toEqual([200, 'lost']);
  expect(await proven()).toEqual([]);
});

it('an address that is no wallet’s is said to be none, and nothing inside is reached by one', async () => {
  for (const wallet_address of ['', 'amina', 'https://amina:secret@wallet.example/amina']) {
    const { sent } = await onPage({ wallet_address });
    expect(sent.status).toBe(422);
    expect(sent.body.errors).toEqual([{ field: 'wallet_address', code: 'not_wallet_address' }]);
  }
  expect((await onPage({})).sent.body.code).toBe('wallet_address_missing');
  for (const wallet_address of [
    fake.settings.wallet,
    `${fake.books.url}/nobody`,
    'https://10.0.0.1/amina',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:7f00:1]/amina',
    'https://wallet.invalid/amina',
  ]) {
    const { payer, id } = await onPage({ wallet_address });
    const open = await read(payer, id);
    expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'invalid_account']);
  }
});

it('the database has no token in the clear, and forgets a payer’s wallet after thirty days', async () => {
  const { id } = await onPage();
  const { rows } = await bank.database.pool.query(
    'select sealed_continue_token from connectors.open_payment where reference = $1',
    [`${id}:1`],
  );
  expect(rows[0].sealed_continue_token).not.toMatch(/^[0-9a-f-]{36}$/);
  await run(id, { give_up: true });
  bank.clock.advance(31 * 24 * 3600);
  await bank.services.unit((work) => pruneOpenPayments(work, {}));
  const { rows: kept } = await bank.database.pool.query('select payer_wallet from connectors.open_payment');
  // What was told to pay and never settled is kept: a person has to look at it.
  expect(kept).toHaveLength(1);
});
