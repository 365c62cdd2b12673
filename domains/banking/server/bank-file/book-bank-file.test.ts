import { silentLog } from '@egcr/server-kit/log';
import { describe, expect, it } from 'vitest';

import type { BankingParts } from '../parts.ts';
import { bankAccount } from '../bank-accounts.ts';
import { postSteps } from '../rails/post-steps.ts';
import { serveBankDesk } from '../testing/bank-desk.ts';
import { nextStatement, type Booked } from '../testing/bank-message.ts';
import { bookBankFile } from './book-bank-file.ts';
import { planBankFile } from './plan-bank-file.ts';
import { readCamt } from './read-camt.ts';

const made: { parts?: BankingParts } = {};
const { bank, desk } = await serveBankDesk({ madeWith: (parts) => (made.parts = parts) });

const ACCOUNT = 'DE89370400440532013000';
const inEuro = (amount: string, more: Partial<Booked> = {}): Booked => ({ amount, currency: 'EUR', ...more });
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const handIn = async (entries: readonly Booked[], opening?: bigint) =>
  (
    await desk.hand(
      await nextStatement(bank.database, entries, {
        currency: 'EUR',
        ...(opening !== undefined && { opening }),
      }),
    )
  ).body;
const keptOf = async (asset: string) =>
  (
    await bank.database.pool.query(
      `select place, opening::int, closing::int, beyond::int, taken_by from banking.bank_statement
       where asset = $1 order by place`,
      [asset],
    )
  ).rows;

describe('a file that two of the staff have approved', () => {
  it('may begin with what the account held before we kept its books, and goes on from there', async () => {
    expect((await handIn([], 50_000n)).statements).toMatchObject([
      { opening: eur('50000'), closing: eur('50000'), difference: eur('0') },
    ]);
    const { statements } = await handIn([inEuro('5.00', { isIn: true, text: 'nobody' })]);
    expect(statements).toMatchObject([
      { opening: eur('50000'), closing: eur('50500'), difference: eur('0') },
    ]);
    const kept = { beyond: 50_000, taken_by: desk.clerk.userId };
    expect(await keptOf('EUR')).toEqual([
      { place: 1, opening: 50_000, closing: 50_000, ...kept },
      { place: 2, opening: 50_000, closing: 50_500, ...kept },
    ]);
  });

  it('is answered in its own order, with the direction and the amount of each payment', async () => {
    const { entries } = await handIn([
      inEuro('1.00', { isIn: true, text: 'one' }),
      inEuro('0.00', { isIn: true, text: 'nothing' }),
      inEuro('2.50', { text: 'a fee' }),
    ]);
    expect(entries).toEqual([
      {
        entry: expect.stringMatching(/#1\/1$/),
        amount: eur('100'),
        direction: 'in',
        outcome: 'suspense',
        reason: 'no_owner',
      },
      {
        entry: expect.any(String),
        amount: eur('0'),
        direction: 'in',
        outcome: 'unknown',
        reason: 'zero_amount',
      },
      {
        entry: expect.any(String),
        amount: eur('250'),
        direction: 'out',
        outcome: 'unknown',
        reason: 'nothing_of_ours',
      },
    ]);
    const { rows } = await bank.database.pool.query(
      `select entry, amount::int, taken_by, approved_by from banking.bank_entry
       where reason in ('zero_amount', 'nothing_of_ours') order by amount`,
    );
    const handled = { taken_by: desk.clerk.userId, approved_by: bank.checker.userId };
    expect(rows).toEqual([
      { entry: entries[2].entry, amount: -250, ...handled },
      { entry: entries[1].entry, amount: 0, ...handled },
    ]);
  });

  it('leaves nothing to explain while money that was in suspense is on its way back', async () => {
    const asked = { as: desk.clerk, role: 'super_admin' };
    const { body } = await bank.call('GET', '/api/v1/admin/wallet/suspense', asked);
    const { id } = body.items.find((item: { remittance: string }) => item.remittance === 'one');
    const { reference } = (await desk.asStaff(`suspense/${id}/send-back`, { reason: 'Of nobody' })).body;
    const noDifference = [{ difference: eur('0') }];
    expect((await handIn([inEuro('3.00', { isIn: true })])).statements).toMatchObject(noDifference);
    expect((await handIn([inEuro('1.00', { endToEnd: reference })])).statements).toMatchObject(noDifference);
  });
});

describe('an operator', () => {
  /** Books a statement with one payment in, and answers its difference and the errors that were logged. */
  async function booked() {
    const content = await nextStatement(bank.database, [inEuro('4.00', { isIn: true, text: 'nobody' })], {
      currency: 'EUR',
    });
    const messages = readCamt(content)?.messages ?? [];
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (...said: readonly unknown[]) => void errors.push(said[0]) };
    const { statements } = await bank.services.unit(async (given) => {
      const work = { ...given, log };
      if (!made.parts) throw new Error('banking was not made');
      const plan = await planBankFile(work, { account: ACCOUNT, messages, sha256: '' });
      return bookBankFile(made.parts, work, plan, [desk.clerk.userId, desk.other.userId]);
    });
    return { differences: statements.map(({ difference }) => difference), errors };
  }

  it('is alarmed once where our books of the account do not follow its balance', async () => {
    expect(await booked()).toEqual({ differences: [eur('0')], errors: [] });
    await bank.services.unit(async (work) => {
      if (!made.parts) throw new Error('banking was not made');
      const [from, to] = [bankAccount('bank', 'EUR'), bankAccount('bank_suspense', 'EUR')];
      const step = { id: work.newId(), from, to, amountMinor: 700n, kind: 'bank_suspense' };
      expect(await postSteps(made.parts, work, [step], 'EUR')).toBe(true);
    });
    expect(await booked()).toEqual({
      differences: [eur('-700')],
      errors: [{ code: 'bank_position_differs', asset: 'EUR', difference: '-700' }],
    });
    expect(await booked()).toEqual({ differences: [eur('0')], errors: [] });
  });
});
