import { HEARING_DAYS } from '@egcr/disbursements/contract';
import { afterAll, describe, expect, it } from 'vitest';

import { FINDING, TEXT, admin, own, openRecoveries, usd } from '../testing/recoveries.ts';

const DAY_S = 86_400;
const {
  bank,
  manager,
  second,
  third,
  paid,
  answered,
  officer,
  post,
  send,
  read,
  propose,
  decide,
  payBack,
  spend,
  toldTo,
  budget,
  proven,
} = await openRecoveries();
afterAll(() => bank.close());

describe('money of an award that is taken back [SYS-03]', () => {
  it('is proposed by one officer, answered by its recipient, and taken by another out of the wallet', async () => {
    const { id, ann } = await paid();
    const before = await budget();
    const proposed = await propose(id, manager);
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({
      recoverable: usd('0'),
      items: [{ state: 'proposed', finding: FINDING }],
    });
    expect(await toldTo(ann)).toContain('grants.recovery_proposed');
    expect(await bank.balance(ann, 'USD')).toBe('150000');
    const recovery = String(proposed.body.items[0].id);
    const at = { id, recovery };
    expect((await decide(at, third)).body.code).toBe('answer_awaited');
    await post(`${own(id)}/${recovery}/answer`, ann, { text: TEXT });
    expect(await toldTo(third)).toContain('grants.recovery_answered');
    const again = await post(`${own(id)}/${recovery}/answer`, ann, { text: TEXT });
    expect(again.body.code).toBe('recovery_step_refused');
    const taken = await decide(at, third);
    expect(taken.body.items).toMatchObject([{ state: 'settled', owed: usd('0'), answer: TEXT }]);
    expect(await bank.balance(ann, 'USD')).toBe('0');
    expect(await toldTo(ann)).toContain('grants.recovery_settled');
    const after = await budget();
    expect([after.free - before.free, after.paid - before.paid, after.back - before.back]).toEqual([
      150_000n,
      -150_000n,
      150_000n,
    ]);
    expect(await proven()).toEqual([]);
  });

  it('is decided without an answer once the time that was stated is over', async () => {
    const { id, ann } = await paid();
    const { body } = await propose(id, manager);
    const at = { id, recovery: String(body.items[0].id) };
    bank.clock.advance(HEARING_DAYS * DAY_S);
    expect((await post(`${own(id)}/${at.recovery}/answer`, ann, { text: TEXT })).body.code).toBe(
      'answer_over',
    );
    expect((await decide(at, third)).body.items).toMatchObject([{ state: 'settled' }]);
  });

  it('that is not in the wallet is owed and paid back in parts; more than is owed is refused at the amount', async () => {
    const at = await answered();
    const before = await budget();
    await spend(at.ann, '100000');
    expect((await decide(at, third)).body.items).toMatchObject([{ state: 'owed', owed: usd('100000') }]);
    expect(await bank.balance(at.ann, 'USD')).toBe('0');
    expect(await toldTo(at.ann)).toContain('grants.recovery_owed');
    expect(await proven()).toEqual([]);
    await bank.fund(at.ann, usd('200000'));
    const over = await payBack(at, at.ann, '100001');
    expect(over.status).toBe(422);
    expect(over.body).toMatchObject({ code: 'more_than_owed', owed: '100000' });
    expect((await payBack(at, at.ann, '40000')).body.items).toMatchObject([
      { state: 'owed', owed: usd('60000') },
    ]);
    expect((await payBack(at, at.ann, '60000')).body.items).toMatchObject([
      { state: 'settled', owed: usd('0') },
    ]);
    expect((await payBack(at, at.ann, '1')).body.code).toBe('recovery_step_refused');
    expect(await bank.balance(at.ann, 'USD')).toBe('100000');
    expect((await budget()).free - before.free).toBe(150_000n);
    expect(await proven()).toEqual([]);
  });

  it('is owed as a whole where the wallet is frozen', async () => {
    const at = await answered('50000');
    const frozen = await bank.call('PUT', '/api/v1/wallet/freeze', { as: at.ann, body: { frozen: true } });
    expect(frozen.status).toBeLessThan(300);
    expect((await decide(at, third)).body.items).toMatchObject([{ state: 'owed', owed: usd('50000') }]);
    expect(await bank.balance(at.ann, 'USD')).toBe('150000');
    expect(await proven()).toEqual([]);
  });

  it('that is dropped takes nothing, and may be proposed again', async () => {
    const at = await answered('50000');
    expect((await decide(at, third, 'drop')).body).toMatchObject({
      recoverable: usd('150000'),
      items: [{ state: 'dropped', decision: 'The seller showed us the books.' }],
    });
    expect(await toldTo(at.ann)).toContain('grants.recovery_dropped');
    expect(await bank.balance(at.ann, 'USD')).toBe('150000');
    expect((await propose(at.id, manager, { amount: usd('50000') })).status).toBe(201);
  });

  it('is never more than was paid, over two proposals together', async () => {
    const at = await answered('100000');
    await decide(at, third);
    const over = await propose(at.id, manager, { amount: usd('50001') });
    expect(over.body).toMatchObject({ code: 'more_than_paid', recoverable: '50000' });
    const { body } = await propose(at.id, manager, { amount: usd('50000') });
    const next = { id: at.id, recovery: String(body.items[0].id) };
    await post(`${own(at.id)}/${next.recovery}/answer`, at.ann, { text: TEXT });
    expect((await decide(next, third)).body.items[0]).toMatchObject({ state: 'settled' });
    expect(await bank.balance(at.ann, 'USD')).toBe('0');
    expect(await proven()).toEqual([]);
  });
});

describe('at the same time', () => {
  it('ten decisions take the money once, while its recipient spends it', async () => {
    const at = await answered();
    const other = await bank.person('Seller');
    const [decided] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => decide(at, third))),
      Promise.all(Array.from({ length: 10 }, () => send(at.ann, other, '10000'))),
    ]);
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    const { items } = await read(at.id, at.ann);
    const spent = BigInt((await bank.balance(other, 'USD')) ?? '0');
    // What the wallet had when it was asked was taken, and everything else is owed.
    const left = BigInt((await bank.balance(at.ann, 'USD')) ?? '0');
    expect(BigInt(items[0].owed.value)).toBe(spent + left);
    expect(await proven()).toEqual([]);
  });

  it('five proposals for one award become one', async () => {
    const { id } = await paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => propose(id, manager)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'recovery_open')).toHaveLength(4);
  });

  it('the same payment twenty times pays once, and twenty payments of the whole pay once', async () => {
    const at = await answered();
    await spend(at.ann, '100000');
    await decide(at, third);
    await bank.fund(at.ann, usd('900000'));
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => payBack(at, at.ann, '10000', key)));
    expect((await read(at.id, at.ann)).items).toMatchObject([{ owed: usd('90000') }]);
    const whole = await Promise.all(Array.from({ length: 20 }, () => payBack(at, at.ann, '90000')));
    expect(whole.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bank.balance(at.ann, 'USD')).toBe('800000');
    expect(await proven()).toEqual([]);
  });
});

describe('who may', () => {
  it('neither the proposer, nor who decided the award, nor its recipient decides', async () => {
    const at = await answered();
    const both = await bank.officer('Both', 'grants.read', 'grants.review', 'grants.award');
    const late = await paid();
    const { body } = await propose(late.id, both);
    const theirs = { id: late.id, recovery: String(body.items[0].id) };
    expect((await decide(theirs, both)).body.code).toBe('others_decide');
    expect((await decide(at, second)).body.code).toBe('others_decide');
    expect((await decide(at, manager)).body.code).toBe('others_decide');
    expect((await decide(at, at.ann)).status).toBe(404);
    // An officer who gets a grant is no officer of it.
    bank.officers.set(at.ann.userId, ['grants.read', 'grants.review', 'grants.award']);
    expect(['own_case', 'not_found']).toContain((await decide(at, at.ann)).body.code);
    bank.officers.delete(at.ann.userId);
    const stale = await officer(
      `${admin(at.id)}/${at.recovery}/decision`,
      third,
      { decision: 'take', reason: 'The seller showed us the books.' },
      'stale',
    );
    expect(stale.body.code).toBe('pin_required');
    expect(await bank.balance(at.ann, 'USD')).toBe('150000');
  });

  it('other people find nothing, whatever they try', async () => {
    const at = await answered();
    const bob = await bank.person('Bob');
    const theirs = await answered();
    expect((await bank.call('GET', own(at.id))).status).toBe(401);
    for (const as of [bob, theirs.ann]) {
      expect((await bank.call('GET', own(at.id), { as })).status).toBe(404);
      expect((await post(`${own(at.id)}/${at.recovery}/answer`, as, { text: TEXT })).status).toBe(404);
      expect((await payBack(at, as, '1')).status).toBe(404);
    }
    // The recovery of one award under the case of another.
    expect((await payBack({ id: theirs.id, recovery: at.recovery }, theirs.ann, '1')).status).toBe(404);
    expect((await decide({ id: theirs.id, recovery: at.recovery }, third)).status).toBe(404);
    expect((await bank.call('GET', admin(at.id), { as: bob })).body.code).toBe('role_required');
    expect((await payBack(at, at.ann, '1')).body.code).toBe('recovery_step_refused');
  });

  it('amount, reason, papers and text are checked, and the answer names the field', async () => {
    const { id } = await paid();
    const fields = async (given: object) => {
      const { status, body } = await propose(id, manager, given);
      expect(status).toBe(422);
      return (
        body.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]) ?? body.code
      );
    };
    expect(await fields({ reason: 'mood' })).toEqual([['reason', 'not_offered']]);
    expect(await fields({ finding: 'short' })).toEqual([['finding', 'too_short']]);
    expect(await fields({ finding: 'x'.repeat(2001) })).toEqual([['finding', 'too_long']]);
    expect(await fields({ papers: [crypto.randomUUID()] })).toEqual([['papers', 'not_found']]);
    expect(await fields({ amount: { value: '5', assetCode: 'EUR', assetScale: 2 } })).toEqual([
      ['amount.assetCode', 'not_offered'],
    ]);
    for (const value of ['0', '-1', '1.5', '9'.repeat(30)]) await fields({ amount: usd(value) });
    for (const finding of [`${FINDING}\u0000`, `${FINDING}\ud800`])
      expect((await propose(id, manager, { finding })).status).toBeLessThan(500);
  });
});
