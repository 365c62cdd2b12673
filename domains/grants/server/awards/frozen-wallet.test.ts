import { purseOf } from '@egcr/wallet/server';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';

let bank: GrantsBank;
let reviewer: TestPerson;
let manager: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  reviewer = await bank.officer('Reviewer', 'grants.read', 'grants.review');
  manager = await bank.officer('Manager', 'grants.read', 'grants.review', 'grants.award');
  finance = await bank.person('Finance');
  await bank.fill('personal', '10000000000');
});
afterAll(() => bank.close());

/** An award of 5,000 dollars whose agreement is accepted: the first part, 30 percent, waits for finance. */
async function accepted(applicant: TestPerson): Promise<string> {
  const { id } = (await bank.apply(applicant)).body;
  await bank.step(id, reviewer, { step: 'take' });
  await bank.decide(id, reviewer, 'approve');
  await bank.decide(id, manager, 'approve');
  expect((await bank.accept(id, applicant)).status).toBe(200);
  return id;
}

const firstPart = (award: { milestones: readonly object[] }) => award.milestones[0];
const own = async (id: string, as: TestPerson) =>
  firstPart((await bank.call('GET', `/api/v1/cases/${id}/grant-award`, { as })).body.award);
const officers = async (id: string) =>
  firstPart(
    (
      await bank.call('GET', `/api/v1/admin/grant-applications/${id}/award`, {
        as: manager,
        role: 'super_admin',
      })
    ).body.award,
  );
const paymentOf = async (envelope: string) =>
  (
    await bank.call('GET', `/api/v1/admin/disbursements/${envelope}/payments`, {
      as: finance,
      role: 'super_admin',
    })
  ).body.items[0];

/** What the operator does where the books of an account do not agree: nothing goes in or out. */
async function setStatus(person: TestPerson, status: 'frozen' | 'open'): Promise<void> {
  const [dollars = ''] = await bank.services.unit((work) =>
    bank.ledger.openAccounts(work, [purseOf(person.userId, 'USD')]),
  );
  await bank.services.unit((work) => bank.ledger.setStatus(work, dollars, status));
}

describe('a part of an award that is to be paid into a frozen wallet', () => {
  it('waits with its reason, says to all sides when it is tried again, and is paid once the wallet is open', async () => {
    const ann = await bank.person('Ann');
    const id = await accepted(ann);
    await setStatus(ann, 'frozen');
    await bank.pay(id, finance);
    const envelope = await bank.envelopeOf(id);
    const failed = await paymentOf(envelope);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, reason: 'recipient_unavailable' });
    const tried = { state: 'to_pay', try_again_at: failed.next_try_at, paid_at: null };
    expect(await own(id, ann)).toMatchObject(tried);
    expect(await officers(id)).toMatchObject(tried);
    expect(await bank.balance(ann, 'USD')).toBe('0');

    await setStatus(ann, 'open');
    bank.clock.advance(86_400 + 60);
    await bank.runJob('disbursements.follow_up_one', { envelope });
    await bank.runJob('disbursements.ship', { envelope });
    await bank.hearPayments();

    expect(await own(id, ann)).toMatchObject({ state: 'paid', try_again_at: null });
    expect(await bank.balance(ann, 'USD')).toBe('150000');
    await bank.runJob('disbursements.ship', { envelope });
    expect(await bank.balance(ann, 'USD')).toBe('150000');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });

  it('is paid at once where the recipient froze it: nothing leaves such a wallet, and money may come in', async () => {
    const bob = await bank.person('Bob');
    const id = await accepted(bob);
    const frozen = await bank.call('PUT', '/api/v1/wallet/freeze', { as: bob, body: { frozen: true } });
    expect(frozen.status).toBeLessThan(300);
    await bank.pay(id, finance);
    expect(await own(id, bob)).toMatchObject({ state: 'paid', try_again_at: null });
    expect(await bank.balance(bob, 'USD')).toBe('150000');
  });
});
