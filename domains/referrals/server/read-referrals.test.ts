import { afterAll, beforeAll, expect, it } from 'vitest';

import { ReferralDesk } from './testing/referral-desk.ts';

let desk: ReferralDesk;
const query = (text: string) => desk.database.owner.query(text);
beforeAll(async () => {
  desk = await ReferralDesk.open();
  // Of the codes that are made, the database keeps none of the first ones: as where they are taken.
  await query(`
    create sequence referrals.made;
    create sequence referrals.taken minvalue 0;
    create function referrals.lose_code() returns trigger language plpgsql security definer as $$
    begin
      if nextval('referrals.made') > (select last_value from referrals.taken) then return new; end if;
      return null;
    end $$;
    create trigger lose_code before insert on referrals.referral_code
      for each row execute function referrals.lose_code()`);
});
afterAll(() => desk.close());

const readWhereTaken = async (taken: number, userId = desk.person()) => {
  await query(`select setval('referrals.taken', ${taken}), setval('referrals.made', 1, false)`);
  return desk.codeOf(userId);
};
const madeSoFar = async (): Promise<number> => {
  const { rows } = await query(
    'select case when is_called then last_value else 0 end::int as made from referrals.made',
  );
  return rows[0]?.made;
};

it('a code is made at the first look, and is the same at each later one', async () => {
  const userId = desk.person();
  const code = await readWhereTaken(0, userId);
  expect(await madeSoFar()).toBe(1);
  expect([await readWhereTaken(0, userId), await madeSoFar()]).toEqual([code, 0]);
});

it('another code is made where the first four are taken', async () => {
  expect(await readWhereTaken(4)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(await madeSoFar()).toBe(5);
});

it('five codes are tried and no more', async () => {
  await expect(readWhereTaken(5)).rejects.toThrow('no free referral code was found');
  expect(await madeSoFar()).toBe(5);
});
