import type { TestPerson } from '@egcr/wallet/testing';
import { beforeAll, describe, expect, it } from 'vitest';

import { serveBankDesk } from '../testing/bank-desk.ts';
import { closingOf, nextStatement, stmt } from '../testing/bank-message.ts';

const { bank, desk } = await serveBankDesk();
beforeAll(async () => {
  await desk.take([{ amount: '1.00', isIn: true, text: 'of nobody' }]);
});

const setStatus = (which: string, value: string, status: string) =>
  bank.database.owner.query(
    `select ledger.set_account_status(id, $2) from ledger.account where ${which} = $1 and asset = 'USD'`,
    [value, status],
  );
const freeze = ({ userId }: TestPerson) => setStatus('owner_id::text', userId, 'frozen');
const unfreeze = ({ userId }: TestPerson) => setStatus('owner_id::text', userId, 'open');

/** What the house's accounts for the bank hold, in cents. */
async function house(): Promise<readonly number[]> {
  const { rows } = await bank.database.pool.query(
    `select purpose, balance::int from ledger.account
     where purpose in ('bank', 'bank_suspense', 'bank_unexplained') and asset = 'USD' order by purpose`,
  );
  return ['bank', 'bank_suspense', 'bank_unexplained'].map(
    (purpose) => rows.find((row) => row.purpose === purpose)?.balance ?? 0,
  );
}

/** How much they hold more afterwards. */
async function changeOf(act: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await house();
  await act();
  return (await house()).map((cents, at) => cents - (before[at] ?? 0));
}

const newsOf = async ({ userId }: TestPerson) =>
  (
    await bank.database.pool.query(
      `select payload->>'kind' as kind from platform.event
       where topic = 'notification.asked' and payload->>'user_id' = $1 order by id`,
      [userId],
    )
  ).rows.map(({ kind }) => kind);

describe('where a wallet is frozen', () => {
  it('a deposit waits in suspense, and its person is told nothing', async () => {
    const { person } = await desk.customer();
    const text = await desk.depositReference(person);
    const said = await newsOf(person);
    await freeze(person);
    const change = await changeOf(async () =>
      expect(await desk.take([{ amount: '12.00', isIn: true, text }])).toEqual(['suspense account_stopped']),
    );
    expect(change).toEqual([-1200, 1200, 0]);
    expect([await desk.dollars(person), await newsOf(person)]).toEqual([['1000000', '0'], said]);
    await desk.provesItself();
  });

  it('a withdrawal that the bank pays stays as it is, and what left is to be explained', async () => {
    const amina = await desk.customer();
    const [endToEnd = ''] = (await desk.sent(amina, '2500')).references;
    await freeze(amina.person);
    const change = await changeOf(async () =>
      expect(await desk.take([{ amount: '25.00', endToEnd }])).toEqual(['unknown account_stopped']),
    );
    expect(change).toEqual([2500, 0, -2500]);
    expect(await desk.statesOf(amina.person)).toEqual(['sent']);
    expect(await desk.dollars(amina.person)).toEqual(['997500', '2500']);
    await desk.provesItself();
  });

  it('a withdrawal that comes back waits in suspense, whether it was paid before or is in the same file', async () => {
    const amina = await desk.customer();
    const [paid = '', both = ''] = (await desk.sent(amina, '2600', '2700')).references;
    expect(await desk.take([{ amount: '26.00', endToEnd: paid }])).toEqual(['paid']);
    await freeze(amina.person);
    const change = await changeOf(async () =>
      expect(
        await desk.take([
          { amount: '26.00', isIn: true, endToEnd: paid },
          { amount: '27.00', isIn: true, endToEnd: both },
          { amount: '27.00', endToEnd: both },
        ]),
      ).toEqual(['suspense account_stopped', 'suspense account_stopped', 'unknown account_stopped']),
    );
    expect(change).toEqual([-2600, 5300, -2700]);
    await unfreeze(amina.person);
    expect(await desk.statesOf(amina.person)).toEqual(['paid', 'sent']);
    expect(await desk.dollars(amina.person)).toEqual(['994700', '2700']);
    await desk.provesItself();
  });
});

describe('what comes back ahead of its payment', () => {
  const twoStatements = async (endToEnd: string, amount: string, cents: bigint) => {
    const opening = await closingOf(bank.database);
    const back = stmt({ opening, name: 'A' }, { amount, isIn: true, endToEnd, reason: 'AC04' });
    const paid = stmt({ opening: opening + cents, name: 'B' }, { amount, endToEnd });
    return `<Document><BkToCstmrStmt>${back}${paid}</BkToCstmrStmt></Document>`;
  };
  const told = (body: { entries: { outcome: string; reason: string | null }[] }) =>
    body.entries.map(({ outcome, reason }) => [outcome, reason]);

  it('is settled by the payment in the next statement, also of the same file', async () => {
    const amina = await desk.customer();
    const [endToEnd = ''] = (await desk.sent(amina, '3100')).references;
    const change = await changeOf(async () => {
      const { body } = await desk.hand(await twoStatements(endToEnd, '31.00', 3100n));
      expect(told(body)).toEqual([
        ['returned', 'return_before_debit'],
        ['paid', null],
      ]);
    });
    expect(change).toEqual([0, 0, 0]);
    expect(await desk.statesOf(amina.person)).toEqual(['returned']);
    expect(await desk.dollars(amina.person)).toEqual(['1000000', '0']);
    await desk.provesItself();
  });

  it('waits in suspense where it is of one who hands the file in, and the withdrawal is paid as it was asked for', async () => {
    const amina = await desk.customer();
    const [endToEnd = ''] = (await desk.sent(amina, '3200')).references;
    const change = await changeOf(async () => {
      const { body } = await desk.hand(await twoStatements(endToEnd, '32.00', 3200n), amina.person);
      expect(told(body)).toEqual([
        ['suspense', 'own_money'],
        ['paid', null],
      ]);
    });
    expect(change).toEqual([0, 3200, 0]);
    expect(await desk.statesOf(amina.person)).toEqual(['paid']);
    expect(await desk.dollars(amina.person)).toEqual(['996800', '0']);
    // A paid one that comes back to its own clerk waits as well.
    const later = await nextStatement(bank.database, [{ amount: '32.00', isIn: true, endToEnd }]);
    expect(told((await desk.hand(later, amina.person)).body)).toEqual([['suspense', 'own_money']]);
    expect(await desk.statesOf(amina.person)).toEqual(['paid']);
    await desk.provesItself();
  });

  it('waits in suspense where nothing is set aside any more', async () => {
    const amina = await desk.customer();
    const [endToEnd = ''] = (await desk.sent(amina, '3300')).references;
    const { rows } = await bank.database.pool.query(
      'select id from banking.withdrawal where reference = $1',
      [endToEnd],
    );
    await bank.services.unit((work) => bank.ledger.releaseHold(work, rows[0].id));
    expect(await desk.take([{ amount: '33.00', isIn: true, endToEnd, reason: 'AC04' }])).toEqual([
      'suspense withdrawal_ended',
    ]);
    expect(await desk.statesOf(amina.person)).toEqual(['sent']);
    await desk.provesItself();
  });
});

describe('where the books of the bank are stopped', () => {
  it.each([
    ['bank', 'in', { amount: '5.00', isIn: true, text: 'of nobody' }],
    ['bank_suspense', 'in', { amount: '5.00', isIn: true, text: 'of nobody' }],
    ['bank', 'out', { amount: '6.00', text: 'a fee' }],
    ['bank_unexplained', 'out', { amount: '6.00', text: 'a fee' }],
  ])('at %s, no file with money %s is booked', async (purpose, _direction, entry) => {
    await desk.take([{ amount: '1.00', text: 'a fee' }]);
    const before = await closingOf(bank.database);
    await setStatus('purpose', purpose, 'frozen');
    const content = await nextStatement(bank.database, [entry]);
    const change = await changeOf(async () => {
      const { status, body } = await desk.hand(content);
      expect([status, body.code]).toEqual([423, 'bank_books_stopped']);
    });
    await setStatus('purpose', purpose, 'open');
    expect([change, await closingOf(bank.database)]).toEqual([[0, 0, 0], before]);
  });
});
