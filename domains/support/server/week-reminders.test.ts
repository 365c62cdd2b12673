import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn } from './testing/weeks.ts';

const DAY_MS = 86_400_000;
let bank: SupportBank;
let reviewer: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

/** Noon of the next Monday, and of the days that follow it. */
function goTo(monday: number, days: number): void {
  const at = monday + (days - 1) * DAY_MS + DAY_MS / 2;
  bank.clock.advance((at - bank.clock.now().getTime()) / 1000);
}
function nextMonday(): number {
  const today = Math.floor(bank.clock.now().getTime() / DAY_MS);
  // The first day of all was a Thursday.
  const sinceMonday = (today + 3) % 7;
  return (today - sinceMonday + 7) * DAY_MS;
}

describe('a week that nobody confirms [SYS-07]', () => {
  it('is told of on Monday and once more on Wednesday, missed after ten days, and two in a row suspend', async () => {
    // A Wednesday: no clock of the world is in another week.
    goTo(nextMonday(), 3);
    const ann = await bank.person('Claimant');
    await weeks.enrolled(ann, 0);
    const monday = nextMonday();
    const toldOn = async (days: number) => {
      goTo(monday, days);
      const before = (await weeks.toldTo(ann)).length;
      await bank.runJob('support.look_after_weeks', {});
      await bank.runJob('support.look_after_weeks', {});
      return (await weeks.toldTo(ann)).slice(before).map((kind) => kind.replace('support.', ''));
    };
    const said: Record<number, readonly string[]> = {};
    for (const day of [0, 1, 2, 3, 4]) said[day] = await toldOn(day);
    expect(said).toEqual({ 0: [], 1: ['week_open'], 2: [], 3: ['week_open'], 4: [] });
    // A claim is active from its first confirmed week on: only then does silence suspend it.
    await bank.database.owner.query(`update support.claim set state = 'active' where user_id = $1`, [
      ann.userId,
    ]);
    await bank.database.owner.query(
      `update cases.case set state = 'active' where id in (select case_id from support.claim where user_id = $1)`,
      [ann.userId],
    );
    const later: Record<number, readonly string[]> = {};
    for (const day of [8, 10, 11, 15, 17, 18]) later[day] = await toldOn(day);
    expect(later).toEqual({
      8: ['week_open'],
      10: ['week_open'],
      11: ['week_missed'],
      15: ['week_open'],
      17: ['week_open'],
      18: ['week_missed', 'suspended'],
    });
    // Nothing more is asked of one that is suspended.
    expect([await toldOn(22), await toldOn(24)]).toEqual([[], []]);
  });
});
