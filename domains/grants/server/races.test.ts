import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

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

const applicant = () => bank.person('Applicant');

/** An application that a reviewer has taken. */
async function taken(as: TestPerson, amount = '500000'): Promise<string> {
  const { body } = await bank.apply(as, { amount });
  expect((await bank.step(body.id, reviewer, { step: 'take' })).status).toBe(200);
  return body.id;
}

/** An application that two people have approved, and whose agreement is accepted. */
async function approved(as: TestPerson, amount = '500000'): Promise<string> {
  const id = await taken(as, amount);
  expect((await bank.decide(id, reviewer, 'approve')).status).toBe(200);
  expect((await bank.decide(id, manager, 'approve')).body.state).toBe('approved');
  expect((await bank.accept(id, as)).status).toBe(200);
  return id;
}

async function toldTo({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('at the same time', () => {
  it('fifty submissions make one application, and the others learn which', async () => {
    const ann = await applicant();
    const draft = await bank.draft(ann, {});
    const answers = await Promise.all(Array.from({ length: 50 }, () => bank.send(ann, draft)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const first = answers.find(({ status }) => status === 201)?.body.id;
    for (const { status, body } of answers.filter((each) => each.status !== 201))
      expect([status, body.code, body.case_id]).toEqual([409, 'already_applied', first]);
    expect(await bank.mine(ann)).toHaveLength(1);
  });

  it('ten approvals of one application promise its sum once', async () => {
    const ann = await applicant();
    const id = await taken(ann);
    await bank.decide(id, reviewer, 'approve');
    const before = await bank.booksOf('personal');
    const managers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => bank.officer(`Manager${at}`, 'grants.read', 'grants.award')),
    );
    const { version } = await bank.read(id, reviewer);
    const body = { version, decision: 'approve', reason: 'The plan is sound.' };
    const answers = await Promise.all(
      managers.map((each) => bank.asOfficer('POST', `${id}/decision`, each, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await bank.booksOf('personal'))?.promisedMinor).toBe((before?.promisedMinor ?? 0n) + 500_000n);
  });

  it('approvals of a budget that is enough for two of five promise two, and three go to the reserve list', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, applicant));
    const ids: string[] = [];
    for (const each of people) ids.push(await taken(each, '1000000'));
    for (const id of ids) await bank.decide(id, reviewer, 'approve');
    // Only two of the five fit into what is left.
    const fund = await bank.programmeId('personal');
    const left = (await bank.booksOf('personal'))?.budgetMinor ?? 0n;
    const drain = { value: (left - 2_500_000n).toString(), assetCode: 'USD', assetScale: 2 };
    await bank.services.unit((work) => bank.money.commit(work, { id: work.newId(), fund, amount: drain }));
    const states = (await Promise.all(ids.map((id) => bank.decide(id, manager, 'approve')))).map(
      ({ body }) => body.state,
    );
    expect(states.filter((state) => state === 'approved')).toHaveLength(2);
    expect(states.filter((state) => state === 'reserve')).toHaveLength(3);
    expect((await bank.booksOf('personal'))?.budgetMinor).toBe(500_000n);
    const waiting = ids[states.indexOf('reserve')] ?? '';
    expect((await bank.read(waiting, manager)).approvals).toBe(1);
    // There is money again, and the approval that was missing is given.
    await bank.fill('personal', '10000000000');
    expect((await bank.decide(waiting, manager, 'approve')).body.state).toBe('approved');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });
});

describe('a payment that is cancelled', () => {
  it('stops, is prepared again by a manager, and is paid once', async () => {
    const ann = await applicant();
    const id = await approved(ann);
    const cancel = async () =>
      bank.call('POST', `/api/v1/admin/disbursements/${await bank.envelopeOf(id)}/cancellation`, {
        as: finance,
        role: 'super_admin',
        key: crypto.randomUUID(),
      });
    expect((await cancel()).status).toBe(200);
    await bank.hearPayments();
    expect((await bank.mine(ann))[0].state_label).toBe('Payment stopped');
    expect(await toldTo(ann)).toContain('grants.payment_stopped');
    expect(
      (await bank.step(id, reviewer, { step: 'pay_again', reason: 'The wallet is open again.' })).status,
    ).toBe(403);
    const again = await bank.step(id, manager, { step: 'pay_again', reason: 'The wallet is open again.' });
    expect(again.body.state).toBe('approved');
    await bank.pay(id, finance);
    expect(await bank.balance(ann, 'USD')).toBe('150000');
  });

  it('gives its sum back to the budget where the grant is declined then', async () => {
    const ann = await applicant();
    const before = await bank.booksOf('personal');
    const id = await approved(ann);
    await bank.call('POST', `/api/v1/admin/disbursements/${await bank.envelopeOf(id)}/cancellation`, {
      as: finance,
      role: 'super_admin',
      key: crypto.randomUUID(),
    });
    await bank.hearPayments();
    const other = await bank.officer('Other', 'grants.read', 'grants.review');
    expect((await bank.decide(id, other, 'decline')).body.state).toBe('declined');
    expect(await bank.booksOf('personal')).toEqual(before);
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });
});
