import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addWeeks, currentPolicy, dateIn, weekOf } from '../contract/index.ts';
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

describe('the weeks that the policy pays', () => {
  it('are no more where the cycles are late: the last one is confirmed, none after it, and nobody misses one [SYS-07]', async () => {
    const ann = await bank.person('Claimant');
    const id = await weeks.enrolled(ann, 30);
    const running = weekOf(dateIn('Europe/Rome', bank.clock.now()));
    const names = Array.from({ length: currentPolicy.weeks - 1 }, (_, at) => addWeeks(running, at - 30));
    await bank.database.owner.query(
      `insert into support.week (id, case_id, user_id, week, state, benefit_minor, paid_minor, certified_at)
       select gen_random_uuid(), $1, $2, name, 'accepted', 12000, 12000, $4 from unnest($3::text[]) as name`,
      [id, ann.userId, names, bank.clock.now()],
    );
    const open = (await bank.own(ann)).to_certify.map(({ week }: { week: string }) => week);
    expect(open).toHaveLength(1);
    const [last, ...more] = [addWeeks(running, -2), addWeeks(running, -1)];
    await weeks.seenAct(ann, last);
    const both = await Promise.all(
      [last, ...more].map((week) => bank.certify(ann, { week, acts: 0, cause: 'I was at a course.' })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'week_not_open',
      standing: 'all_used',
    });
    const own = await bank.own(ann);
    expect([own.to_certify, own.calendar]).toEqual([[], []]);
    bank.clock.advance(4 * WEEK_S);
    await bank.runJob('support.look_after_weeks', {});
    bank.clock.advance(4 * WEEK_S);
    await bank.runJob('support.look_after_weeks', {});
    expect((await bank.own(ann)).state).toBe('active');
    expect(await weeks.toldTo(ann)).not.toContain('support.week_missed');
  });
});
