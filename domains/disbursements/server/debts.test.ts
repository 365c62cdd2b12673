import { uuidv7 } from '@egcr/contract/ids';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DisbursementsDoor, WantedEnvelope } from './index.ts';
import { followUpAll, openFunds } from './testing/open-fund.ts';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

let bank: Bank;
let door: DisbursementsDoor;
let manager: TestPerson;
beforeAll(async () => {
  ({ bank, door } = await openFunds());
  manager = await bank.person('Manager');
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());
const asManager = () => ({ as: manager, role: 'super_admin', key: crypto.randomUUID() });
const booksOf = async (id: string) => (await door.books(bank.database.db, [id])).get(id);
const proven = () => door.prove(bank.database.db);
const owed = async (id: string) => (await door.owed(bank.database.db, [id])).get(id);

async function fund(value: string): Promise<string> {
  const id = newId();
  await bank.services.unit((work) => door.fill(work, { fund: id, amount: usd(value), key: id }));
  return id;
}

/** An envelope of these sums for one person, of the budget itself or of a commitment. */
async function envelope(
  of: { readonly fund: string; readonly payee: TestPerson; readonly commitment?: string },
  ...sums: readonly bigint[]
): Promise<{ readonly id: string; readonly subjects: readonly string[] }> {
  const payments = sums.map((amountMinor) => ({ subject: newId(), userId: of.payee.userId, amountMinor }));
  const wanted: WantedEnvelope = {
    id: newId(),
    fund: of.fund,
    ...(of.commitment === undefined ? {} : { commitment: of.commitment }),
    purpose: 'grant',
    title: 'School gardens',
    asset: 'USD',
    payments,
    control: { count: sums.length, totalMinor: sums.reduce((sum, each) => sum + each, 0n) },
    requestedBy: null,
    decidedBy: [],
  };
  await bank.services.unit((work) => door.envelope(work, wanted));
  return { id: wanted.id, subjects: payments.map(({ subject }) => subject) };
}

async function pay(id: string): Promise<void> {
  const proposed = await bank.call('POST', `/api/v1/admin/disbursements/${id}/proposal`, asManager());
  expect((await bank.approve(proposed.body)).status).toBe(201);
  await bank.runJob('disbursements.ship', { envelope: id });
  await followUpAll(bank);
}

/** A person with so much paid to them in two payments, of 300 and 200. */
async function paid(): Promise<{
  readonly fund: string;
  readonly payee: TestPerson;
  readonly subjects: readonly string[];
}> {
  const [id, payee] = [await fund('10000'), await bank.person('Payee')];
  const made = await envelope({ fund: id, payee }, 300n, 200n);
  await pay(made.id);
  return { fund: id, payee, subjects: made.subjects };
}

describe('the books of a fund whose budget pays an envelope without a promise before', () => {
  it('say that its money is promised until it is paid, and what was brought in stays their sum', async () => {
    const [id, payee] = [await fund('10000'), await bank.person('Payee')];
    const made = await envelope({ fund: id, payee }, 300n, 200n);
    const books = { asset: 'USD', budgetMinor: 9_500n, returnedMinor: 0n };
    expect(await booksOf(id)).toEqual([{ ...books, promisedMinor: 500n, paidMinor: 0n }]);
    await pay(made.id);
    expect(await booksOf(id)).toEqual([{ ...books, promisedMinor: 0n, paidMinor: 500n }]);
    const award = newId();
    await bank.services.unit((work) => door.commit(work, { id: award, fund: id, amount: usd('1000') }));
    expect(await booksOf(id)).toEqual([
      { ...books, budgetMinor: 8_500n, promisedMinor: 1_000n, paidMinor: 500n },
    ]);
    const cancelled = await envelope({ fund: id, payee }, 100n);
    await bank.call('POST', `/api/v1/admin/disbursements/${cancelled.id}/cancellation`, asManager());
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 8_500n, promisedMinor: 1_000n }]);
    const late = await envelope({ fund: id, payee }, 8_501n);
    expect(await door.envelopeState(bank.database.db, late.id)).toBe('insufficient');
    expect(await booksOf(id)).toMatchObject([
      { budgetMinor: 8_500n, promisedMinor: 1_000n, paidMinor: 500n },
    ]);
    expect(await proven()).toEqual([]);
  });
});

describe('a promise', () => {
  it('is not greater than the budget, nor given back beyond what is left, and the refusal says what is missing', async () => {
    const [id, award, payee] = [await fund('1000'), newId(), await bank.person('Payee')];
    const commit = (value: string) =>
      bank.services.unit((work) => door.commit(work, { id: award, fund: id, amount: usd(value) }));
    await expect(commit('1001')).rejects.toMatchObject({
      kind: { code: 'budget_short' },
      extras: { members: { missing: '1' } },
    });
    await commit('1000');
    const back = (value: string, key: string) =>
      bank.services.unit((work) => door.uncommit(work, { id: award, amount: usd(value), key }));
    for (const _ of [1, 2]) await back('400', `first ${award}`);
    expect(await door.left(bank.database.db, { id: award, asset: 'USD' })).toBe(600n);
    await expect(back('601', `second ${award}`)).rejects.toMatchObject({
      kind: { code: 'budget_short' },
      extras: { members: { missing: '1' } },
    });
    const made = await envelope({ fund: id, payee, commitment: award }, 600n);
    expect(await door.left(bank.database.db, { id: award, asset: 'USD' })).toBe(0n);
    await bank.call('POST', `/api/v1/admin/disbursements/${made.id}/cancellation`, asManager());
    // What was promised stays so where an envelope of it is cancelled.
    expect(await door.left(bank.database.db, { id: award, asset: 'USD' })).toBe(600n);
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 400n, promisedMinor: 600n }]);
    expect(await proven()).toEqual([]);
  });
});

describe('money that is taken back', () => {
  it('comes out of the latest payment first, as far as the wallet has it; the rest is owed', async () => {
    const { fund: id, payee, subjects } = await paid();
    await bank.send(payee, { to: { username: manager.username }, amount: usd('100') });
    const recovery = {
      id: newId(),
      fund: id,
      person: payee.userId,
      subjects,
      amount: usd('450'),
      agreement: newId(),
    };
    const take = () => bank.services.unit((work) => door.recover(work, recovery));
    expect(await take()).toEqual({ takenMinor: 400n });
    expect(await take()).toEqual({ takenMinor: 400n });
    expect(await bank.balance(payee, 'USD')).toBe('0');
    expect(await owed(recovery.id)).toBe(50n);
    const payments = await door.payments(bank.database.db, subjects);
    expect(payments.map(({ recovered_minor: minor }) => minor)).toEqual([200n, 200n]);
    expect(await booksOf(id)).toEqual([
      { asset: 'USD', budgetMinor: 9_900n, promisedMinor: 0n, paidMinor: 100n, returnedMinor: 400n },
    ]);
    // A second recovery takes no more of a payment than is left of it.
    await bank.fund(payee, usd('1000'));
    const rest = { ...recovery, id: newId(), amount: usd('300') };
    expect(await bank.services.unit((work) => door.recover(work, rest))).toEqual({ takenMinor: 100n });
    expect([await bank.balance(payee, 'USD'), await owed(rest.id)]).toEqual(['900', 200n]);
    expect(await proven()).toEqual([]);
  });

  it('is owed as a whole where the wallet gives nothing: it is frozen or held, or its person banned', async () => {
    const soon = () => new Date(bank.clock.now().getTime() + 60_000);
    const stops: Readonly<Record<string, (payee: TestPerson) => unknown>> = {
      frozen: (as) => bank.call('PUT', '/api/v1/wallet/freeze', { as, body: { frozen: true } }),
      banned: ({ userId }) => bank.people.setStanding(userId, { bannedUntil: soon() }),
      held: ({ userId }) => bank.people.setStanding(userId, { heldUntil: soon() }),
      'frozen by the house': ({ userId }) =>
        bank.database.owner.query("update ledger.account set status = 'no_debit' where owner_id = $1", [
          userId,
        ]),
    };
    for (const [stop, begin] of Object.entries(stops)) {
      const { fund: id, payee, subjects } = await paid();
      await begin(payee);
      const recovery = {
        id: newId(),
        fund: id,
        person: payee.userId,
        subjects,
        amount: usd('500'),
        agreement: newId(),
      };
      const taken = await bank.services.unit((work) => door.recover(work, recovery));
      expect([stop, taken, await owed(recovery.id)]).toEqual([stop, { takenMinor: 0n }, 500n]);
      expect(await booksOf(id)).toMatchObject([{ budgetMinor: 9_500n, paidMinor: 500n, returnedMinor: 0n }]);
    }
    expect(await proven()).toEqual([]);
  });
});

describe('a debt to a fund', () => {
  it('grows smaller by what is held back, given up and paid back, each once, and never below nothing', async () => {
    const [id, person, debt] = [await fund('1000'), await bank.person('Debtor'), newId()];
    await bank.fund(person, usd('500'));
    const owe = () =>
      bank.services.unit((work) =>
        door.owe(work, { id: debt, fund: id, person: person.userId, amount: usd('100') }),
      );
    for (const _ of [1, 2]) await owe();
    expect(await owed(debt)).toBe(100n);
    const lessen = (how: 'held_back' | 'given_up', amountMinor: bigint, key: string) =>
      bank.services.unit((work) => door.lessen(work, { id: debt, how, amountMinor, key: `${key} ${debt}` }));
    for (const _ of [1, 2]) expect(await lessen('held_back', 30n, 'one')).toEqual({ owedMinor: 70n });
    expect(await lessen('given_up', 20n, 'two')).toEqual({ owedMinor: 50n });
    const payBack = (value: string, key: string) =>
      bank.services.unit((work) =>
        door.payBack(work, { id: debt, amount: usd(value), key: `${key} ${debt}` }),
      );
    await expect(payBack('51', 'three')).rejects.toMatchObject({
      kind: { code: 'more_than_owed' },
      extras: { field: 'amount.value', members: { owed: '50' } },
    });
    for (const _ of [1, 2]) expect(await payBack('10', 'four')).toEqual({ owedMinor: 40n });
    await expect(lessen('given_up', 41n, 'five')).rejects.toMatchObject({
      kind: { code: 'insufficient_funds' },
    });
    expect(await payBack('40', 'six')).toEqual({ owedMinor: 0n });
    expect([await owed(debt), await bank.balance(person, 'USD')]).toEqual([0n, '450']);
    const kept = await bank.database.owner.query(
      `select returned_minor::int, held_back_minor::int, given_up_minor::int from disbursements.recovery where id = $1`,
      [debt],
    );
    expect(kept.rows).toEqual([{ returned_minor: 50, held_back_minor: 30, given_up_minor: 20 }]);
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 1_050n }]);
    expect((await door.owed(bank.database.db, [])).size).toBe(0);
    expect(await proven()).toEqual([]);
  });
});

describe('envelopes as the staff reads them', () => {
  const listed = async (query: string) =>
    (await bank.call('GET', `/api/v1/admin/disbursements?${query}`, asManager())).body;
  const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
    items.map(({ id }) => id);

  it('are listed the newest first, page by page, and by their state', async () => {
    const [id, payee] = [await fund('1000'), await bank.person('Payee')];
    const made = [
      await envelope({ fund: id, payee }, 100n),
      await envelope({ fund: id, payee }, 2_000n),
      await envelope({ fund: id, payee }, 200n),
    ].map((each) => each.id);
    const [blocked, poor, newest] = made;
    const first = await listed('limit=2');
    expect(idsOf(first)).toEqual([newest, poor]);
    expect(idsOf(await listed(`limit=1&after=${first.next}`))).toEqual([blocked]);
    expect(idsOf(await listed('state=insufficient&limit=1'))).toEqual([poor]);
    expect(idsOf(await listed('state=blocked&limit=2'))).toEqual([newest, blocked]);
    const payments = await bank.call('GET', `/api/v1/admin/disbursements/${blocked}/payments`, asManager());
    expect(payments.body).toMatchObject({
      items: [
        {
          name: `Staff ${payee.userId.slice(-4)}`,
          amount: usd('100'),
          state: 'pending',
          attempts: 0,
          reason: null,
        },
      ],
      next: null,
    });
  });

  it('of more than three people name three and how many more; a cent below a million dollars is no large one', async () => {
    const id = await fund('300000000');
    const people = await Promise.all(Array.from({ length: 5 }, () => bank.person('Payee')));
    const payments = people.map(({ userId }, at) => ({
      subject: newId(),
      userId,
      amountMinor: at === 0 ? 99_999_599n : 100n,
    }));
    const wanted: WantedEnvelope = {
      id: newId(),
      fund: id,
      purpose: 'grant',
      title: 'School gardens',
      asset: 'USD',
      payments,
      control: { count: 5, totalMinor: 99_999_999n },
      requestedBy: manager.userId,
      decidedBy: [],
    };
    await bank.services.unit((work) => door.envelope(work, wanted));
    const read = async () =>
      (await bank.call('GET', `/api/v1/admin/disbursements/${wanted.id}`, asManager())).body;
    expect(await read()).toMatchObject({
      is_large: false,
      requested_by: `Staff ${manager.userId.slice(-4)}`,
      can: ['propose', 'cancel'],
    });
    const { body } = await bank.call(
      'POST',
      `/api/v1/admin/disbursements/${wanted.id}/proposal`,
      asManager(),
    );
    expect(body.kind).toBe('disbursements.envelope');
    const facts = body.facts.map(({ name, text }: { name: string; text: string | null }) => [name, text]);
    expect(facts.filter(([name]: [string]) => name === 'person')).toHaveLength(3);
    expect(facts).toContainEqual(['count', '5']);
    expect(facts).toContainEqual(['more', '2']);
    const small = await envelope({ fund: id, payee: people[0] ?? manager }, 1n, 1n);
    const proposed = await bank.call('POST', `/api/v1/admin/disbursements/${small.id}/proposal`, asManager());
    expect(proposed.body.facts.map(({ name }: { name: string }) => name)).not.toContain('more');
  });
});
