import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';

let bank: GrantsBank;
let manager: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  await bank.fill('personal', '10000000000');
});
afterAll(() => bank.close());

async function taken(as?: TestPerson): Promise<string> {
  const { body } = await bank.apply(as ?? (await bank.person('Applicant')));
  expect((await bank.step(body.id, manager, { step: 'take' })).status).toBe(200);
  return String(body.id);
}
const standing = (id: string, as: TestPerson) =>
  bank.call('GET', `/api/v1/admin/grant-applications/${id}/standing`, { as, role: 'super_admin' });

/** An application that a person is not asked to judge. */
async function takenWithout(person: TestPerson): Promise<string> {
  const id = await taken();
  const asked = await bank.openReviews(id);
  return asked.every(({ as }) => as.userId !== person.userId) ? id : takenWithout(person);
}

describe('the ranking of a programme', () => {
  it('tells a reviewer nothing of what others scored, not even by another application', async () => {
    const judged = await taken();
    const [first, second] = await bank.openReviews(judged);
    if (!first || !second) throw new Error('two are asked');
    await bank.score(second.id, second.as, 5);
    const other = await takenWithout(first.as);
    bank.officers.set(first.as.userId, ['grants.judge', 'grants.read', 'grants.award']);
    const { status, body } = await standing(other, first.as);
    expect([status, body.rank, body.ranking]).toEqual([200, null, []]);
    expect(JSON.stringify(body)).not.toContain(judged);
    bank.officers.set(first.as.userId, ['grants.judge']);
    // Who has no part in any of them sees all.
    const all = (await standing(other, manager)).body.ranking;
    expect(all.map((each: { case_id: string }) => each.case_id)).toEqual(
      expect.arrayContaining([judged, other]),
    );
  });

  it('tells an officer who asks for money neither who judges them nor how they stand', async () => {
    const officer = await bank.officer('Rival', 'grants.read', 'grants.award');
    const own = await taken(officer);
    await bank.judge(own, 4);
    expect((await standing(own, officer)).status).toBe(404);
    const { body } = await standing(await taken(), officer);
    expect([body.rank, body.ranking]).toEqual([null, []]);
  });
});
