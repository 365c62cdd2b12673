import { TEST_PIN } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { FakeOpenPayments } from '../testing/fake-open-payments.ts';
import { openElsewhere, usd } from '../testing/payers-elsewhere.ts';
import { pruneOpenPayments } from './open-payments-rail.ts';

type Elsewhere = Awaited<ReturnType<typeof openElsewhere>>;

let fake: FakeOpenPayments;
let bank: Elsewhere['bank'];
let at: Elsewhere;
beforeAll(async () => {
  at = await openElsewhere();
  ({ fake, bank } = at);
});
afterAll(() => at.close());

const PAYMENTS = '/api/v1/payments';
const proven = async () => (await bank.call('GET', '/dev/ledger/proof')).body.broken;

it('a customer pays from a wallet at another provider, and the merchant has the money pending [SYS-02]', async () => {
  const { merchant, payer, id, sent, reference } = await at.onPage();
  expect([sent.status, sent.body.state]).toEqual([200, 'processing']);
  const waiting = await at.read(payer, id);
  expect([waiting.state, waiting.next_action.kind]).toEqual(['requires_action', 'redirect']);
  expect(waiting.next_action.url).toContain(`${fake.books.url}/page/`);
  expect((await at.read(merchant, id)).next_action).toBeNull();
  // Agreed to is one sum, to one receiver.
  const [incoming] = fake.books.incoming.filter((each) => each.reference === reference);
  expect(fake.books.grantOf(reference)).toMatchObject({ receiver: incoming?.id, debit: '2325' });
  const returned = await at.back(reference, fake.books.agree(reference));
  expect([returned.status, returned.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`/payment-gateway/payments/${id}\\?back=1$`)),
  ]);
  await at.run(id);
  expect(await at.read(merchant, id)).toMatchObject({ state: 'succeeded', fee: usd('25') });
  expect(await at.balanceIn(merchant)).toMatchObject({ asset: 'USD', pending: usd('2475') });
  expect(await proven()).toEqual([]);
  expect(fake.books.unsigned).toEqual([]);
});

it('fifty confirmations and fifty returns at once have the wallet told to pay once', async () => {
  const sold = await at.shop.shop({ amount: usd('900') }, '0');
  const id = String((await at.shop.start(sold.payer, sold.link)).body.id);
  const all = await Promise.all(Array.from({ length: 50 }, () => at.confirm(sold.payer, id)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.every(({ status }) => status < 500)).toBe(true);
  await Promise.all(Array.from({ length: 5 }, () => at.run(id)));
  const agreed = fake.books.agree(`${id}:1`);
  await Promise.all(Array.from({ length: 50 }, () => at.back(`${id}:1`, agreed)));
  await Promise.all(Array.from({ length: 20 }, () => at.run(id)));
  bank.clock.advance(301);
  await at.run(id);
  expect(fake.books.paid.filter((each) => each === `${id}:1`)).toHaveLength(1);
  expect(await at.balanceIn(sold.merchant)).toMatchObject({ pending: usd('891') });
});

it('a word to pay whose answer is lost is asked about at the operator’s own wallet, and never said again', async () => {
  const { payer, id, reference } = await at.onPage();
  fake.books.trouble.set(reference, 'pay_lost');
  await at.back(reference, fake.books.agree(reference));
  await at.run(id);
  expect((await at.read(payer, id)).state).toBe('succeeded');
  expect(fake.books.paid.filter((each) => each === reference)).toHaveLength(1);
});

it('one that never arrived is not said again either, and ends once the payer’s wallet says that it knows of none', async () => {
  const { payer, id, reference } = await at.onPage();
  fake.books.trouble.set(reference, 'pay_never');
  await at.back(reference, fake.books.agree(reference));
  for (const seconds of [0, 6, 16]) {
    bank.clock.advance(seconds);
    await at.run(id);
    expect((await at.read(payer, id)).state).toMatch(/processing|requires_action/);
  }
  bank.clock.advance(41);
  await at.run(id);
  const open = await at.read(payer, id);
  expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'processing_error']);
  expect(fake.books.paid).not.toContain(reference);
  // What ended unpaid can no longer be paid there.
  expect(fake.books.incoming.find((each) => each.reference === reference)?.completed).toBe(true);
});

it('nobody but the payer’s wallet can say that they have agreed', async () => {
  const { payer, id, reference } = await at.onPage();
  const other = await at.onPage();
  const stolen = fake.books.agree(other.reference);
  for (const query of [
    '',
    'hash=&interact_ref=x',
    'hash=AAAA&interact_ref=x',
    stolen,
    'result=grant_rejected',
  ])
    expect((await at.back(reference, query)).status).toBe(303);
  expect((await at.back('nobody:1', 'hash=a&interact_ref=b')).status).toBe(404);
  await bank.call('POST', `${PAYMENTS}/${id}/action`, { as: payer, body: { answer: 'done' } });
  await at.run(id);
  expect((await at.read(payer, id)).state).toBe('requires_action');
  expect(fake.books.paid).not.toContain(reference);
});

it('who says no at their wallet, or goes no further here, can pay in another way, and nothing is open there any more', async () => {
  const denied = await at.onPage();
  fake.books.deny(denied.reference);
  await at.back(denied.reference, 'result=grant_rejected');
  await at.run(denied.id);
  const left = await at.onPage();
  await bank.call('POST', `${PAYMENTS}/${left.id}/action`, { as: left.payer, body: { answer: 'give_up' } });
  await at.run(left.id, { give_up: true });
  for (const { payer, id, reference } of [denied, left]) {
    const open = await at.read(payer, id);
    expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'abandoned']);
    expect(fake.books.incoming.find((each) => each.reference === reference)?.completed).toBe(true);
    await at.back(reference, 'hash=AAAA&interact_ref=x');
  }
  expect(fake.books.grantOf(left.reference).state).toBe('canceled');
});

it('a wallet that refuses, or says that it has failed, ends the attempt; a part of the money ends nothing', async () => {
  for (const [pays, failure] of [
    ['refuses', 'generic_decline'],
    ['fails', 'processing_error'],
  ] as const) {
    fake.books.payerPays = pays;
    const { payer, id, reference } = await at.paid();
    const open = await at.read(payer, id);
    expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', failure]);
    // What ended unpaid can no longer be paid there.
    expect(fake.books.incoming.find((each) => each.reference === reference)?.completed).toBe(true);
  }
  fake.books.payerPays = 'half';
  const { payer, merchant, id } = await at.paid();
  bank.clock.advance(7200);
  await at.run(id);
  fake.books.payerPays = 'whole';
  expect((await at.read(payer, id)).state).toMatch(/processing|requires_action/);
  expect(await at.balanceIn(merchant)).toBeUndefined();
});

it('a wallet that refuses and pays all the same has paid', async () => {
  fake.books.payerPays = 'refuses_and_pays';
  const { payer, merchant, id } = await at.paid();
  fake.books.payerPays = 'whole';
  expect((await at.read(payer, id)).state).toBe('succeeded');
  expect(await at.balanceIn(merchant)).toMatchObject({ pending: usd('2475') });
});

it('while the operator’s own wallet does not say what has come, a payment has neither failed nor succeeded', async () => {
  for (const pays of ['whole', 'refuses', 'fails'] as const) {
    fake.books.payerPays = pays;
    const { payer, id, reference } = await at.onPage();
    fake.books.trouble.set(reference, 'books_shut');
    await at.back(reference, fake.books.agree(reference));
    for (const seconds of [0, 6, 16, 7200]) {
      bank.clock.advance(seconds);
      await at.run(id);
      expect((await at.read(payer, id)).state).toMatch(/processing|requires_action/);
    }
    fake.books.trouble.delete(reference);
    bank.clock.advance(3600);
    await at.run(id);
    expect((await at.read(payer, id)).state).toBe(pays === 'whole' ? 'succeeded' : 'requires_payment_method');
  }
  fake.books.payerPays = 'whole';
});

it('a refund goes to the payer’s wallet here, as the rail can take nothing back, and a dispute is decided here', async () => {
  const { merchant, payer, id } = await at.paid();
  const given = await bank.call('POST', `${PAYMENTS}/${id}/refunds`, {
    as: merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: usd('500') },
  });
  expect([given.status, given.body.refunds[0].state]).toEqual([201, 'succeeded']);
  expect(await at.balanceIn(merchant)).toMatchObject({ pending: usd('1975') });
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
    const { sent } = await at.onPage({ wallet_address });
    expect(sent.status).toBe(422);
    expect(sent.body.errors).toEqual([{ field: 'wallet_address', code: 'not_wallet_address' }]);
  }
  expect((await at.onPage({})).sent.body.code).toBe('wallet_address_missing');
  for (const wallet_address of [
    fake.settings.wallet,
    `${fake.books.url}/nobody`,
    'https://10.0.0.1/amina',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:7f00:1]/amina',
    'https://wallet.invalid/amina',
  ]) {
    const { payer, id } = await at.onPage({ wallet_address });
    const open = await at.read(payer, id);
    expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'invalid_account']);
  }
});

it('the database has no token in the clear, and forgets a payer’s wallet after thirty days', async () => {
  const { id } = await at.onPage();
  const { rows } = await bank.database.pool.query(
    'select sealed_continue_token from connectors.open_payment where reference = $1',
    [`${id}:1`],
  );
  expect(rows[0].sealed_continue_token).not.toMatch(/^[0-9a-f-]{36}$/);
  await at.run(id, { give_up: true });
  bank.clock.advance(31 * 24 * 3600);
  await bank.services.unit((work) => pruneOpenPayments(work, {}));
  const { rows: kept } = await bank.database.pool.query('select payer_wallet from connectors.open_payment');
  // What was told to pay and never settled is kept: a person has to look at it.
  expect(kept).toHaveLength(1);
});
