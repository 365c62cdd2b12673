import { describe, expect, it } from 'vitest';

import { judgeWayIn, type WayIn, type WayInFacts } from './judge.ts';

const plain: WayInFacts = {
  isStaffUninvited: false,
  isAnonymous: false,
  hasFactor: false,
  isProved: false,
  hasPin: true,
  isPinFresh: false,
  isRecent: false,
  isYoungByCode: false,
  isByUnprovedPhone: false,
};
const ways: readonly WayIn[] = [
  'password',
  'contact',
  'pin',
  'authenticator',
  'passkey',
  'recovery_codes',
  'sessions',
];

describe('changing a way in', () => {
  it.each(ways)('%s: a factor or passkey has to be proved, whatever else is fresh (attack C1)', (way) => {
    const facts = { ...plain, hasFactor: true, isPinFresh: true, isYoungByCode: true };
    for (const change of [{ way }, { way, isUnderWay: true }, { way, hasNonce: true }]) {
      expect(judgeWayIn(change, facts)).toBe('second_factor');
    }
    expect(judgeWayIn({ way }, { ...facts, isProved: true })).toBeUndefined();
  });

  it.each(ways)('%s: a PIN has to be fresh, the PIN itself aside', (way) => {
    expect(judgeWayIn({ way }, plain)).toBe(way === 'pin' ? undefined : 'reauthentication');
    expect(judgeWayIn({ way }, { ...plain, isPinFresh: true })).toBeUndefined();
    expect(judgeWayIn({ way }, { ...plain, hasPin: false, isRecent: true })).toBeUndefined();
    const isFree = way === 'sessions';
    expect(judgeWayIn({ way }, { ...plain, hasPin: false })).toBe(isFree ? undefined : 'reauthentication');
  });

  it.each(ways)('%s: a code stands in for the PIN at passwords and addresses alone', (way) => {
    const expected =
      way === 'password' || way === 'contact' || way === 'pin' ? undefined : 'reauthentication';
    expect(judgeWayIn({ way }, { ...plain, isYoungByCode: true })).toBe(expected);
    expect(judgeWayIn({ way, hasNonce: true }, plain)).toBe(expected);
  });

  it('a first factor of staff takes an invitation, a second one the first', () => {
    const facts = { ...plain, isPinFresh: true, isStaffUninvited: true };
    const first = { way: 'passkey', isNew: true, isStaffInvited: true } as const;
    expect(judgeWayIn(first, facts)).toBe('invitation');
    expect(judgeWayIn({ ...first, isUnderWay: true }, facts)).toBe('invitation');
    expect(judgeWayIn({ ...first, isStaffInvited: false }, facts)).toBeUndefined();
    expect(judgeWayIn(first, { ...facts, isStaffUninvited: false })).toBeUndefined();
    expect(judgeWayIn(first, { ...facts, hasFactor: true })).toBe('second_factor');
    expect(judgeWayIn(first, { ...facts, hasFactor: true, isProved: true })).toBeUndefined();
  });

  it.each(ways)('%s: a session without a name may add an address, and nothing else', (way) => {
    const facts = { ...plain, isAnonymous: true, hasPin: false };
    expect(judgeWayIn({ way }, facts)).toBe(way === 'contact' || way === 'sessions' ? undefined : 'account');
  });
});
