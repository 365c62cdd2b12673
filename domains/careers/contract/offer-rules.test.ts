import { describe, expect, it } from 'vitest';

import { isJobAhead, offerIssue } from './offer-rules.ts';

const posted = { assetCode: 'EUR', minMinor: 200_000n };
const now = new Date('2026-12-31T20:00:00Z');
const offered = { assetCode: 'EUR', minor: 200_000n, startsOn: '2027-01-15' };

describe('an offer', () => {
  it('pays what was published or more, in the currency of the posting', () => {
    expect(offerIssue(offered, posted, now)).toBeUndefined();
    expect(offerIssue({ ...offered, minor: 199_999n }, posted, now)).toEqual({
      field: 'pay',
      code: 'below_published',
    });
    expect(offerIssue({ ...offered, assetCode: 'USD' }, posted, now)?.code).toBe('wrong_currency');
    expect(offerIssue({ ...offered, minor: 0n }, { ...posted, minMinor: 0n }, now)).toBeUndefined();
  });

  it('begins today or later by some clock of the earth, and within a year', () => {
    expect(offerIssue({ ...offered, startsOn: '2026-12-31' }, posted, now)).toBeUndefined();
    expect(offerIssue({ ...offered, startsOn: '2026-12-30' }, posted, now)?.code).toBe('in_the_past');
    expect(offerIssue({ ...offered, startsOn: '2027-12-31' }, posted, now)).toBeUndefined();
    expect(offerIssue({ ...offered, startsOn: '2028-01-01' }, posted, now)?.code).toBe('too_far');
  });

  it('that was accepted is called off until its first day has begun everywhere on earth', () => {
    expect(isJobAhead('2027-01-01', now)).toBe(true);
    expect(isJobAhead('2026-12-31', now)).toBe(false);
    expect(isJobAhead('2026-03-29', new Date('2026-03-29T11:59:59Z'))).toBe(true);
    expect(isJobAhead('2026-03-29', new Date('2026-03-29T12:00:00Z'))).toBe(false);
  });
});
