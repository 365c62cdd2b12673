import { afterAll, expect } from 'vitest';
import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank, type BankOptions } from './bank.ts';
import { nextStatement, type Booked, type Statement } from './bank-message.ts';

export interface Customer {
  readonly person: TestPerson;
  /** The id of the bank account they withdraw to. */
  readonly account: string;
}

const bankAccount = { scheme: 'iban', holder: 'Amina Test', account: 'DE89370400440532013000', bank: '' };

/** The house's desk for the bank's files: its clerks, and customers whose money goes out and comes in. */
async function openBankDesk(bank: Bank) {
  const clerk = await bank.person('Clerk');
  const other = await bank.person('Other');

  const asStaff = (path: string, body: unknown, as: TestPerson = clerk): Promise<Answer> =>
    bank.byTwo('POST', `/api/v1/admin/wallet/${path}`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      body,
    });

  const hand = (content: string, as?: TestPerson) => asStaff('bank-files', { content }, as);

  /** Hands a file in without a second person: the answer is the proposal, or a refusal. */
  const propose = (content: string, as: TestPerson): Promise<Answer> =>
    bank.call('POST', '/api/v1/admin/wallet/bank-files', {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      body: { content },
    });

  /** Hands in the next statement, and answers outcome and reason of each payment, or the code of the refusal. */
  const take = async (entries: readonly Booked[], statement: Statement = {}): Promise<unknown> => {
    const { body } = await hand(await nextStatement(bank.database, entries, statement));
    const told: { outcome: string; reason: string | null }[] | undefined = body.entries;
    return told?.map(({ outcome, reason }) => [outcome, reason].filter(Boolean).join(' ')) ?? body.code;
  };

  /** A person with 10,000 dollars and a bank account. */
  const customer = async (): Promise<Customer> => {
    const person = await bank.person('Amina', '1000000', 'USD');
    const body = { ...bankAccount, pin: TEST_PIN };
    const saved = await bank.call('POST', '/api/v1/wallet/payout-accounts', { as: person, body });
    return { person, account: String(saved.body.id) };
  };

  /** Withdrawals of so many cents, with the bank in one batch. */
  const sent = async (of: Customer, ...values: readonly string[]) => {
    const references: string[] = [];
    for (const value of values) {
      const amount = { value, assetCode: 'USD', assetScale: 2 };
      const { body } = await bank.call('POST', '/api/v1/wallet/withdrawals', {
        as: of.person,
        key: crypto.randomUUID(),
        body: { payout_account: of.account, amount, pin: TEST_PIN },
      });
      references.push(body.reference);
    }
    const { body } = await asStaff('bank-batches', { asset: 'USD' });
    return { references, id: String(body.id), batch: String(body.id).replaceAll('-', '') };
  };

  return {
    clerk,
    other,
    asStaff,
    hand,
    propose,
    take,
    customer,
    sent,
    ...readings(bank),
  };
}

/** What people see of their money, and the books of themselves. */
function readings(bank: Bank) {
  const depositReference = async (as: TestPerson): Promise<string> =>
    (await bank.call('GET', '/api/v1/wallet/deposit-details', { as })).body.reference;

  /** What is available and what is set aside in dollars; undefined where there is no account yet. */
  const dollars = async (as: TestPerson): Promise<readonly string[] | undefined> => {
    const { body } = await bank.call('GET', '/api/v1/wallet', { as });
    const account = body.accounts.find((one: { asset: string }) => one.asset === 'USD');
    return account === undefined ? undefined : [account.available.value, account.held.value];
  };

  /** The states of a person's withdrawals, oldest first. */
  const statesOf = async (as: TestPerson): Promise<readonly string[]> => {
    const { body } = await bank.call('GET', '/api/v1/wallet/withdrawals', { as });
    return body.items.map((item: { state: string }) => item.state).toReversed();
  };

  /** The books are right, and nothing is left in between. */
  const provesItself = async (): Promise<void> => {
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
    const { rows } = await bank.database.pool.query(
      "select purpose from ledger.account where purpose like 'bank_clearing%' and balance <> 0",
    );
    expect(rows).toEqual([]);
  };

  return { depositReference, dollars, statesOf, provesItself };
}

/** The bank of one test file, with its desk; it is closed after the tests. */
export async function serveBankDesk(options?: BankOptions) {
  const bank = await openBank(options);
  afterAll(() => bank.close());
  return { bank, desk: await openBankDesk(bank) };
}
