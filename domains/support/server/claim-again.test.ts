import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addWeeks, currentPolicy, dateIn, mondayOf, weekOf } from '../contract/index.ts';
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

const DAY_MS = 86_400_000;
const chance = async (as: TestPerson) =>
  (await bank.request('GET', '/api/v1/support/chance?zone=Europe/Rome', { as })).body;
const lastWeek = () => addWeeks(weekOf(dateIn('Europe/Rome', bank.clock.now())), -1);

/** A claim that ended last week, after some weeks of it were accepted. */
async function endedClaim(as: TestPerson, used: number): Promise<void> {
  const id = await weeks.enrolled(as, used + 2);
  const names = Array.from({ length: used }, (_, at) => addWeeks(lastWeek(), -at));
  await bank.database.owner.query(
    `insert into support.week (id, case_id, user_id, week, state, benefit_minor, paid_minor, certified_at)
     select gen_random_uuid(), $1, $2, name, 'accepted', 12000, 12000, $4 from unnest($3::text[]) as name`,
    [id, as.userId, names, bank.clock.now()],
  );
  await bank.database.owner.query(
    `update support.claim set state = 'exited', closed_at = $2 where case_id = $1`,
    [id, bank.clock.now()],
  );
  await bank.database.owner.query(`update support.claim_mark set is_active = false where case_id = $1`, [id]);
}

describe('a claim for support [SYS-07]', () => {
  it('needs a CV that is 70 % complete, and says how complete it is', async () => {
    const ann = await bank.person('Claimant');
    bank.cvs.set(ann.userId, currentPolicy.cvPercent - 1);
    expect((await chance(ann)).cv.percent).toBe(69);
    const refused = await bank.claim(ann);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'support_not_eligible', criteria: 'cv' },
    ]);
    expect(await bank.own(ann)).toBeNull();
    bank.cvs.set(ann.userId, currentPolicy.cvPercent);
    expect((await bank.claim(ann)).status).toBe(201);
  });

  it('is not sent again right after all weeks were paid, and the no says from when on it can be', async () => {
    const ann = await bank.person('Claimant');
    await endedClaim(ann, currentPolicy.weeks);
    const from = mondayOf(addWeeks(lastWeek(), currentPolicy.restWeeks + 1));
    expect((await chance(ann)).claim_from).toBe(from);
    const refused = await bank.claim(ann);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'support_not_eligible', criteria: 'weeks', claim_from: from },
    ]);
    const wait = Date.parse(`${from}T12:00:00Z`) - bank.clock.now().getTime();
    bank.clock.advance((wait - DAY_MS) / 1000);
    expect((await bank.claim(ann)).body.code).toBe('support_not_eligible');
    bank.clock.advance(DAY_MS / 1000);
    expect((await chance(ann)).claim_from).toBeNull();
    expect((await bank.claim(ann)).status).toBe(201);
    expect((await bank.own(ann)).weeks_max).toBe(currentPolicy.weeks);
  });

  it('has the weeks that were left where one was ended before: ending and claiming again gives nobody more', async () => {
    const ann = await bank.person('Claimant');
    await endedClaim(ann, currentPolicy.weeks - 2);
    await weeks.enrolled(ann, 0);
    const own = await bank.own(ann);
    expect([own.weeks_max, own.weeks_paid]).toEqual([2, 0]);
    expect(own.calendar).toHaveLength(2);
  });
});

describe('an appeal against a refused claim', () => {
  const refuse = async (id: string, officer: TestPerson) => {
    await bank.step(id, officer, { step: 'take' });
    await bank.decide(id, officer, 'decline');
    return id;
  };
  const refused = async (as: TestPerson, answers: object = {}) => {
    const { body } = await bank.claim(as, answers);
    return refuse(body.id, reviewer);
  };
  const appeal = async (as: TestPerson, id: string) => {
    const { version } = (await bank.request('GET', `/api/v1/cases/${id}`, { as })).body;
    return bank.call('POST', `/cases/${id}/steps`, as, { step: 'appeal', version, reason: 'It has ended.' });
  };
  const claimant = () => bank.person('Claimant');

  it('does not bring it back beside another claim of the same person', async () => {
    const ann = await claimant();
    const id = await refused(ann);
    expect((await bank.claim(ann)).status).toBe(201);
    expect((await appeal(ann, id)).body.code).toBe('conflict');
  });

  it('does not bring it back beside a claim with the same document, as long as that one lasts', async () => {
    const [bob, cem] = [await claimant(), await claimant()];
    const first = await refused(bob, { id_number: 'AP700' });
    const second = await refused(cem, { id_number: 'AP700' });
    expect((await appeal(bob, first)).status).toBe(200);
    expect((await appeal(cem, second)).body.code).toBe('conflict');
    await refuse(first, other);
    expect((await appeal(cem, second)).status).toBe(200);
  });
});
