import { uuidv7 } from '@egcr/contract/ids';
import { type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DisbursementsDoor, WantedEnvelope } from './index.ts';
import { followUpAll, openFunds } from './testing/open-fund.ts';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const DAY_S = 86_400;

let bank: Bank;
let door: DisbursementsDoor;
let manager: TestPerson;
beforeAll(async () => {
  ({ bank, door } = await openFunds());
  manager = await bank.person('Manager');
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());

/** A fund with so many cents in its budget. */
async function fund(value: string): Promise<string> {
  const id = newId();
  await bank.services.unit((work) => door.fill(work, { fund: id, amount: usd(value), key: id }));
  return id;
}

async function people(count: number): Promise<readonly TestPerson[]> {
  const made: TestPerson[] = [];
  for (let place = 0; place < count; place += 1) made.push(await bank.person(`Payee${place}`));
  return made;
}

function envelopeFor(
  payees: readonly { readonly userId: string }[],
  given: Partial<WantedEnvelope> & { readonly fund: string; readonly each?: bigint },
): WantedEnvelope {
  const { each = 500n, ...rest } = given;
  const payments = payees.map(({ userId }) => ({ subject: newId(), userId, amountMinor: each }));
  return {
    id: newId(),
    purpose: 'grant',
    title: 'School gardens',
    asset: 'USD',
    payments,
    control: { count: payments.length, totalMinor: each * BigInt(payments.length) },
    requestedBy: manager.userId,
    decidedBy: [],
    ...rest,
  };
}

const make = (wanted: WantedEnvelope) => bank.services.unit((work) => door.envelope(work, wanted));
const booksOf = async (id: string) => (await door.books(bank.database.db, [id])).get(id);
const proven = () => door.prove(bank.database.db);
const followUp = () => followUpAll(bank);

const propose = (id: string, as: TestPerson = manager): Promise<Answer> =>
  bank.call('POST', `/api/v1/admin/disbursements/${id}/proposal`, {
    as,
    role: 'super_admin',
    key: crypto.randomUUID(),
  });
const read = async (id: string) =>
  (await bank.call('GET', `/api/v1/admin/disbursements/${id}`, { as: manager, role: 'super_admin' })).body;

/** Approves an envelope by two, and makes all its payments. */
async function ship(id: string): Promise<void> {
  const approved = await bank.approve((await propose(id)).body);
  expect(approved.status).toBe(201);
  while ((await read(id)).state === 'shipping') await bank.runJob('disbursements.ship', { envelope: id });
}

describe('the books of a fund', () => {
  it('say what is free, promised and paid, and their sum is what was brought in', async () => {
    const id = await fund('100000');
    const award = newId();
    await bank.services.unit((work) => door.commit(work, { id: award, fund: id, amount: usd('30000') }));
    await bank.services.unit((work) => door.commit(work, { id: award, fund: id, amount: usd('30000') }));
    expect(await booksOf(id)).toEqual([
      { asset: 'USD', budgetMinor: 70_000n, promisedMinor: 30_000n, paidMinor: 0n, returnedMinor: 0n },
    ]);
    const [payee] = await people(1);
    if (!payee) throw new Error('nobody');
    const { id: envelope } = await make(envelopeFor([payee], { fund: id, commitment: award, each: 12_000n }));
    await ship(envelope);
    await followUp();
    expect(await bank.balance(payee, 'USD')).toBe('12000');
    await bank.services.unit((work) =>
      door.uncommit(work, { id: award, amount: usd('18000'), key: `end ${award}` }),
    );
    expect(await booksOf(id)).toEqual([
      { asset: 'USD', budgetMinor: 88_000n, promisedMinor: 0n, paidMinor: 12_000n, returnedMinor: 0n },
    ]);
    expect(await proven()).toEqual([]);
  });

  it('promise no more than the budget has, also to twenty at once', async () => {
    const id = await fund('1000');
    const promises = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        bank.services.unit((work) => door.commit(work, { id: newId(), fund: id, amount: usd('300') })),
      ),
    );
    expect(promises.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 100n, promisedMinor: 900n }]);
    expect(await proven()).toEqual([]);
  });

  it('take what a person gives', async () => {
    const [giver] = await people(1);
    if (!giver) throw new Error('nobody');
    await bank.fund(giver, usd('5000'));
    const id = await fund('100');
    const key = newId();
    const give = () =>
      bank.services.unit((work) =>
        door.contribute(work, { fund: id, person: giver.userId, amount: usd('2000'), key }),
      );
    await give();
    await give();
    expect([await bank.balance(giver, 'USD'), await booksOf(id)]).toMatchObject([
      '3000',
      [{ budgetMinor: 2100n }],
    ]);
  });
});

describe('an envelope', () => {
  it('whose payments do not make the control totals is refused, and nothing is kept', async () => {
    const id = await fund('5000');
    const wanted = envelopeFor(await people(2), { fund: id, control: { count: 2, totalMinor: 999n } });
    await expect(make(wanted)).rejects.toThrow('totals_differ');
    expect(
      (
        await bank.call('GET', `/api/v1/admin/disbursements/${wanted.id}`, {
          as: manager,
          role: 'super_admin',
        })
      ).status,
    ).toBe(404);
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 5000n }]);
  });

  it('sets its money aside, once for its id', async () => {
    const id = await fund('5000');
    const wanted = envelopeFor(await people(2), { fund: id });
    expect(await make(wanted)).toMatchObject({ state: 'blocked' });
    expect(await make(wanted)).toMatchObject({ state: 'blocked' });
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 4000n }]);
  });

  it('pays nothing a second time that another envelope pays', async () => {
    const id = await fund('5000');
    const wanted = envelopeFor(await people(2), { fund: id });
    await make(wanted);
    await expect(make({ ...wanted, id: newId() })).rejects.toThrow('totals_differ');
  });

  it('waits where the fund has too little, and goes on when it has the money', async () => {
    const id = await fund('700');
    const { id: envelope } = await make(envelopeFor(await people(2), { fund: id }));
    expect(await read(envelope)).toMatchObject({ state: 'insufficient', can: ['cancel'] });
    expect((await propose(envelope)).body).toMatchObject({ code: 'envelope_state', state: 'insufficient' });
    await bank.services.unit((work) => door.fill(work, { fund: id, amount: usd('300'), key: newId() }));
    bank.clock.advance(DAY_S);
    await followUp();
    expect((await read(envelope)).state).toBe('blocked');
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 0n }]);
  });

  it('is paid after two people said so, each payment once, and closes', async () => {
    const id = await fund('5000');
    const payees = await people(3);
    const { id: envelope } = await make(envelopeFor(payees, { fund: id }));
    const proposed = await propose(envelope);
    expect(proposed.body.facts).toContainEqual({ name: 'total_out', text: null, amount: usd('1500') });
    expect((await bank.approve(proposed.body, manager)).body.code).toBe('own_proposal');
    expect((await bank.approve(proposed.body)).status).toBe(201);
    await Promise.all(Array.from({ length: 5 }, () => bank.runJob('disbursements.ship', { envelope })));
    for (const payee of payees) expect(await bank.balance(payee, 'USD')).toBe('500');
    await followUp();
    expect(await read(envelope)).toMatchObject({
      state: 'closed',
      tally: [{ state: 'paid', count: 3, total: usd('1500') }],
      can: [],
    });
    const payments = await bank.call('GET', `/api/v1/admin/disbursements/${envelope}/payments?limit=2`, {
      as: manager,
      role: 'super_admin',
    });
    expect(payments.body.items.map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid']);
    expect(payments.body.next).not.toBeNull();
    expect(await proven()).toEqual([]);
  });

  it('is neither proposed nor approved by a person whom it pays', async () => {
    const id = await fund('5000');
    const { id: own } = await make(envelopeFor([manager], { fund: id }));
    expect((await propose(own)).body.code).toBe('interested_party');
    const { id: theirs } = await make(envelopeFor([bank.checker], { fund: id }));
    expect((await bank.approve((await propose(theirs)).body)).body.code).toBe('interested_party');
  });

  it('is not approved by a person who decided what it pays for, and a large one is not proposed by them', async () => {
    const id = await fund('200000000');
    const decidedBy = [manager.userId, bank.checker.userId];
    const { id: usual } = await make(envelopeFor(await people(1), { fund: id, decidedBy }));
    const proposed = (await propose(usual)).body;
    const refused = await bank.approve(proposed);
    expect([refused.status, refused.body.code]).toEqual([403, 'payer_decided']);
    expect((await bank.approve(proposed, await bank.person('Other'))).status).toBe(201);
    const given = { fund: id, each: 100_000_000n, decidedBy, requestedBy: null };
    const { id: large } = await make(envelopeFor(await people(1), given));
    expect((await propose(large)).body.code).toBe('payer_decided');
    const officer = await bank.person('Officer');
    expect((await bank.approve((await propose(large, officer)).body)).body.code).toBe('payer_decided');
  });

  it('of a million dollars is not proposed by the person who requested it', async () => {
    const id = await fund('200000000');
    const payees = await people(2);
    const { id: envelope } = await make(envelopeFor(payees, { fund: id, each: 50_000_000n }));
    expect((await read(envelope)).is_large).toBe(true);
    expect((await propose(envelope)).body.code).toBe('interested_party');
    // A domain that sends it leaves the proposal to finance, and is not refused.
    expect(await bank.services.unit((work) => door.propose(work, envelope))).toBeUndefined();
    const officer = await bank.person('Officer');
    const proposed = await propose(envelope, officer);
    expect(proposed.body.kind).toBe('disbursements.large_envelope');
    expect((await bank.approve(proposed.body)).status).toBe(201);
  });

  it('keeps the reason of a payment that fails, pays the rest, tries again, and gives the money back at last', async () => {
    const id = await fund('5000');
    const [payee] = await people(1);
    if (!payee) throw new Error('nobody');
    const gone = { userId: newId() };
    const { id: envelope } = await make(envelopeFor([gone, payee], { fund: id }));
    await ship(envelope);
    expect(await bank.balance(payee, 'USD')).toBe('500');
    const payments = async () =>
      (
        await bank.call('GET', `/api/v1/admin/disbursements/${envelope}/payments`, {
          as: manager,
          role: 'super_admin',
        })
      ).body.items;
    expect(await payments()).toMatchObject([
      { state: 'failed', attempts: 1, reason: 'recipient_unavailable' },
      { state: 'paid' },
    ]);
    for (let day = 0; day < 5; day += 1) {
      bank.clock.advance(DAY_S + 60);
      await followUp();
      await bank.runJob('disbursements.ship', { envelope });
    }
    await followUp();
    expect(await payments()).toMatchObject([{ state: 'failed', attempts: 5 }, { state: 'paid' }]);
    expect((await read(envelope)).state).toBe('closed');
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 4500n, paidMinor: 500n }]);
    expect(await proven()).toEqual([]);
  });

  it('that nobody approved is cancelled, and its money goes back', async () => {
    const id = await fund('5000');
    const { id: envelope } = await make(envelopeFor(await people(2), { fund: id }));
    const cancel = () =>
      bank.call('POST', `/api/v1/admin/disbursements/${envelope}/cancellation`, {
        as: manager,
        role: 'super_admin',
        key: crypto.randomUUID(),
      });
    expect((await cancel()).body.state).toBe('cancelled');
    expect((await cancel()).body).toMatchObject({ code: 'envelope_state', state: 'cancelled' });
    expect(await booksOf(id)).toMatchObject([{ budgetMinor: 5000n, paidMinor: 0n }]);
    expect(bank.staff.recorded).toContainEqual(
      expect.objectContaining({ action: 'envelope_cancelled', subject: envelope }),
    );
    expect(await proven()).toEqual([]);
  });

  it('has a payment given back by the person who agrees to it, by a reversal', async () => {
    const id = await fund('5000');
    const [payee] = await people(1);
    if (!payee) throw new Error('nobody');
    const wanted = envelopeFor([payee], { fund: id });
    await make(wanted);
    await ship(wanted.id);
    await followUp();
    const [payment] = await door.payments(bank.database.db, [wanted.payments[0]?.subject ?? '']);
    if (!payment) throw new Error('not paid');
    const back = () => bank.services.unit((work) => door.takeBack(work, { payment, agreement: payment.id }));
    await back();
    await back();
    expect(await bank.balance(payee, 'USD')).toBe('0');
    expect(await booksOf(id)).toEqual([
      { asset: 'USD', budgetMinor: 5000n, promisedMinor: 0n, paidMinor: 0n, returnedMinor: 500n },
    ]);
    expect(await proven()).toEqual([]);
  });
});

describe('who may', () => {
  it('read and change envelopes are the staff alone', async () => {
    const id = await fund('5000');
    const { id: envelope } = await make(envelopeFor(await people(1), { fund: id }));
    const [stranger] = await people(1);
    if (!stranger) throw new Error('nobody');
    for (const path of ['', `/${envelope}`, `/${envelope}/payments`])
      expect((await bank.call('GET', `/api/v1/admin/disbursements${path}`, { as: stranger })).body.code).toBe(
        'role_required',
      );
    const unknown = await bank.call('GET', `/api/v1/admin/disbursements/${newId()}`, {
      as: manager,
      role: 'super_admin',
    });
    expect([unknown.status, (await propose(newId())).status]).toEqual([404, 404]);
    const stale = await bank.call('POST', `/api/v1/admin/disbursements/${envelope}/proposal`, {
      as: manager,
      role: 'super_admin',
      pin: 'stale',
      key: crypto.randomUUID(),
    });
    expect(stale.body.code).toBe('pin_required');
  });
});
