import { describe, expect, it } from 'vitest';

import { isReferralCode } from '../contract/rules.ts';
import { judgeRisk, networkMarkOf } from './risk.ts';

const calm = { hour: 0, day: 0, sameNetwork: 0 };
const judged = (
  refereeEmail: string | null,
  referrerEmail: string | null,
  crowd: Partial<typeof calm> = {},
) => judgeRisk({ refereeEmail, referrerEmail, crowd: { ...calm, ...crowd } });

describe('what speaks against a referral', () => {
  it.each([
    ['nothing', calm, 0, []],
    ['four within the hour before', { hour: 4 }, 0, []],
    ['five within the hour before', { hour: 5 }, 30, ['burst']],
    ['a day full of people', { day: 19 }, 0, []],
    ['one of the same network', { sameNetwork: 1 }, 30, ['same_network']],
    ['a burst out of one network', { hour: 9, sameNetwork: 9 }, 60, ['same_network', 'burst']],
  ])('%s', (_, crowd, risk, reasons) => {
    expect(judged('ann@example.com', 'bao@example.com', crowd)).toEqual({ risk, reasons });
  });

  it.each<[string | null, string | null, boolean]>([
    ['ann@example.com', 'ann@example.com', true],
    ['Ann@Example.com', 'ann@example.COM', true],
    ['ann+1@example.com', 'ann+2+3@example.com', true],
    ['ann+1@example.com', 'ann@example.com', true],
    ['a.nn@example.com', 'ann@example.com', false],
    ['a.n.n@gmail.com', 'ann@googlemail.com', true],
    ['a.nn+1@googlemail.com', 'ann@gmail.com', true],
    ['ann@gmail.com', 'ann@example.com', false],
    ['ann@gmail.com', 'bao@gmail.com', false],
    ['ann@example.com', 'ann@example.org', false],
    [null, 'ann@example.com', false],
    ['ann@example.com', null, false],
    [null, null, false],
  ])('whether %s and %s are one mailbox', (referee, referrer, isSame) => {
    const expected = isSame ? { risk: 60, reasons: ['same_mailbox'] } : { risk: 0, reasons: [] };
    expect(judged(referee, referrer)).toEqual(expected);
  });

  it('a mailbox for ten minutes, on the side of the one who was brought', () => {
    expect(judged('ann@mailinator.com', 'bao@example.com')).toEqual({
      risk: 30,
      reasons: ['disposable_email'],
    });
    expect(judged('ann@example.com', 'bao@mailinator.com')).toEqual({ risk: 0, reasons: [] });
  });

  it('everything at once', () => {
    expect(judged('a@mailinator.com', 'a@mailinator.com', { hour: 5, sameNetwork: 1 })).toEqual({
      risk: 150,
      reasons: ['same_mailbox', 'same_network', 'burst', 'disposable_email'],
    });
  });
});

describe('the mark of a network', () => {
  it('is one for one subscriber, among those whom one person brought', () => {
    const mark = networkMarkOf('203.0.113.7', 'ann');
    expect(mark).toMatch(/^[\w-]{22}$/);
    expect(networkMarkOf('203.0.113.7', 'ann')).toBe(mark);
    expect(networkMarkOf('203.0.113.8', 'ann')).not.toBe(mark);
    expect(networkMarkOf('203.0.113.7', 'bao')).not.toBe(mark);
    expect(networkMarkOf('2001:db8:0:7::1', 'ann')).toBe(networkMarkOf('2001:db8:0:7:9::2', 'ann'));
    expect(networkMarkOf('', 'ann')).toBeNull();
  });
});

it.each([
  ['ABC23', false],
  ['ABC234', true],
  ['ABCDEFGHJK23', true],
  ['ABCDEFGHJK234', false],
  ['000000', true],
  ['ZZZZZZ', true],
  ['ABC-234', false],
  [' ABC234', false],
  ['ABC234\n', false],
])('whether %j is a code', (text, isCode) => {
  expect(isReferralCode(text)).toBe(isCode);
});
