import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from '../testing/bank.ts';
import { camt, nextStatement, type Booked } from '../testing/bank-message.ts';

let bank: Bank;
let clerk: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  clerk = await bank.person('Clerk');
});
afterAll(() => bank.close());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const iban = {
  pin: TEST_PIN,
  scheme: 'iban',
  holder: 'Amina Test',
  account: 'DE89 3704 0044 0532 0130 00',
  bank: '',
};

const post = (path: string, as: TestPerson, body?: unknown) =>
  bank.call('POST', `/api/v1/wallet/${path}`, {
    as,
    key: crypto.randomUUID(),
    ...(body !== undefined && { body }),
  });

const asStaff = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  bank.byTwo(method, `/api/v1/admin/wallet/${path}`, {
    as: clerk,
    role: 'super_admin',
    key: crypto.randomUUID(),
    ...(body !== undefined && { body }),
  });

async function customer(value = '10000') {
  const person = await bank.person('Amina', value, 'USD');
  const { body } = await post('payout-accounts', person, iban);
  return { person, account: String(body.id) };
}

const withdraw = async (of: { person: TestPerson; account: string }, value: string) =>
  post('withdrawals', of.person, { payout_account: of.account, amount: usd(value), pin: TEST_PIN });

const available = async (as: TestPerson) => {
  const { body } = await bank.call('GET', '/api/v1/wallet', { as });
  const account = body.accounts.find((one: { asset: string }) => one.asset === 'USD');
  return [account.available.value, account.held.value];
};

const stateOf = async (as: TestPerson) => {
  const { body } = await bank.call('GET', '/api/v1/wallet/withdrawals', { as });
  return body.items[0];
};

const take = async (...entries: readonly Booked[]) => {
  const content = await nextStatement(bank.database, entries);
  const { body } = await asStaff('POST', 'bank-files', { content });
  return body.entries.map((entry: { outcome: string }) => entry.outcome);
};

/** What the platform's accounts for the bank hold in dollars, by purpose; zero is left out. */
async function bankBalances(): Promise<Record<string, string>> {
  const { rows } = await bank.database.pool.query(
    "select purpose, balance from ledger.account where purpose like 'bank%' and asset = 'USD' and balance <> 0",
  );
  return Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, String(balance)]));
}

describe('a withdrawal to a bank account', () => {
  it('sets the money aside, goes out in a file, and leaves when the bank has paid', async () => {
    const amina = await customer();
    const asked = await withdraw(amina, '2500');
    expect([asked.status, asked.body]).toEqual([
      201,
      expect.objectContaining({
        state: 'waiting',
        amount: usd('2500'),
        to: { holder: 'Amina Test', account: 'DE•••• 3000' },
        steps: [{ state: 'waiting', at: expect.any(String) }],
      }),
    ]);
    expect(await available(amina.person)).toEqual(['7500', '2500']);

    const batch = await asStaff('POST', 'bank-batches', { asset: 'USD' });
    expect(batch.body).toMatchObject({ count: 1, total: usd('2500') });
    expect((await stateOf(amina.person)).state).toBe('sent');
    const file = await fetch(`${bank.url}/api/v1/admin/wallet/bank-batches/${batch.body.id}/file`, {
      headers: { authorization: `Bearer ${clerk.userId}:fresh:super_admin` },
    });
    expect(file.headers.get('content-disposition')).toContain('egcr-pain001-usd');
    const parsed = new XMLParser({ parseTagValue: false }).parse(await file.text());
    const { GrpHdr: head, PmtInf: info } = parsed.Document.CstmrCdtTrfInitn;
    expect(head).toMatchObject({ NbOfTxs: '1', CtrlSum: '25.00' });
    expect(info.CdtTrfTxInf).toMatchObject({
      PmtId: { EndToEndId: asked.body.reference },
      Amt: { InstdAmt: '25.00' },
      CdtrAcct: { Id: { IBAN: 'DE89370400440532013000' } },
    });

    const before = await bankBalances();
    expect(await take({ amount: '25.00', endToEnd: asked.body.reference })).toEqual(['paid']);
    expect(await available(amina.person)).toEqual(['7500', '0']);
    expect((await stateOf(amina.person)).steps.map((step: { state: string }) => step.state)).toEqual([
      'waiting',
      'sent',
      'paid',
    ]);
    const after = await bankBalances();
    expect(BigInt(after['bank'] ?? 0) - BigInt(before['bank'] ?? 0)).toBe(2500n);
    expect(Object.keys(after).filter((purpose) => purpose.startsWith('bank_clearing'))).toEqual([]);
    const history = await bank.call('GET', '/api/v1/wallet/activity', { as: amina.person });
    expect(history.body.items[0]).toMatchObject({ kind: 'withdrawal', direction: 'out', counterpart: null });
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });

  it('comes back into the wallet when the bank returns it, with the bank’s reason', async () => {
    const amina = await customer();
    const { body } = await withdraw(amina, '300');
    await asStaff('POST', 'bank-batches', { asset: 'USD' });
    expect(
      await take(
        { amount: '3.00', endToEnd: body.reference },
        { amount: '3.00', endToEnd: body.reference, isIn: true, reason: 'AC04' },
      ),
    ).toEqual(['paid', 'returned']);
    expect(await available(amina.person)).toEqual(['10000', '0']);
    expect(await stateOf(amina.person)).toMatchObject({ state: 'returned', reason: 'AC04' });
  });

  it('can be cancelled while it waits, once, and not later', async () => {
    const amina = await customer();
    const { body } = await withdraw(amina, '300');
    expect((await post(`withdrawals/${body.id}/cancel`, amina.person)).body.state).toBe('cancelled');
    expect(await available(amina.person)).toEqual(['10000', '0']);
    expect((await post(`withdrawals/${body.id}/cancel`, amina.person)).body.code).toBe(
      'withdrawal_under_way',
    );
    const second = await withdraw(amina, '300');
    await asStaff('POST', 'bank-batches', { asset: 'USD' });
    expect((await post(`withdrawals/${second.body.id}/cancel`, amina.person)).body.code).toBe(
      'withdrawal_under_way',
    );
    const bao = await bank.person('Bao');
    expect((await post(`withdrawals/${second.body.id}/cancel`, bao)).status).toBe(404);
    await take({ amount: '3.00', endToEnd: second.body.reference });
  });

  it('is refused without enough, to an unknown account, in our own currency, above a limit, and from a frozen wallet', async () => {
    const [amina, bao] = [await customer('100'), await customer('100')];
    const code = async (body: object) => (await post('withdrawals', amina.person, body)).body.code;
    const good = { payout_account: amina.account, amount: usd('50'), pin: TEST_PIN };
    expect(await code({ ...good, amount: usd('101') })).toBe('insufficient_funds');
    expect(await code({ ...good, payout_account: bao.account })).toBe('payout_account_unknown');
    expect(await code({ ...good, amount: { value: '5', assetCode: 'JVD', assetScale: 2 } })).toBe(
      'currency_not_withdrawable',
    );
    expect(await code({ ...good, amount: usd('0') })).toBe('invalid_amount');
    const limits = { asset: 'USD', per_transfer: null, per_day: '20', per_month: null };
    await bank.call('PUT', '/api/v1/wallet/limits', { as: amina.person, body: limits });
    expect(await code(good)).toBe('over_limit_day');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina.person, body: { frozen: true } });
    expect(await code(good)).toBe('wallet_frozen');
    expect(await available(amina.person)).toEqual(['100', '0']);
  });

  it('of a whole balance succeeds once out of a hundred at the same time', async () => {
    const amina = await customer('10000');
    const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw(amina, '10000')));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'asked' : body.code));
    expect(codes.filter((code) => code === 'asked')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['asked', 'insufficient_funds']));
    expect(await available(amina.person)).toEqual(['0', '10000']);
    await asStaff('POST', 'bank-batches', { asset: 'USD' });
  });

  it('that is with the bank is paid though its owner has frozen the wallet, and left to a person where the house has', async () => {
    const amina = await customer();
    const [first, second] = [await withdraw(amina, '100'), await withdraw(amina, '200')];
    await asStaff('POST', 'bank-batches', { asset: 'USD' });
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina.person, body: { frozen: true } });
    expect(await take({ amount: '1.00', endToEnd: first.body.reference })).toEqual(['paid']);
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina.person });
    const account = body.accounts.find((one: { asset: string }) => one.asset === 'USD').id;
    await bank.services.unit((work) => bank.ledger.setStatus(work, account, 'frozen'));
    expect(await take({ amount: '2.00', endToEnd: second.body.reference })).toEqual(['unknown']);
    const { reference } = (await bank.call('GET', '/api/v1/wallet/deposit-details', { as: amina.person }))
      .body;
    expect(await take({ amount: '5.00', isIn: true, text: reference })).toEqual(['suspense']);
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });

  it('asked for twice with the same key is one', async () => {
    const amina = await customer();
    const ask = () =>
      bank.call('POST', '/api/v1/wallet/withdrawals', {
        as: amina.person,
        key: 'once',
        body: { payout_account: amina.account, amount: usd('500'), pin: TEST_PIN },
      });
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
    expect(await available(amina.person)).toEqual(['9500', '500']);
    await asStaff('POST', 'bank-batches', { asset: 'USD' });
  });
});

describe('saved bank accounts', () => {
  it('are checked by their check digits, masked, and the person’s own', async () => {
    const amina = await customer();
    expect((await post('payout-accounts', amina.person, iban)).body.id).toBe(amina.account);
    const wrong = await post('payout-accounts', amina.person, {
      ...iban,
      account: 'DE88 3704 0044 0532 0130 00',
      holder: '',
    });
    expect(wrong.body.errors).toEqual(
      expect.arrayContaining([
        { field: 'account', code: 'iban_check' },
        expect.objectContaining({ field: 'holder', code: 'required' }),
      ]),
    );
    const bao = await bank.person('Bao');
    expect((await bank.call('GET', '/api/v1/wallet/payout-accounts', { as: bao })).body).toEqual({
      items: [],
    });
    const remove = (as: TestPerson) =>
      bank.call('DELETE', `/api/v1/wallet/payout-accounts/${amina.account}`, { as });
    expect((await remove(bao)).status).toBe(404);
    expect((await remove(amina.person)).status).toBe(204);
    expect((await withdraw(amina, '1')).body.code).toBe('payout_account_unknown');
  });
});

describe('a deposit by bank transfer', () => {
  it('finds its owner by the reference, once, however often the bank’s message is sent', async () => {
    const amina = await customer('0');
    const details = await bank.call('GET', '/api/v1/wallet/deposit-details', { as: amina.person });
    expect(details.body).toMatchObject({
      sandbox: true,
      bank: { is_sample: true },
      reference: expect.stringMatching(/^EG\w{10}$/),
    });
    const { reference } = details.body;
    expect(
      (await bank.call('GET', '/api/v1/wallet/deposit-details', { as: amina.person })).body.reference,
    ).toBe(reference);
    const spaced = `rent ${reference.slice(0, 6)}${reference.slice(6).toLowerCase()} thanks`;
    expect(await take({ amount: '12.50', isIn: true, text: spaced, own: 'D-1' })).toEqual(['credited']);
    expect(await take({ amount: '12.50', isIn: true, text: spaced, own: 'D-1' })).toEqual(['duplicate']);
    expect(await available(amina.person)).toEqual(['1250', '0']);
  });

  it('without a reference that we know waits in suspense, and an unknown payment out is left to a person', async () => {
    const before = await bankBalances();
    expect(
      await take({ amount: '7.00', isIn: true, text: 'hello' }, { amount: '9.00', endToEnd: 'NOTPROVIDED' }),
    ).toEqual(['suspense', 'unknown']);
    const after = await bankBalances();
    expect(BigInt(after['bank_suspense'] ?? 0) - BigInt(before['bank_suspense'] ?? 0)).toBe(700n);
    expect(Object.keys(after).filter((purpose) => purpose.startsWith('bank_clearing'))).toEqual([]);
  });
});

describe('the bank’s files', () => {
  it.each([
    ['no XML', 'hello'],
    ['an entity of its own', '<!DOCTYPE x [<!ENTITY a "b">]><Document>&a;</Document>'],
    ['another message', '<Document><Other/></Document>'],
    ['an amount that is none', camt({}, { amount: '1,00' })],
    ['too many decimals', camt({}, { amount: '1.001' })],
    ['a nest without end', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
  ])('with %s are refused whole', async (_what, content) => {
    const answer = await asStaff('POST', 'bank-files', { content });
    expect(answer.body).toMatchObject({ status: 422, code: 'bank_file_unreadable' });
  });

  it('are for the staff only', async () => {
    const amina = await bank.person('Amina');
    for (const [method, path] of [
      ['GET', 'bank-batches'],
      ['POST', 'bank-batches'],
      ['POST', 'bank-files'],
    ] as const) {
      const body = method === 'POST' ? { asset: 'USD' } : undefined;
      const answer = await bank.call(method, `/api/v1/admin/wallet/${path}`, {
        as: amina,
        key: 'k',
        ...(body && { body }),
      });
      expect(answer.body.code).toBe('role_required');
    }
    expect((await asStaff('POST', 'bank-batches', { asset: 'EUR' })).body.code).toBe('batch_empty');
  });
});
