import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn } from './testing/weeks.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let second: TestPerson;
let third: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  second = await bank.officer('Second');
  third = await bank.officer('Third');
  weeks = weeksIn(bank, () => reviewer);
  await bank.fill('100000000');
});
afterAll(() => bank.end());

const CAUSE = 'My child was ill on three days.';
const claimant = () => bank.person('Claimant');

/** A person to whom a week was paid. */
async function paid() {
  const ann = await claimant();
  const caseId = await weeks.enrolled(ann);
  await weeks.acceptedWeek(ann);
  const { body: made } = await bank.asOfficer('POST', 'support/cycles', reviewer, {});
  await bank.asOfficer('POST', `support/cycles/${made.id}/steps`, reviewer, { step: 'send' });
  const { rows } = await bank.database.owner.query(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1`,
    [made.id],
  );
  expect((await bank.approve(rows[0])).status).toBe(201);
  await bank.ship(made.id);
  await bank.close(made.id);
  const { reference } = await bank.own(ann);
  const { body } = await bank.asOfficer('GET', `support/paid-weeks?reference=${reference}`, reviewer);
  return { ann, caseId, reference: String(reference), week: String(body.weeks[0].id) };
}

const record = ({ caseId, week }: Awaited<ReturnType<typeof paid>>, as: TestPerson) =>
  bank.asOfficer('POST', 'support/overpayments', as, {
    case_id: caseId,
    reason: 'earnings',
    finding: 'The employer’s list shows more hours than were stated.',
    weeks: [{ id: week, is_due: true, earned: { value: '9000', assetCode: 'USD', assetScale: 2 } }],
  });
const say = (as: TestPerson, id: string, how: 'answer' | 'appeal') =>
  bank.call('POST', `/support/overpayments/${id}/${how}`, as, { text: 'The list is of another person.' });
const decideOverpayment = (id: string, as: TestPerson) =>
  bank.asOfficer('POST', `support/overpayments/${id}/decision`, as, {
    decision: 'take',
    reason: 'The list is clear.',
  });

/** A week that waits for an officer. */
async function askedWeek(as: TestPerson): Promise<string> {
  const { body } = await bank.certify(as, { week: await weeks.openWeek(as), cause: CAUSE });
  expect(body.state).toBe('query');
  return body.id;
}
const decideWeek = (id: string, as: TestPerson) =>
  bank.asOfficer('POST', `support/weeks/${id}/decision`, as, {
    decision: 'accept',
    reason: 'The illness is a good cause.',
  });
const seesWeek = async (id: string, as: TestPerson): Promise<boolean> =>
  (await bank.asOfficer('GET', 'support/weeks', as)).body.items.some(
    (each: { id: string }) => each.id === id,
  );

/** What a person was told about a claim. */
async function toldAbout(reference: string, { userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 and payload -> 'params' ->> 'reference' = $3`,
    [notificationAsked.topic, userId, reference],
  );
  return rows.map(({ kind }) => kind);
}

describe('of an overpayment', () => {
  it('those who may decide are told of an answer and of an appeal, the others are not', async () => {
    const at = await paid();
    const reader = await bank.person('Reader');
    bank.officers.set(reader.userId, ['support.read']);
    const related = await bank.officer('Related');
    bank.related.set(at.ann.userId, related.userId);
    const people = { reviewer, second, third, related, reader, ann: at.ann };
    const toldOf = async (kind: string) => {
      const told: string[] = [];
      for (const [name, as] of Object.entries(people))
        if ((await toldAbout(at.reference, as)).includes(kind)) told.push(name);
      return told;
    };
    const { body } = await record(at, reviewer);
    await say(at.ann, body.id, 'answer');
    expect(await toldOf('support.overpayment_answered')).toEqual(['second', 'third']);
    expect((await decideOverpayment(body.id, second)).status).toBe(200);
    await say(at.ann, body.id, 'appeal');
    expect(await toldOf('support.overpayment_appealed')).toEqual(['third']);
  });

  it('an officer who works with the person neither records nor decides', async () => {
    const at = await paid();
    bank.related.set(at.ann.userId, third.userId);
    expect((await record(at, third)).body.code).toBe('related_to_applicant');
    const { body } = await record(at, reviewer);
    await say(at.ann, body.id, 'answer');
    const mayDecide = async (as: TestPerson) =>
      (await bank.asOfficer('GET', 'support/overpayments', as)).body.items.find(
        (each: { id: string }) => each.id === body.id,
      ).may_decide;
    expect([await mayDecide(second), await mayDecide(third)]).toEqual([true, false]);
    const refused = await decideOverpayment(body.id, third);
    expect([refused.status, refused.body.code]).toEqual([403, 'related_to_applicant']);
    expect((await decideOverpayment(body.id, second)).status).toBe(200);
  });
});

describe('of a claim and its weeks', () => {
  it('an officer who works with the person decides nothing, and sees no causes', async () => {
    const ann = await claimant();
    bank.related.set(ann.userId, second.userId);
    const { body: claim } = await bank.claim(ann);
    await bank.step(claim.id, reviewer, { step: 'take' });
    expect((await bank.decide(claim.id, second, 'approve')).body.code).toBe('related_to_applicant');
    expect((await bank.decide(claim.id, reviewer, 'decline')).status).toBe(200);
    const bob = await claimant();
    bank.related.set(bob.userId, second.userId);
    await weeks.enrolled(bob);
    const week = await askedWeek(bob);
    expect([await seesWeek(week, reviewer), await seesWeek(week, second)]).toEqual([true, false]);
    const refused = await decideWeek(week, second);
    expect([refused.status, refused.body.code]).toEqual([403, 'related_to_applicant']);
    expect((await decideWeek(week, reviewer)).body.state).toBe('accepted');
  });

  it('an officer who declares a conflict of interest leaves them to others', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const { reference } = await bank.own(ann);
    const week = await askedWeek(ann);
    const declare = (as: TestPerson, written: string) =>
      bank.asOfficer('POST', 'support/conflicts', as, { reference: written });
    expect(await seesWeek(week, second)).toBe(true);
    const twice = [` ${String(reference).toLowerCase()} `, reference].map((written) =>
      declare(second, written),
    );
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([201, 201]);
    expect(await seesWeek(week, second)).toBe(false);
    expect((await decideWeek(week, second)).body.code).toBe('related_to_applicant');
    expect((await decideWeek(week, third)).body.state).toBe('accepted');
  });

  it('a declaration names a claim of someone else', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const { reference } = await bank.own(ann);
    const declare = (as: TestPerson, written: string) =>
      bank.asOfficer('POST', 'support/conflicts', as, { reference: written });
    expect((await declare(ann, reference)).body.code).toBe('own_week');
    expect((await declare(second, 'NO-SUCH-CLAIM')).status).toBe(404);
    for (const wrong of ['', 'x'.repeat(41)])
      expect((await declare(second, wrong)).body.errors).toMatchObject([{ field: 'reference' }]);
    for (const hostile of ['\u0000', '\ud800'])
      expect((await declare(second, hostile)).status).toBeLessThan(500);
    await bank.forget(second);
    const { rows } = await bank.database.owner.query(
      'select user_id from support.conflict_of_interest where officer_id = $1',
      [second.userId],
    );
    expect(rows).toEqual([]);
  });
});
