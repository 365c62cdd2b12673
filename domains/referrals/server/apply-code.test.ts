import { afterAll, beforeAll, expect, test } from 'vitest';

import { ReferralDesk } from './testing/referral-desk.ts';

let desk: ReferralDesk;

beforeAll(async () => {
  desk = await ReferralDesk.open();
});
afterAll(() => desk.close());

const REFUSED = '400 referral_refused';
const APPLIED = 'Your referral code has been applied. Rewards follow once you are verified and active.';

test('a person has one code of eight letters and digits, without those that are read for one another', async () => {
  const person = desk.person();
  const codes = await Promise.all(Array.from({ length: 10 }, () => desk.codeOf(person)));
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
});

test("[REF-01] a code is applied with a detail in the reader's language, and shows in the referrer's list", async () => {
  const referrer = desk.person();
  const code = await desk.codeOf(referrer);
  expect(await desk.apply(desk.person(), code.toLowerCase())).toBe(APPLIED);
  expect(await desk.apply(desk.person(), ` ${code} `, { language: 'de' })).toMatch(/^Ihr Empfehlungscode/);
  const { items } = await desk.read(referrer);
  expect(items.map(({ status }) => status)).toEqual(['pending_verification', 'pending_verification']);
});

test.each(['', 'AB', 'UNKNOWN2', "' or 1=1 --", 'A'.repeat(5000), 'ÄÖÜÄÖÜ'])(
  'a code that is none is refused like any other: %s',
  async (code) => {
    expect(await desk.apply(desk.person(), code)).toBe(REFUSED);
  },
);

test('nobody brings themselves, and nobody is brought twice (threat 3)', async () => {
  const [one, other, newcomer] = [desk.person(), desk.person(), desk.person()];
  expect(await desk.apply(one, await desk.codeOf(one))).toBe(REFUSED);
  expect(await desk.apply(newcomer, await desk.codeOf(one))).toBe(APPLIED);
  expect(await desk.apply(newcomer, await desk.codeOf(other))).toBe(REFUSED);
  expect(await desk.apply(newcomer, await desk.codeOf(one))).toBe(REFUSED);
});

test('of fifty applications of one person at once one counts (threat 3)', async () => {
  const newcomer = desk.person();
  const code = await desk.codeOf(desk.person());
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => desk.apply(newcomer, code)));
  expect(outcomes.filter((outcome) => outcome === APPLIED)).toHaveLength(1);
});

test('no ring closes, not even when all its people apply at once (threat 3)', async () => {
  const ring = [desk.person(), desk.person(), desk.person(), desk.person()];
  const codes = await Promise.all(ring.map((person) => desk.codeOf(person)));
  const outcomes = await Promise.all(
    ring.map((person, at) => desk.apply(person, codes[(at + 1) % ring.length] ?? '')),
  );
  expect(outcomes.filter((outcome) => outcome === APPLIED)).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === REFUSED)).toHaveLength(1);
});

test('thirty days after signing up it is too late (threat 3)', async () => {
  const [inTime, late] = [desk.person(), desk.person()];
  const code = await desk.codeOf(desk.person());
  desk.services.movableClock.advance(30 * 24 * 3600 - 60);
  expect(await desk.apply(inTime, code)).toBe(APPLIED);
  desk.services.movableClock.advance(120);
  expect(await desk.apply(late, code)).toBe(REFUSED);
});

test('twenty people a day, the next one is refused and may come tomorrow (threat 3)', async () => {
  const code = await desk.codeOf(desk.person());
  const crowd = Array.from({ length: 21 }, () => desk.person());
  const outcomes = await Promise.all(crowd.map((person) => desk.apply(person, code)));
  expect(outcomes.filter((outcome) => outcome === APPLIED)).toHaveLength(20);
  const left = crowd[outcomes.indexOf(REFUSED)] ?? '';
  desk.services.movableClock.advance(24 * 3600 + 1);
  expect(await desk.apply(left, code)).toBe(APPLIED);
});

test('five people within an hour make the sixth look like a machine, and an hour later no more', async () => {
  const riskOf = async (userId: string) =>
    (
      await desk.services.pool.query(
        'select risk, risk_reasons from referrals.referral where referee_id = $1',
        [userId],
      )
    ).rows[0];
  const code = await desk.codeOf(desk.person());
  const [sixth, later] = [desk.person(), desk.person()];
  for (let at = 0; at < 5; at += 1) await desk.apply(desk.person(), code);
  expect(await desk.apply(sixth, code)).toBe(APPLIED);
  expect(await riskOf(sixth)).toEqual({ risk: 30, risk_reasons: ['burst'] });
  desk.services.movableClock.advance(3600);
  expect(await desk.apply(later, code)).toBe(APPLIED);
  expect(await riskOf(later)).toEqual({ risk: 0, risk_reasons: [] });
});
