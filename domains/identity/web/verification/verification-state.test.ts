import type { AuthUser } from '@egcr/web-kit/auth-state';
import { describe, expect, it } from 'vitest';

import { guardView, isFirstTelling } from './verification-state.ts';

const ada: AuthUser = {
  id: 'ada',
  email: 'ada@example.org',
  phone: '+12025550123',
  isEmailVerified: false,
  isPhoneVerified: false,
};

describe('the verification guard', () => {
  it.each([
    ['neither is verified', {}, 'required'],
    ['the e-mail is verified', { isEmailVerified: true }, 'content'],
    ['the phone is verified', { isPhoneVerified: true }, 'content'],
    ['both are verified', { isEmailVerified: true, isPhoneVerified: true }, 'content'],
  ])('where %s shows %s [GUARD-07]', (_, part, kind) => {
    expect(guardView({ loading: false, isAuthenticated: true, user: { ...ada, ...part } }).kind).toBe(kind);
  });

  it('waits for the session and tells strangers from members', () => {
    expect(guardView({ loading: true, isAuthenticated: false, user: null }).kind).toBe('waiting');
    expect(guardView({ loading: false, isAuthenticated: false, user: null }).kind).toBe('restricted');
  });

  it('tells each person once, and again after another person', () => {
    expect(isFirstTelling('ada')).toBe(true);
    expect(isFirstTelling('ada')).toBe(false);
    expect(isFirstTelling('grace')).toBe(true);
    expect(isFirstTelling('ada')).toBe(true);
  });
});
