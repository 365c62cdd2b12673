import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn } from './testing/weeks.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

describe('support that two ask for at once [SYS-07]', () => {
  it('is claimed by one of ten accounts with the same document', async () => {
    const drafts = [];
    for (let count = 0; count < 10; count += 1) {
      const as = await bank.person('Claimant');
      drafts.push({ as, draft: await bank.draft(as, { id_number: 'TWIN 4417' }) });
    }
    const answers = await Promise.all(drafts.map(({ as, draft }) => bank.send(as, draft)));
    const said = answers.map(({ status, body }) => String(status === 201 ? 'taken' : body.code)).toSorted();
    expect(said).toEqual([...Array.from({ length: 9 }, () => 'claimed_by_other'), 'taken']);
  });

  it('is approved by one of two officers, and each week is paid once', async () => {
    await bank.fill('10000000');
    const [ann, bob] = [await bank.person('Claimant'), await bank.person('Claimant')];
    for (const person of [ann, bob]) {
      await weeks.enrolled(person);
      await weeks.acceptedWeek(person);
    }
    const { body: cycle } = await bank.asOfficer('POST', 'support/cycles', reviewer, {});
    const path = `support/cycles/${cycle.id}/steps`;
    const sent = await Promise.all(
      Array.from({ length: 3 }, () => bank.asOfficer('POST', path, reviewer, { step: 'send' })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await bank.database.owner.query(
      `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1`,
      [cycle.id],
    );
    expect(rows).toHaveLength(1);
    const finance = [await bank.person('Finance'), await bank.person('Finance')];
    const approved = await Promise.all(finance.map((as) => bank.approve(rows[0], as)));
    expect(approved.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    await bank.hearPayments();
    await Promise.all([bank.ship(cycle.id), bank.ship(cycle.id)]);
    await bank.close(cycle.id);
    for (const person of [ann, bob]) expect(await bank.balance(person, 'USD')).toBe('12000');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });
});
