import { describe, expect, it } from 'vitest';

import { hubAudiences, nextStepOn, type HubFacts } from './next-step.ts';

const settled: HubFacts = {
  hasQuestion: false,
  hasVerifiedEmail: true,
  hasMoney: true,
  teams: ['business', 'registered', 'government', 'ngo'],
};

describe('the next step on a page of services [SYS-16]', () => {
  it.each(hubAudiences)('%s: an officer’s question comes before everything, then the email', (audience) => {
    expect(nextStepOn(audience, { ...settled, hasQuestion: true, hasVerifiedEmail: false })).toBe('answer');
    expect(nextStepOn(audience, { ...settled, hasVerifiedEmail: false })).toBe('verify_email');
  });

  it.each([
    ['all', {}, 'send_money'],
    ['individual', { hasMoney: false }, 'add_money'],
    ['business', {}, 'check_business'],
    ['business', { teams: ['business'] }, 'register_business'],
    ['business', { teams: [] }, 'register_business'],
    ['government', {}, 'find_grants'],
    ['government', { teams: ['ngo'] }, 'add_organisation'],
    ['organization', {}, 'find_grants'],
    ['organization', { teams: ['government'] }, 'add_organisation'],
  ] as const)('%s with %j is %s', (audience, known, step) => {
    expect(nextStepOn(audience, { ...settled, ...known })).toBe(step);
  });
});
