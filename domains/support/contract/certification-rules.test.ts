import { describe, expect, it } from 'vitest';

import { countActs, questionsOf, type SaidOfWeek } from './certification-rules.ts';
import {
  criteria,
  isEligible,
  isOfAge,
  judgeEligibility,
  type KnownFacts,
  type Wish,
} from './eligibility.ts';
import { currentPolicy, policyOf } from './policy.ts';

const good: SaidOfWeek = {
  standing: 'open',
  wasAble: true,
  refusedOffer: false,
  isExempt: false,
  platform: 1,
  declared: 2,
};

describe('a week', () => {
  it('is accepted at once where nothing has to be looked at', () => {
    expect(questionsOf(currentPolicy, good)).toEqual([]);
  });

  it.each<readonly [string, Partial<SaidOfWeek>]>([
    ['late', { standing: 'late' }],
    ['not_able', { wasAble: false }],
    ['offer_refused', { refusedOffer: true }],
    ['few_acts', { declared: 1 }],
    ['exemption', { isExempt: true, platform: 0, declared: 0 }],
  ])('is looked at: %s', (question, said) => {
    expect(questionsOf(currentPolicy, { ...good, ...said })).toEqual([question]);
  });

  it('counts what the platform saw without end, and at most two that were declared', () => {
    expect(countActs(currentPolicy, { platform: 0, declared: 9 })).toEqual({
      counted: 2,
      needed: 3,
      isEnough: false,
    });
    expect(countActs(currentPolicy, { platform: 5, declared: 0 }).isEnough).toBe(true);
  });
});

const facts: KnownFacts = {
  isContactConfirmed: true,
  hasActiveClaim: false,
  cvPercent: 70,
  claimFrom: undefined,
  today: '2026-11-24',
};
const wish: Wish = { birthDate: '2008-11-24', hours: 15, isAble: true, isLooking: true };

describe('who may claim', () => {
  it('is who meets every criterion', () => {
    const findings = judgeEligibility(currentPolicy, facts, wish);
    expect(findings.map(({ criterion }) => criterion)).toEqual(criteria);
    expect(isEligible(findings)).toBe(true);
  });

  it.each<readonly [string, Partial<KnownFacts>, Wish]>([
    ['contact', { isContactConfirmed: false }, {}],
    ['single', { hasActiveClaim: true }, {}],
    ['weeks', { claimFrom: '2027-05-10' }, {}],
    ['cv', { cvPercent: 69 }, {}],
    ['age', {}, { birthDate: '2008-11-25' }],
    ['hours', {}, { hours: 16 }],
    ['able', {}, { isAble: false }],
    ['looking', {}, { isLooking: false }],
  ])('is not who misses %s', (criterion, known, said) => {
    const findings = judgeEligibility(currentPolicy, { ...facts, ...known }, { ...wish, ...said });
    expect(findings.filter(({ is }) => is === 'unmet')).toEqual([{ criterion, is: 'unmet' }]);
  });

  it('needed no CV by the first policy, and each claim of it counts its own weeks', () => {
    const first = policyOf(1);
    expect(first).toMatchObject({ cvPercent: 0, restWeeks: 0 });
    expect(isEligible(judgeEligibility(first ?? currentPolicy, { ...facts, cvPercent: 0 }, wish))).toBe(true);
  });

  it('is unknown before a word is written', () => {
    expect(judgeEligibility(currentPolicy, facts, {}).filter(({ is }) => is === 'unknown')).toHaveLength(4);
  });

  it.each([
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2006-02-28', '2024-02-28', true],
    ['2008-12-31', '2026-12-30', false],
    ['2008-12-31', '2026-12-31', true],
  ])('born on %s is of age on %s: %s', (birthDate, today, is) => {
    expect(isOfAge(birthDate, { ageMin: 18, today })).toBe(is);
  });
});
