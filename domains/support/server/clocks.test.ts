import { applicationSubmitted } from '@egcr/careers/contract';
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

const KIRITIMATI = 'Pacific/Kiritimati';
const PAGO_PAGO = 'Pacific/Pago_Pago';
const ROME = 'Europe/Rome';
const NEW_YORK = 'America/New_York';

/** The clock of these tests goes on to an instant. */
function goTo(instant: string, seconds = 0): void {
  const wait = (Date.parse(instant) - bank.clock.now().getTime()) / 1000 + seconds;
  expect(wait).toBeGreaterThanOrEqual(0);
  bank.clock.advance(wait);
}

/** A claim that fixed a zone, approved. */
async function claimedIn(zone: string): Promise<TestPerson> {
  const ann = await bank.person('Claimant');
  const { body } = await bank.send(ann, await bank.draft(ann), zone);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).body.state).toBe('enrolled');
  return ann;
}

interface Season {
  readonly name: string;
  readonly week: string;
  readonly claimed: string;
  /** When the clocks of each zone show Monday, in that order. */
  readonly opens: readonly (readonly [zone: string, at: string])[];
}

const seasons: readonly Season[] = [
  {
    name: 'the 53rd one of a year',
    week: '2026-W53',
    claimed: '2026-12-15T12:00:00Z',
    opens: [
      [KIRITIMATI, '2027-01-03T10:00:00Z'],
      [ROME, '2027-01-03T23:00:00Z'],
      [PAGO_PAGO, '2027-01-04T11:00:00Z'],
    ],
  },
  {
    name: 'one that ends with the first day of summer time',
    week: '2027-W12',
    claimed: '2027-03-09T12:00:00Z',
    opens: [
      [ROME, '2027-03-28T22:00:00Z'],
      [NEW_YORK, '2027-03-29T04:00:00Z'],
    ],
  },
  {
    name: 'one that ends with the last day of summer time',
    week: '2027-W43',
    claimed: '2027-10-12T12:00:00Z',
    opens: [
      [ROME, '2027-10-31T23:00:00Z'],
      [NEW_YORK, '2027-11-01T04:00:00Z'],
    ],
  },
  {
    name: 'one with a leap day',
    week: '2028-W09',
    claimed: '2028-02-15T12:00:00Z',
    opens: [
      [KIRITIMATI, '2028-03-05T10:00:00Z'],
      [ROME, '2028-03-05T23:00:00Z'],
      [PAGO_PAGO, '2028-03-06T11:00:00Z'],
    ],
  },
];

describe('a week of support', () => {
  it.each(seasons)(
    'that is $name can be confirmed once Monday has begun by the clocks of the claim, and not a second before [SYS-07]',
    async ({ week, claimed, opens }) => {
      goTo(claimed);
      const people: TestPerson[] = [];
      for (const [zone] of opens) people.push(await claimedIn(zone));
      for (const [at, [zone, instant]] of opens.entries()) {
        const ann = people[at];
        expect(ann).toBeDefined();
        if (ann === undefined) continue;
        await weeks.seenAct(ann, week);
        goTo(instant, -1);
        expect(await bank.own(ann)).toMatchObject({ zone, first_week: week, to_certify: [] });
        const early = await bank.certify(ann, { week, acts: 0 });
        expect([early.status, early.body]).toMatchObject([
          409,
          { code: 'week_not_open', standing: 'before' },
        ]);
        goTo(instant);
        expect((await bank.own(ann)).to_certify).toMatchObject([{ week, is_late: false }]);
        const cause = 'I was at a course for three days.';
        expect((await bank.certify(ann, { week, acts: 0, cause })).status).toBe(201);
      }
    },
  );

  it('is late when ten days have passed by the clocks of the claim, whose Sunday is the fifth of March after a leap day', async () => {
    goTo('2028-03-07T12:00:00Z');
    const ann = await claimedIn(PAGO_PAGO);
    await bank.database.owner.query(`update support.claim set first_week = '2028-W09' where user_id = $1`, [
      ann.userId,
    ]);
    const late = async () => (await bank.own(ann)).to_certify[0];
    goTo('2028-03-16T10:59:59Z');
    expect(await late()).toMatchObject({ week: '2028-W09', due_on: '2028-03-15', is_late: false });
    goTo('2028-03-16T11:00:00Z');
    expect((await bank.own(ann)).to_certify.at(-1)).toMatchObject({ week: '2028-W09', is_late: true });
  });

  it('has the acts that happened in it by the clocks of the claim, wherever the world is', async () => {
    const [east, west] = [await claimedIn(KIRITIMATI), await claimedIn(PAGO_PAGO)];
    await bank.database.owner.query(
      `update support.claim set first_week = '2028-W09' where user_id = any($1)`,
      [[east.userId, west.userId]],
    );
    for (const { userId } of [east, west])
      await bank.hear(applicationSubmitted, {
        application_id: crypto.randomUUID(),
        user_id: userId,
        job_id: crypto.randomUUID(),
        organisation_id: crypto.randomUUID(),
        job_title: 'Baker',
        employer: 'Sample Bakery',
        // Already the sixth of March in the east, a Monday; still the fourth in the west, a Saturday.
        happened_at: '2028-03-05T10:30:00Z',
      });
    const { rows } = await bank.database.owner.query(
      `select user_id, week, on_date::text as day from support.activity where user_id = any($1) order by week`,
      [[east.userId, west.userId]],
    );
    expect(rows).toEqual([
      { user_id: west.userId, week: '2028-W09', day: '2028-03-04' },
      { user_id: east.userId, week: '2028-W10', day: '2028-03-06' },
    ]);
  });
});
