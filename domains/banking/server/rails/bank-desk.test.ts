import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TestPerson } from '@egcr/wallet/testing';

import { serveBankDesk } from '../testing/bank-desk.ts';
import { closingOf, nextStatement } from '../testing/bank-message.ts';

const { bank, desk } = await serveBankDesk();
beforeAll(async () => {
  await desk.take([{ amount: '10.00', isIn: true, text: 'x' }]);
});

const admin = '/api/v1/admin';
const dollars = (minor: bigint) => ({ value: minor.toString(), assetCode: 'USD', assetScale: 2 });

const ask = (path: string, body: object, as: TestPerson = desk.clerk): Promise<Answer> =>
  bank.call('POST', `${admin}/${path}`, { as, role: 'super_admin', key: crypto.randomUUID(), body });
const reject = ({ id }: { id: string }, as: TestPerson) =>
  ask(`proposals/${id}/reject`, { reason: 'No' }, as);

async function suspenseId(): Promise<string> {
  const asked = { as: desk.clerk, role: 'super_admin' };
  const { body } = await bank.call('GET', `${admin}/wallet/suspense`, asked);
  return body.items[0].id;
}

const houseHas = async (purpose: string): Promise<bigint> => {
  const { rows } = await bank.database.pool.query(
    "select balance::text from ledger.account where purpose = $1 and asset = 'USD'",
    [purpose],
  );
  return BigInt(rows[0]?.balance ?? 0);
};

const hostile = [
  ['', 422],
  ['   ', 422],
  ['a'.repeat(141), 422],
  ['a'.repeat(1_000_000), 413],
  ['\u202egnp.exe', 422],
  ['zero\u0000byte', 422],
  ['half a sign \ud800', 422],
  [{ $ne: '' }, 422],
  [['a'], 422],
  [null, 422],
] as const;

describe('a thief at the bank’s desk', () => {
  it('brings no hostile reason, amount or address into a proposal (attack B11)', async () => {
    const id = await suspenseId();
    for (const [reason, status] of hostile)
      expect([reason, (await ask(`wallet/suspense/${id}/send-back`, { reason })).status]).toEqual([
        reason,
        status,
      ]);
    for (const given of ['%00', '..%2f..', `${id}%20`, `${id}'--`, 'x'.repeat(2000)])
      expect((await ask(`wallet/suspense/${given}/send-back`, { reason: 'Why' })).status).toBeLessThan(500);
    const values = [
      '+5',
      ' 5',
      '5 ',
      '0x10',
      '-0',
      '00',
      '１２',
      '٥',
      '-'.repeat(9),
      '9'.repeat(100_000),
      5,
      null,
    ];
    for (const value of values) {
      const balance = { ...dollars(0n), value };
      const { status } = await ask('wallet/bank-statements/missing', { balance, reason: 'Why' });
      expect([value, [202, 409, 413, 422].includes(status)]).toEqual([value, true]);
    }
    const more = { balance: dollars(1n), reason: 'Why', account: 'GB29NWBK60161331926819' };
    expect((await ask('wallet/bank-statements/missing', more)).status).toBe(422);
    expect((await ask(`wallet/suspense/${id}/send-back`, { reason: 'Why', to: 'me' })).status).toBe(422);
  });

  it('neither approves alone, nor after losing the role, nor while another rejects (attack B11)', async () => {
    const id = await suspenseId();
    const held = await houseHas('bank_suspense');
    const proposed = (await ask(`wallet/suspense/${id}/send-back`, { reason: 'Why' })).body;
    expect((await bank.approve(proposed, desk.clerk)).body.code).toBe('own_proposal');
    const banned = await bank.person('Banned');
    bank.staff.meet(banned.userId);
    bank.staff.remove(banned.userId);
    expect((await bank.approve(proposed, banned)).body.code).toBe('role_required');
    expect(await houseHas('bank_suspense')).toBe(held);

    const answers = await Promise.all([bank.approve(proposed), reject(proposed, desk.other)]);
    const [winners, losers] = [
      answers.filter(({ status }) => status < 300),
      answers.filter(({ status }) => status >= 300),
    ];
    expect([winners.length, losers.map(({ body }) => body.code)]).toEqual([1, ['proposal_decided']]);
    const isSentBack = answers[0]?.status === 201;
    expect(await houseHas('bank_suspense')).toBe(isSentBack ? held - 1000n : held);
    await desk.provesItself();
  });

  it('has a lost statement counted once: two proposals and a file that are approved at once (attack B11)', async () => {
    const before = await closingOf(bank.database);
    const missing = { balance: dollars(before + 700n), reason: 'Why' };
    const file = { content: await nextStatement(bank.database, [{ amount: '3.00', isIn: true, text: 'y' }]) };
    const proposals = await Promise.all([
      ask('wallet/bank-statements/missing', missing),
      ask('wallet/bank-statements/missing', missing, desk.other),
      ask('wallet/bank-files', file),
    ]);
    expect(proposals.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [atBank, waiting] = [await houseHas('bank'), await houseHas('bank_suspense')];
    const answers = await Promise.all(proposals.map(({ body }) => bank.approve(body)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const after = await closingOf(bank.database);
    expect([before + 300n, before + 700n]).toContain(after);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await houseHas('bank')).toBe(atBank - (after - before));
    expect(await houseHas('bank_suspense')).toBe(waiting + after - before);
    await desk.provesItself();
  });

  it('does not have a withdrawal both given back and paid, when both are approved at once (attack B11)', async () => {
    const amina = await desk.customer();
    const { references } = await desk.sent(amina, '4100');
    const { body } = await bank.call('GET', '/api/v1/wallet/withdrawals', { as: amina.person });
    const paid = await nextStatement(bank.database, [{ amount: '41.00', endToEnd: references[0] ?? '' }]);
    const [back, file] = [
      await ask(`wallet/withdrawals/${body.items[0].id}/give-back`, { reason: 'Lost' }),
      await ask('wallet/bank-files', { content: paid }),
    ];
    const answers = await Promise.all([bank.approve(back.body), bank.approve(file.body)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const isBack = answers[0]?.status === 201;
    expect(await desk.statesOf(amina.person)).toEqual([isBack ? 'returned' : 'paid']);
    expect(await desk.dollars(amina.person)).toEqual([isBack ? '1000000' : '995900', '0']);
    await desk.provesItself();
  });
});
