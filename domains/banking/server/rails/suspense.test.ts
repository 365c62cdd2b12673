import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from '../testing/bank.ts';
import { camt, nextStatement, type Booked } from '../testing/bank-message.ts';
import { readCamt } from '../bank-file/read-camt.ts';

let bank: Bank;
let clerk: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  clerk = await bank.person('Clerk');
});
afterAll(() => bank.close());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

const asStaff = (
  method: 'GET' | 'POST',
  path: string,
  {
    body,
    key = crypto.randomUUID(),
    pin = 'fresh',
  }: { body?: unknown; key?: string; pin?: 'fresh' | 'stale' } = {},
): Promise<Answer> =>
  bank.byTwo(method, `/api/v1/admin/wallet/${path}`, {
    as: clerk,
    role: 'super_admin',
    pin,
    key,
    ...(body !== undefined && { body }),
  });

const take = async (...entries: readonly Booked[]) => {
  const content = await nextStatement(bank.database, entries);
  const { body } = await asStaff('POST', 'bank-files', { body: { content } });
  return body.entries.map((entry: { outcome: string }) => entry.outcome);
};

/** Money of someone unknown, as the staff sees it wait. */
async function stray(amount: string, text: string) {
  expect(await take({ amount, isIn: true, text })).toEqual(['suspense']);
  const { body } = await asStaff('GET', 'suspense');
  return body.items.find((item: { remittance: string }) => item.remittance === text);
}

const assign = (id: string, to: TestPerson, key: string = crypto.randomUUID()) =>
  asStaff('POST', `suspense/${id}/assign`, {
    key,
    body: { to: { username: to.username }, reason: 'Letter of today' },
  });

const sendBack = (id: string) =>
  asStaff('POST', `suspense/${id}/send-back`, { body: { reason: 'Nobody knows it' } });

/** What the platform's accounts for the bank hold in dollars, by purpose. */
async function held(purpose: string): Promise<bigint> {
  const { rows } = await bank.database.pool.query(
    "select coalesce(sum(balance), 0)::text as sum from ledger.account where purpose = $1 and asset = 'USD'",
    [purpose],
  );
  return BigInt(rows[0]?.sum ?? 0);
}

const isListed = async (id: string) =>
  (await asStaff('GET', 'suspense')).body.items.some((item: { id: string }) => item.id === id);

const noticesOf = async (of: TestPerson) => {
  const { rows } = await bank.database.pool.query(
    "select payload->>'kind' as kind, payload->>'link' as link from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1 order by id",
    [of.userId],
  );
  return rows;
};

it('lies sealed: who reads the database reads nothing of what the payer wrote, not even by trying (attack D20)', async () => {
  const text = 'Rent of Aminata Kouyate, DE02120300000000202051';
  const [item] = [await stray('81', text)];
  expect(item.remittance).toBe(text);
  const unnamed = 'Oluwaseun Brandvold';
  expect(await take({ amount: '82', isIn: true, text: unnamed, own: null })).toEqual(['suspense']);
  const { rows } = await bank.database.pool.query<{ row: string }>(
    'select one::text as row from banking.bank_entry one',
  );
  const stored = rows.map(({ row }) => row).join('\n');
  expect(stored).not.toMatch(/Aminata|DE0212|Oluwaseun/);
  // The names that a plain hash of the entry would give.
  const read = readCamt(camt({}, { amount: '82', isIn: true, text: unnamed, own: null }));
  const [hash] = (read?.messages ?? []).flatMap(({ entries }) =>
    entries.map(({ content }) => content.split('|').at(-1) ?? ''),
  );
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(stored).not.toContain(hash);
});

describe('money of which nobody knew whose it is', () => {
  it('is given to its owner, once, who is told; the books stay right', async () => {
    const amina = await bank.person('Amina');
    const [before, item] = [await held('bank_suspense'), await stray('12.50', 'for Amina please')];
    expect(item).toMatchObject({ amount: usd('1250'), account: 'DE89370400440532013000' });
    const key = crypto.randomUUID();
    const given = await assign(item.id, amina, key);
    expect([given.status, given.body]).toEqual([
      201,
      expect.objectContaining({
        suspense_id: item.id,
        outcome: 'assigned',
        amount: usd('1250'),
        to: expect.objectContaining({ username: amina.username }),
        reason: 'Letter of today',
      }),
    ]);
    // The same proposal again: it has been carried out.
    expect((await assign(item.id, amina, key)).body.code).toBe('proposal_decided');
    expect(await bank.balance(amina, 'USD')).toBe('1250');
    expect(await held('bank_suspense')).toBe(before);
    expect(await isListed(item.id)).toBe(false);
    const activity = await bank.call('GET', '/api/v1/wallet/activity', { as: amina });
    expect(activity.body.items[0]).toMatchObject({ id: given.body.id, kind: 'deposit', direction: 'in' });
    for (const again of [await assign(item.id, clerk), await sendBack(item.id)])
      expect([again.status, again.body.code]).toEqual([409, 'suspense_decided']);
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });

  it('goes to one only, however many decide at once (attack A5)', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const { id } = await stray('5.00', 'at once');
    const answers = await Promise.all([
      ...Array.from({ length: 2 }, () => assign(id, amina)),
      ...Array.from({ length: 2 }, () => assign(id, bao)),
      ...Array.from({ length: 2 }, () => sendBack(id)),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 5 }, () => 409),
    ]);
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });

  it('is sent back under a reference by which the bank’s message finds it', async () => {
    const { id } = await stray('7.00', 'whose is it');
    const [suspense, atBank] = [await held('bank_suspense'), await held('bank')];
    const back = await sendBack(id);
    expect([back.status, back.body]).toEqual([
      201,
      expect.objectContaining({
        outcome: 'sent_back',
        to: null,
        reference: expect.stringMatching(/^EG\w{12}$/),
      }),
    ]);
    expect([await held('bank_suspense'), await held('bank'), await held('bank_clearing_out')]).toEqual([
      suspense - 700n,
      atBank + 700n,
      0n,
    ]);
    const { reference } = back.body;
    expect(await take({ amount: '7.00', endToEnd: reference })).toEqual(['returned']);
    expect(await held('bank')).toBe(atBank + 700n);
    // Another amount is not that payment. It has left the bank all the same, and is missing until a person finds why.
    expect(await take({ amount: '7.01', endToEnd: reference })).toEqual(['unknown']);
    expect([await held('bank'), await held('bank_unexplained')]).toEqual([atBank + 700n + 701n, -701n]);
  });

  it('is decided on by the staff alone, with a PIN just entered, a key and a reason, and never for themselves', async () => {
    const amina = await bank.person('Amina');
    const { id } = await stray('3.00', 'who may');
    const path = `/api/v1/admin/wallet/suspense/${id}`;
    const body = { to: { username: amina.username }, reason: 'x' };
    const codes = async (...asked: readonly Promise<Answer>[]) =>
      (await Promise.all(asked)).map((answer) => answer.body.code);
    expect(
      await codes(
        bank.call('POST', `${path}/assign`, { key: 'k', body }),
        bank.call('POST', `${path}/assign`, { as: amina, key: 'k', body }),
        bank.call('POST', `${path}/send-back`, { as: amina, key: 'k', body: { reason: 'x' } }),
        bank.call('GET', '/api/v1/admin/wallet/suspense', { as: amina }),
        asStaff('POST', `suspense/${id}/assign`, { body, pin: 'stale' }),
        bank.call('POST', `${path}/assign`, { as: clerk, role: 'super_admin', body }),
        assign(id, clerk),
        asStaff('POST', `suspense/${id}/assign`, { body: { ...body, to: { username: 'nobody' } } }),
        asStaff('POST', `suspense/${id}/assign`, { body: { ...body, reason: '  ' } }),
        assign('nothing', amina),
        assign(crypto.randomUUID(), amina),
      ),
    ).toEqual([
      'token_missing',
      'role_required',
      'role_required',
      'role_required',
      'pin_required',
      'idempotency_key_required',
      'recipient_self',
      'recipient_unknown',
      'validation_failed',
      'not_found',
      'not_found',
    ]);
    expect(await isListed(id)).toBe(true);
  });

  it('is not given to a closed wallet, and what was decided is never changed', async () => {
    const amina = await bank.person('Amina', '100', 'USD');
    const { id } = await stray('4.00', 'closed');
    await bank.database.pool.query(
      "select ledger.set_account_status(id, 'frozen') from ledger.account where owner_id = $1",
      [amina.userId],
    );
    const refused = await assign(id, amina);
    expect([refused.status, refused.body.code]).toEqual([423, 'recipient_unavailable']);
    expect(await isListed(id)).toBe(true);
    expect((await sendBack(id)).status).toBe(201);
    await expect(bank.database.owner.query('delete from banking.suspense_decision')).rejects.toThrow(
      'suspense_decision is refused',
    );
  });
});

describe('the bell', () => {
  it('rings for a deposit by reference, an assigned one, a withdrawal paid and one that came back', async () => {
    const amina = await bank.person('Amina', '10000', 'USD');
    const { reference } = (await bank.call('GET', '/api/v1/wallet/deposit-details', { as: amina })).body;
    await take({ amount: '1.00', isIn: true, text: reference });
    const { id } = await stray('2.00', 'ring');
    const given = await assign(id, amina);
    const account = {
      scheme: 'iban',
      holder: 'Amina',
      account: 'DE89370400440532013000',
      bank: '',
      pin: TEST_PIN,
    };
    const payout = await bank.call('POST', '/api/v1/wallet/payout-accounts', { as: amina, body: account });
    const withdrawal = await bank.call('POST', '/api/v1/wallet/withdrawals', {
      as: amina,
      key: crypto.randomUUID(),
      body: { payout_account: payout.body.id, amount: usd('300'), pin: TEST_PIN },
    });
    await asStaff('POST', 'bank-batches', { body: { asset: 'USD' } });
    const endToEnd = withdrawal.body.reference;
    await take({ amount: '3.00', endToEnd }, { amount: '3.00', endToEnd, isIn: true, reason: 'AC04' });
    expect(await noticesOf(amina)).toEqual([
      { kind: 'wallet.deposit_received', link: expect.stringMatching(/^\/wallet\/transfers\//) },
      { kind: 'wallet.deposit_received', link: `/wallet/transfers/${given.body.id}` },
      { kind: 'wallet.payout_account_added', link: '/wallet/withdraw' },
      { kind: 'wallet.withdrawal_paid', link: `/wallet/withdrawals/${withdrawal.body.id}` },
      { kind: 'wallet.withdrawal_returned', link: `/wallet/withdrawals/${withdrawal.body.id}` },
    ]);
  });
});

describe('what a bank’s message may hold', () => {
  it.each([
    ['a raw zero byte', 'a\u0000b'],
    ['half a letter', 'a\uD800b'],
  ])('no %s: it is refused whole', async (_what, text) => {
    const content = camt({}, { amount: '1.00', isIn: true, text });
    const answer = await asStaff('POST', 'bank-files', { body: { content } });
    expect([answer.status, answer.body.code]).toEqual([422, 'bank_file_unreadable']);
  });

  it('an escaped zero byte, and a name longer than an index takes: both are taken once', async () => {
    const odd = { amount: '1.00', isIn: true, text: 'a&#0;b&#xD800;' };
    expect(await take(odd)).toEqual(['suspense']);
    const long = {
      amount: '1.00',
      isIn: true,
      own: Array.from({ length: 900 }, () => crypto.randomUUID()).join(''),
    };
    expect(await take(long)).toEqual(['suspense']);
    expect(await take(long)).toEqual(['duplicate']);
  });

  it('handed in by several of the staff at once counts once (attack A5)', async () => {
    const content = await nextStatement(bank.database, [
      { amount: '6.00', isIn: true, own: 'AT-ONCE-1' },
      { amount: '6.50', isIn: true, own: 'AT-ONCE-2' },
    ]);
    const before = await held('bank_suspense');
    const makers = [clerk, await bank.person('Second'), await bank.person('Third')];
    const proposals = await Promise.all(
      makers.map((as) =>
        bank.call('POST', '/api/v1/admin/wallet/bank-files', {
          as,
          role: 'super_admin',
          key: crypto.randomUUID(),
          body: { content },
        }),
      ),
    );
    const checkers = [...makers.slice(1), clerk];
    const answers = await Promise.all(
      proposals.map(({ body }, at) => bank.approve(body, checkers[at] ?? clerk)),
    );
    // The person who approves the second finds another plan than was proposed.
    expect(answers.map(({ status, body }) => String(body.code ?? status)).toSorted()).toEqual([
      '201',
      'proposal_outdated',
      'proposal_outdated',
    ]);
    expect(await held('bank_suspense')).toBe(before + 1250n);
  });
});
