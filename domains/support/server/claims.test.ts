import { watchDrawing } from '@egcr/server-kit/testing/drawn-paper';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countClaims, countSupported, setClaimState } from './claim-store.ts';
import { supportTexts } from './texts.ts';
import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn, WEEK_S } from './testing/weeks.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

const claimant = () => bank.person('Claimant');
const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await bank.database.owner.query(query, [...values])).rows;

describe('who claims', () => {
  it('has confirmed an address or a phone', async () => {
    const chance = async (as: TestPerson) =>
      (await bank.request('GET', '/api/v1/support/chance?zone=Europe%2FRome', { as })).body
        .is_contact_confirmed;
    const [neither, byMail, byPhone] = [await claimant(), await claimant(), await claimant()];
    bank.emails.set(neither.userId, '').set(byPhone.userId, '');
    bank.phones.set(byPhone.userId, '+390101234567');
    expect([await chance(neither), await chance(byMail), await chance(byPhone)]).toEqual([false, true, true]);
  });

  it('is one person where two accounts have the same phone, and not where one of them has none', async () => {
    const [ann, bob, cem] = [await claimant(), await claimant(), await claimant()];
    for (const { userId } of [ann, bob]) bank.phones.set(userId, '+390109999999');
    expect((await bank.claim(ann)).status).toBe(201);
    expect((await bank.claim(bob)).body.code).toBe('claimed_by_other');
    expect((await bank.claim(cem)).status).toBe(201);
  });
});

describe('a claim that is taken up again', () => {
  it('is active beside no other of the person, and beside none with the same marks', async () => {
    const [ann, bob] = [await claimant(), await claimant()];
    const { body: first } = await bank.claim(ann, { id_number: 'ZZ-11 22 33' });
    const set = (caseId: string, isActive: boolean) =>
      bank.services.unit((work) =>
        setClaimState(work, { caseId, state: isActive ? 'submitted' : 'cancelled', isActive }),
      );
    const marksOf = async (caseId: string) =>
      (await rowsOf('select distinct is_active from support.claim_mark where case_id = $1', caseId)).map(
        ({ is_active: isActive }) => isActive,
      );
    expect(await marksOf(first.id)).toEqual([true]);
    expect([await set(first.id, false), await marksOf(first.id)]).toEqual([true, [false]]);
    const { body: second } = await bank.claim(bob, { id_number: 'zz112233' });
    // Its document is that of a claim that lasts.
    expect(await set(first.id, true)).toBe(false);
    expect([await set(second.id, false), await set(first.id, true)]).toEqual([true, true]);
    expect(await marksOf(first.id)).toEqual([true]);
    const [row] = await rowsOf('select state, closed_at from support.claim where case_id = $1', first.id);
    expect(row).toEqual({ state: 'submitted', closed_at: null });
    expect(await set(crypto.randomUUID(), true)).toBe(false);
  });
});

describe('how many people are on support', () => {
  it.each([
    ['submitted', 0, 1],
    ['under_review', 0, 1],
    ['waitlisted', 0, 1],
    ['enrolled', 1, 0],
    ['active', 1, 0],
    ['paused', 1, 0],
    ['suspended', 1, 0],
    ['refused', 0, 0],
  ])('a claim that is %s counts %i as supported and %i as waiting', async (state, supported, waiting) => {
    const { db } = bank.services;
    const counts = async () => {
      const { supported: paid, waiting: queued } = await countClaims(db);
      return [Number(paid), Number(queued), await countSupported(db)];
    };
    const before = await counts();
    const id = crypto.randomUUID();
    const insert = (caseId: string, isSample: boolean, closedAt: Date | null) =>
      bank.database.owner.query(
        `insert into support.claim (case_id, reference, user_id, state, zone, policy_version, benefit_minor, first_week, is_sample, closed_at, claimed_at)
         select $1::uuid, 'SU-' || $1::uuid, $1::uuid, $2, zone, policy_version, benefit_minor, first_week, $3, $4, claimed_at from support.claim limit 1`,
        [caseId, state, isSample, closedAt],
      );
    await insert(id, false, null);
    // Neither invented ones count, nor those that are over.
    await insert(crypto.randomUUID(), true, null);
    await insert(crypto.randomUUID(), false, new Date());
    const [paid = 0, queued = 0, all = 0] = before;
    expect(await counts()).toEqual([paid + supported, queued + waiting, all + supported]);
  });
});

describe('a letter about a claim', () => {
  it('has the weeks that were paid and their sum, and no other weeks', async () => {
    await bank.fill('10000000');
    const ann = await claimant();
    await weeks.enrolled(ann);
    await weeks.acceptedWeek(ann, '9000');
    const { body: made } = await bank.asOfficer('POST', 'support/cycles', reviewer, {});
    await bank.asOfficer('POST', `support/cycles/${made.id}/steps`, reviewer, { step: 'send' });
    const [proposal] = await rowsOf(
      `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1 order by id desc limit 1`,
      made.id,
    );
    expect((await bank.approve(proposal)).status).toBe(201);
    await bank.hearPayments();
    await bank.ship(made.id);
    await bank.close(made.id);
    bank.clock.advance(WEEK_S);
    await weeks.acceptedWeek(ann);
    const { lines } = await watchDrawing(async () => {
      const letter = await fetch(new URL('/api/v1/support/letter', bank.url), {
        headers: { authorization: `Bearer ${ann.userId}:fresh:` },
      });
      expect(letter.headers.get('content-disposition')).toContain(
        `egcr-support-${(await bank.own(ann)).reference}.pdf`,
      );
      await letter.arrayBuffer();
    });
    const beside = (label: string) => {
      const name = lines.find(({ words }) => words === label);
      return lines.filter((line) => line !== name && line.top === name?.top).map(({ words }) => words);
    };
    const { letter, states } = supportTexts('en');
    expect([beside(letter.weeks), beside(letter.total)]).toEqual([['1'], ['$90.00']]);
    expect(beside(letter.state)).toEqual([states.active]);
  });
});
