import { untilOneWaits } from '@egcr/server-kit/testing/held-rows';
import { describe, expect, it } from 'vitest';

import { serveBankDesk } from '../testing/bank-desk.ts';
import { camt, closingOf, nextStatement } from '../testing/bank-message.ts';
import { waitForOtherFiles } from './statement-store.ts';

const { bank, desk } = await serveBankDesk();

const reason = 'The bank has closed its archive';
const PATH = 'bank-statements/missing';

const dollars = (minor: bigint) => ({ value: minor.toString(), assetCode: 'USD', assetScale: 2 });
const report = (balance: bigint, as = desk.clerk) =>
  desk.asStaff(PATH, { balance: dollars(balance), reason }, as);

/** The balance of one of the house's accounts, in hundredths. */
async function houseHas(purpose: string): Promise<bigint> {
  const { rows } = await bank.database.pool.query(
    "select balance::text from ledger.account where purpose = $1 and asset = 'USD'",
    [purpose],
  );
  return BigInt(rows[0]?.balance ?? 0);
}

async function suspense(): Promise<{ id: string; remittance: string; reason: string; amount: unknown }[]> {
  const asked = { as: desk.clerk, role: 'super_admin' };
  return (await bank.call('GET', '/api/v1/admin/wallet/suspense', asked)).body.items;
}

describe('a statement that the bank cannot give again', () => {
  it('is gone on without by two people: what came in it waits in suspense, and the next one is taken (attack B9)', async () => {
    expect(await desk.take([{ amount: '10.00', isIn: true, text: 'x' }])).toEqual(['suspense no_owner']);
    const [before, atBank] = [await closingOf(bank.database), await houseHas('bank')];
    const reference = await desk.depositReference((await desk.customer()).person);
    const next = camt({ opening: before + 4200n }, { amount: '5.00', isIn: true, text: reference });
    expect((await desk.hand(next)).body.code).toBe('bank_statement_gap');

    const { body } = await report(before + 4200n);
    expect(body).toMatchObject({
      entries: [{ direction: 'in', outcome: 'suspense', reason: 'statement_missing' }],
      statements: [{ name: 'missing', opening: dollars(before), difference: dollars(0n) }],
    });
    expect(await houseHas('bank')).toBe(atBank - 4200n);
    const waiting = (await suspense()).find((item) => item.reason === 'statement_missing');
    expect(waiting).toMatchObject({ remittance: reason, amount: dollars(4200n) });

    const taken = await desk.hand(next);
    expect(taken.body.entries).toMatchObject([{ outcome: 'credited' }]);
    expect(taken.body.statements).toMatchObject([{ difference: dollars(0n) }]);
    await desk.provesItself();
  });

  it('in which money has left stands as unexplained, and an account may be overdrawn after it', async () => {
    const [before, unexplained] = [await closingOf(bank.database), await houseHas('bank_unexplained')];
    const { body } = await report(-300n);
    expect(body.entries).toMatchObject([
      { direction: 'out', outcome: 'unknown', reason: 'statement_missing', amount: dollars(before + 300n) },
    ]);
    expect(await houseHas('bank_unexplained')).toBe(unexplained - before - 300n);
    expect(await desk.take([{ amount: '20.00', isIn: true, text: 'x' }])).toEqual(['suspense no_owner']);
    await desk.provesItself();
  });

  it('is refused once it comes after all: its payments count once, as the difference that was booked', async () => {
    const before = await closingOf(bank.database);
    const reference = await desk.depositReference((await desk.customer()).person);
    const late = camt({ opening: before }, { amount: '7.00', isIn: true, text: reference });
    const next = camt({ opening: before + 700n }, { amount: '1.00', text: 'fee' });
    await report(before + 700n);
    const atBank = await houseHas('bank');
    expect((await desk.hand(late)).body.code).toBe('bank_statement_gap');
    expect((await desk.hand(next)).body.entries).toHaveLength(1);
    expect((await desk.hand(late)).body.code).toBe('bank_statement_gap');
    expect(await houseHas('bank')).toBe(atBank + 100n);
    await desk.provesItself();
  });
});

describe('the proposal to go on without it', () => {
  it.each([
    ['came in', 900n, 'total_in'],
    ['went out', -900n, 'total_out'],
  ] as const)('says from which balance to which, and how much %s', async (_, change, total) => {
    const before = await closingOf(bank.database);
    const { body } = await bank.call('POST', `/api/v1/admin/wallet/${PATH}`, {
      as: desk.clerk,
      role: 'super_admin',
      key: crypto.randomUUID(),
      body: { balance: dollars(before + change), reason },
    });
    expect(body.facts).toEqual([
      expect.objectContaining({ name: 'account' }),
      { name: 'balance_from', text: null, amount: dollars(before) },
      { name: 'balance_to', text: null, amount: dollars(before + change) },
      { name: total, text: null, amount: dollars(900n) },
    ]);
  });
});

describe('an attacker', () => {
  it('alone makes no money with a statement that is not missing (attack B9)', async () => {
    const before = await closingOf(bank.database);
    const asked = { as: desk.clerk, role: 'super_admin', key: crypto.randomUUID() };
    const body = { balance: dollars(before + 900_000n), reason };
    const proposed = await bank.call('POST', `/api/v1/admin/wallet/${PATH}`, { ...asked, body });
    expect(proposed.status).toBe(202);
    const own = await bank.call('POST', `/api/v1/admin/proposals/${proposed.body.id}/approve`, {
      ...asked,
      key: crypto.randomUUID(),
      body: { sha256: proposed.body.sha256 },
    });
    expect([own.status, own.body.code]).toEqual([403, 'own_proposal']);
    expect(await closingOf(bank.database)).toBe(before);
  });

  it('has nothing booked where the account goes on as it ended, or where the statement came meanwhile', async () => {
    const before = await closingOf(bank.database);
    expect((await report(before)).body.code).toBe('statement_not_missing');
    const asked = { as: desk.clerk, role: 'super_admin', key: crypto.randomUUID() };
    const body = { balance: dollars(before + 100n), reason };
    const proposed = await bank.call('POST', `/api/v1/admin/wallet/${PATH}`, { ...asked, body });
    await desk.hand(await nextStatement(bank.database, [{ amount: '1.00', isIn: true, text: 'x' }]));
    const late = await bank.call('POST', `/api/v1/admin/proposals/${proposed.body.id}/approve`, {
      as: desk.other,
      role: 'super_admin',
      key: crypto.randomUUID(),
      body: { sha256: proposed.body.sha256 },
    });
    expect([late.status, late.body.code]).toEqual([409, 'statement_not_missing']);
  });

  it('is refused amounts that are none, other scales, and currencies without a statement', async () => {
    const asked = (balance: unknown) => desk.asStaff(PATH, { balance, reason });
    for (const value of ['', '1.5', '--1', '-', '1e9', '1000000000000001', '-1000000000000001'])
      expect((await asked({ ...dollars(0n), value })).body.code).toBe('invalid_amount');
    expect((await asked({ ...dollars(1n), assetScale: 3 })).body.code).toBe('invalid_amount');
    expect((await asked({ ...dollars(1n), assetCode: 'XXX' })).body.code).toBe('invalid_amount');
    expect((await asked({ ...dollars(1n), assetCode: 'EUR' })).body.code).toBe('statement_not_missing');
    expect((await desk.asStaff(PATH, { balance: dollars(1n), reason: ' ' })).status).toBe(422);
  });

  it('waits for a file of the bank that is being taken', async () => {
    const before = await closingOf(bank.database);
    let sent = Promise.resolve('not sent');
    await bank.database.db.transaction().execute(async (db) => {
      await waitForOtherFiles(db);
      sent = report(before + 300n).then(() => 'sent');
      const waits = untilOneWaits(bank.database).then(() => 'waits');
      expect(await Promise.race([sent, waits])).toBe('waits');
    });
    expect(await sent).toBe('sent');
  });

  it('hands the same in ten times at once, and it counts once', async () => {
    const before = await closingOf(bank.database);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, at) => report(before + 500n, at % 2 ? desk.clerk : desk.other)),
    );
    expect(answers.filter(({ body }) => body.statements !== undefined)).toHaveLength(1);
    expect(await closingOf(bank.database)).toBe(before + 500n);
    await desk.provesItself();
  });
});
