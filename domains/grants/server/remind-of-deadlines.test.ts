import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { REMIND } from './remind-of-deadlines.ts';
import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

const DAY_S = 86_400;

let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
  await bank.fill('personal', '10000000000');
});
afterAll(() => bank.close());

const save = (as: TestPerson, slug = 'personal') => bank.call('PUT', `/api/v1/grants/saved/${slug}`, { as });

/** The programme closes so many days from now. */
async function closesIn(days: number, slug = 'personal'): Promise<void> {
  const closes = new Date(bank.clock.now().getTime() + days * DAY_S * 1000);
  await bank.database.owner.query('update grants.programme set closes_at = $1 where slug = $2', [
    closes,
    slug,
  ]);
}

async function linksTo({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    `select payload ->> 'link' as link from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 and payload ->> 'kind' = 'grants.deadline' order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ link }) => link);
}

describe('the deadline of a programme that a person saved', () => {
  it('is told 14 days, 3 days and 1 day before, each once', async () => {
    const ann = await bank.person('Ann');
    await save(ann);
    await closesIn(15);
    await bank.runJob(REMIND);
    expect(await linksTo(ann)).toEqual([]);
    for (const [passed, told] of [
      [1, 1],
      [10, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      bank.clock.advance(passed * DAY_S);
      await bank.runJob(REMIND);
      await bank.runJob(REMIND);
      expect(await linksTo(ann)).toHaveLength(told);
    }
    expect((await linksTo(ann))[0]).toBe('/apply-grant/personal');
    bank.clock.advance(2 * DAY_S);
    await bank.runJob(REMIND);
    expect(await linksTo(ann)).toHaveLength(3);
  });

  it('is told once where a person saves it on the last day, anew where it moves, and never to those who applied', async () => {
    const [late, applied] = [await bank.person('Late'), await bank.person('Applied')];
    await closesIn(0.5);
    await save(late);
    await save(applied);
    expect((await bank.apply(applied)).status).toBe(201);
    await bank.runJob(REMIND);
    await bank.runJob(REMIND);
    expect(await linksTo(late)).toHaveLength(1);
    await closesIn(10);
    await bank.runJob(REMIND);
    expect(await linksTo(late)).toHaveLength(2);
    expect(await linksTo(applied)).toEqual([]);
  });
});
