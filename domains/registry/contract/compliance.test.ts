import { describe, expect, it } from 'vitest';

import { complianceOf, complianceParts, type ComplianceFacts } from './compliance.ts';

const TODAY = '2026-11-24';
const whole: ComplianceFacts = {
  isActive: true,
  verifiedUntil: TODAY,
  ownersConfirmedOn: '2025-11-24',
  confirmedOn: '2025-11-24',
  documentsUntil: TODAY,
  hasTaxId: true,
  directors: 1,
  hasSignatoryRule: true,
};

describe('the compliance score [SYS-11]', () => {
  it('is 100 where nothing is missing, and its parts are 100', () => {
    expect(complianceOf(whole, TODAY)).toEqual({ score: 100, lost: [] });
    expect(Object.values(complianceParts).reduce((sum, points) => sum + points, 0)).toBe(100);
  });

  it.each([
    [{ isActive: false }, 'active', 80],
    [{ verifiedUntil: null }, 'verified', 75],
    [{ verifiedUntil: '2026-11-23' }, 'verified', 75],
    [{ ownersConfirmedOn: null }, 'owners', 85],
    [{ ownersConfirmedOn: '2025-11-23' }, 'owners', 85],
    [{ confirmedOn: '2025-11-23' }, 'annual', 85],
    [{ documentsUntil: '2026-11-23' }, 'documents', 90],
    [{ hasTaxId: false }, 'tax_id', 95],
    [{ directors: 0 }, 'governance', 90],
    [{ hasSignatoryRule: false }, 'governance', 90],
  ])('%j loses the points of %s: %i', (change, part, score) => {
    expect(complianceOf({ ...whole, ...change }, TODAY)).toEqual({ score, lost: [part] });
  });

  it('is never below 0', () => {
    const nothing = {
      ...whole,
      isActive: false,
      verifiedUntil: null,
      ownersConfirmedOn: null,
      confirmedOn: '2000-01-01',
      documentsUntil: null,
      hasTaxId: false,
      directors: 0,
    };
    expect(complianceOf(nothing, TODAY).score).toBe(0);
  });
});
