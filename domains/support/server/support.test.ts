import { overlaps, watchDrawing } from '@egcr/server-kit/testing/drawn-paper';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { currentPolicy } from '../contract/index.ts';
import { countSupported } from './claim-store.ts';
import { supportTexts } from './texts.ts';
import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn } from './testing/weeks.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let other: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  other = await bank.officer('Other');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

const claimant = () => bank.person('Claimant');

const prepare = () => bank.asOfficer('POST', 'support/cycles', reviewer, {});
const cycleStep = (id: string, step: string, as = reviewer) =>
  bank.asOfficer('POST', `support/cycles/${id}/steps`, as, { step });
const cycle = async (id: string) => {
  const { body } = await bank.asOfficer('GET', 'support/cycles', reviewer);
  return body.items.find((each: { id: string }) => each.id === id);
};

/** Finance approves what the reviewer proposed. */
async function approve(envelope: string): Promise<void> {
  expect((await bank.approve(await proposalOf(envelope))).status).toBe(201);
}

async function proposalOf(envelope: string) {
  const { rows } = await bank.database.owner.query(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1 order by id desc limit 1`,
    [envelope],
  );
  return rows[0];
}

describe('support [SYS-07]', () => {
  it('goes from a claim over a week to money in the wallet, and each week is paid once [HOME-02]', async () => {
    await bank.fill('10000000');
    const ann = await claimant();
    expect(await bank.own(ann)).toBeNull();
    const supported = await countSupported(bank.database.db);
    await weeks.enrolled(ann);
    expect(await countSupported(bank.database.db)).toBe(supported + 1);
    const week = await weeks.acceptedWeek(ann, '9000');
    expect(await bank.own(ann)).toMatchObject({
      state: 'active',
      weeks: [{ week, paid: { value: '9000' } }],
    });
    const { body: made } = await prepare();
    expect(made).toMatchObject({ state: 'draft', count: 1, total: { value: '9000' } });
    expect((await prepare()).body).toMatchObject({ code: 'cycle_open', id: made.id });
    expect((await cycleStep(made.id, 'send')).body.state).toBe('to_approve');
    expect((await cycleStep(made.id, 'send')).body.code).toBe('cycle_state');
    await approve(made.id);
    await bank.hearPayments();
    expect((await cycle(made.id)).state).toBe('approved');
    await bank.ship(made.id);
    expect(await bank.balance(ann, 'USD')).toBe('9000');
    expect((await cycle(made.id)).state).toBe('disbursed');
    await bank.close(made.id);
    expect(await cycle(made.id)).toMatchObject({ state: 'closed', paid_count: 1, unpaid_count: 0 });
    expect(await weeks.toldTo(ann)).toContain('support.week_paid');
    // What was told before changes nothing, and the week goes into no other cycle.
    await bank.hearPayments();
    expect(await bank.balance(ann, 'USD')).toBe('9000');
    expect((await weeks.toldTo(ann)).filter((kind) => kind === 'support.week_paid')).toHaveLength(1);
    expect((await prepare()).body.code).toBe('nothing_to_pay');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    expect((await bank.own(ann)).weeks_paid).toBe(1);
  });

  it('is not paid by those who decided it: neither the claim nor a week of it', async () => {
    await bank.fill('10000000');
    const ann = await claimant();
    await weeks.enrolled(ann);
    const week = await weeks.openWeek(ann);
    const { body } = await bank.certify(ann, { week, cause: 'My child was ill on three days.' });
    const accept = { decision: 'accept', reason: 'The illness is a good cause.' };
    expect((await bank.asOfficer('POST', `support/weeks/${body.id}/decision`, other, accept)).status).toBe(
      200,
    );
    const { body: made } = await prepare();
    await cycleStep(made.id, 'send', await bank.officer('Sender'));
    const proposal = await proposalOf(made.id);
    for (const decider of [reviewer, other]) {
      const refused = await bank.approve(proposal, decider);
      expect([refused.status, refused.body.code]).toEqual([403, 'payer_decided']);
    }
    expect((await bank.approve(proposal)).status).toBe(201);
    await bank.ship(made.id);
    await bank.close(made.id);
  });

  it('waits unapproved with the sum that is missing where the account has less', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    await weeks.acceptedWeek(ann);
    const { leftMinor } = {
      leftMinor: (await bank.asOfficer('GET', 'support/cycles', reviewer)).body.left.value,
    };
    await bank.database.owner.query(
      'update support.week set benefit_minor = $2, paid_minor = $2 where user_id = $1',
      [ann.userId, BigInt(leftMinor) + 500n],
    );
    const { body: made } = await prepare();
    const sent = await cycleStep(made.id, 'send');
    expect(sent.body).toMatchObject({ state: 'to_approve', missing: { value: '500' } });
    expect((await cycleStep(made.id, 'propose')).body).toMatchObject({ code: 'cycle_short', missing: '500' });
    await bank.fill('500');
    await bank.close(made.id);
    const proposed = await cycleStep(made.id, 'propose');
    expect(proposed.body).toMatchObject({ state: 'to_approve', missing: { value: '0' } });
    await approve(made.id);
    await bank.ship(made.id);
    await bank.close(made.id);
    expect((await cycle(made.id)).state).toBe('closed');
    await bank.fill('10000000');
  });

  it('of a wallet that takes no money is held up, told, and goes into the next cycle', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    await weeks.acceptedWeek(ann);
    const { body: made } = await prepare();
    await cycleStep(made.id, 'send');
    await approve(made.id);
    bank.people.remove(ann.userId);
    for (let tries = 0; tries < 5; tries += 1) {
      await bank.ship(made.id);
      bank.clock.advance(86_401);
      await bank.close(made.id);
    }
    bank.people.add(ann);
    expect(await weeks.toldTo(ann)).toContain('support.unpaid');
    await bank.close(made.id);
    expect(await cycle(made.id)).toMatchObject({ state: 'closed', paid_count: 0, unpaid_count: 1 });
    const { body: next } = await prepare();
    expect(next).toMatchObject({ state: 'draft', count: 1 });
    await cycleStep(next.id, 'cancel');
    expect((await cycle(next.id)).state).toBe('cancelled');
  });
});

describe('a claim is refused', () => {
  it('while another one is active, also where fifty come at once', async () => {
    const ann = await claimant();
    const draft = await bank.draft(ann);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bank.send(ann, draft)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((each) => each.status !== 201))
      expect([status, ['already_claimed', 'draft_sent'].includes(body.code)]).toEqual([409, true]);
    const again = await bank.claim(ann);
    expect(again.body).toMatchObject({ code: 'already_claimed' });
  });

  it('where another account has the same document or mailbox, until that claim has ended', async () => {
    const [ann, bob, cem] = [await claimant(), await claimant(), await claimant()];
    bank.emails.set(ann.userId, 'ann.lee@example.org');
    bank.emails.set(cem.userId, 'Ann.Lee+second@example.org');
    const { body } = await bank.claim(ann, { id_number: 'AB-12 34 567' });
    expect((await bank.claim(bob, { id_number: 'ab1234567' })).body.code).toBe('claimed_by_other');
    expect((await bank.claim(cem)).body.code).toBe('claimed_by_other');
    const cancel = { step: 'cancel', version: 1 };
    expect((await bank.call('POST', `/cases/${body.id}/steps`, ann, cancel)).status).toBe(200);
    expect((await bank.claim(bob, { id_number: 'ab1234567' })).status).toBe(201);
  });

  it.each([
    ['age', { birth_date: '2010-01-01' }],
    ['hours', { hours: 16 }],
    ['able', { is_able: false }],
    ['looking', { is_looking: false }],
  ])('by the rule that the page shows: %s', async (criteria, answers) => {
    expect((await bank.claim(await claimant(), answers)).body).toMatchObject({
      code: 'support_not_eligible',
      criteria,
    });
  });

  it('with a last day of work that has not come, at its question', async () => {
    const refused = await bank.claim(await claimant(), { last_work: '2090-01-01' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'last_work', code: 'in_the_future' }],
    ]);
  });

  it('in a zone that is none', async () => {
    const ann = await claimant();
    const draft = await bank.draft(ann);
    expect((await bank.send(ann, draft, '+02:00')).status).toBe(422);
    expect((await bank.send(ann, draft, 'constructor')).status).toBe(422);
  });

  it('by an officer with a reason, and another one decides the appeal', async () => {
    const ann = await claimant();
    const { body } = await bank.claim(ann);
    await bank.step(body.id, reviewer, { step: 'take' });
    expect((await bank.decide(body.id, reviewer, 'decline')).body.state).toBe('refused');
    const appeal = { step: 'appeal', version: 3, reason: 'The contract has ended, as the letter shows.' };
    expect((await bank.call('POST', `/cases/${body.id}/steps`, ann, appeal)).body.state).toBe('submitted');
    await bank.step(body.id, other, { step: 'take' });
    expect((await bank.decide(body.id, reviewer, 'approve')).body.code).toBe('decided_before');
    expect((await bank.decide(body.id, other, 'approve')).body.state).toBe('enrolled');
  });
});

describe('who may', () => {
  it('a person reads their own, with an open PIN; the programme is public', async () => {
    const ann = await claimant();
    expect((await bank.request('GET', '/api/v1/support/own', { as: ann, pin: 'none' })).body.code).toBe(
      'pin_required',
    );
    expect((await bank.request('GET', '/api/v1/support/own')).status).toBe(401);
    const { body } = await bank.request('GET', '/api/v1/support/programme');
    expect(body).toMatchObject({
      policy_version: currentPolicy.version,
      benefit: { value: '12000', assetCode: 'USD' },
    });
  });

  it('no one decides about their own claim, and the account takes its claim with it', async () => {
    const own = await bank.officer('Own');
    const { body } = await bank.claim(own);
    expect((await bank.step(body.id, own, { step: 'take' })).body.code).toBe('own_case');
    await bank.forget(own);
    const { rows } = await bank.database.owner.query(
      'select state, closed_at is not null as is_over from support.claim where user_id = $1',
      [own.userId],
    );
    expect(rows).toEqual([{ state: 'cancelled', is_over: true }]);
  });

  it('finance brings money into the account by two people, and reads cycles', async () => {
    const finance = await bank.person('Finance');
    const amount = { value: '70000', assetCode: 'USD', assetScale: 2 };
    const left = async () => BigInt((await bank.asOfficer('GET', 'support/cycles', finance)).body.left.value);
    const before = await left();
    const proposed = await bank.asOfficer('POST', 'support/budget', finance, { amount });
    expect(proposed.status).toBe(202);
    expect(await left()).toBe(before);
    expect((await bank.approve(proposed.body)).status).toBe(201);
    expect(await left()).toBe(before + 70_000n);
    const other = await bank.asOfficer('POST', 'support/budget', finance, {
      amount: { ...amount, assetCode: 'EUR' },
    });
    expect([other.status, other.body.errors?.[0]?.code]).toEqual([422, 'wrong_currency']);
  });

  it('a reviewer is offered to prepare cycles and no budget, and someone who reads alone neither', async () => {
    const offered = async (as: Awaited<ReturnType<typeof bank.person>>) => {
      const { body } = await bank.asOfficer('GET', 'support/cycles', as);
      return [body.may_prepare, body.may_propose_budget];
    };
    expect(await offered(await bank.officer('Reviewer'))).toEqual([true, false]);
    expect(await offered(await bank.person('Auditor'))).toEqual([false, false]);
  });

  it('a person gets a letter about their claim as a PDF, and none without a claim', async () => {
    const ann = await claimant();
    expect((await bank.request('GET', '/api/v1/support/letter', { as: ann })).body.code).toBe('no_claim');
    await bank.claim(ann);
    const { lines } = await watchDrawing(async () => {
      const letter = await fetch(new URL('/api/v1/support/letter', bank.url), {
        headers: { authorization: `Bearer ${ann.userId}:fresh:` },
      });
      expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect((await letter.text()).slice(0, 8)).toBe('%PDF-1.7');
    });
    const { reference } = await bank.own(ann);
    const beside = (label: string) => {
      const [name] = lines.filter(({ words }) => words === label);
      return lines.filter((line) => line !== name && line.top === name?.top).map(({ words }) => words);
    };
    const { letter, states } = supportTexts('en');
    expect(beside(letter.reference)).toEqual([reference]);
    expect(beside(letter.state)).toEqual([states.submitted]);
    expect(beside(letter.benefit)).toEqual(['$120.00']);
    expect([beside(letter.weeks), beside(letter.total)]).toEqual([['0'], ['$0.00']]);
    expect(overlaps({ lines })).toEqual([]);
  });
});
