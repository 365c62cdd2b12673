import { describe, expect, it } from 'vitest';

import { authAddress, readAuthMode } from './auth-mode.ts';

describe('the mode of the sign-in page', () => {
  it.each([
    ['signin', 'signin'],
    ['signup', 'signup'],
    ['reset-password', 'reset-password'],
    [null, 'signin'],
    ['', 'signin'],
    ['SIGNUP', 'signin'],
    ['admin', 'signin'],
  ])('%s opens %s [ROUTE-02]', (given, mode) => {
    expect(readAuthMode(given)).toBe(mode);
  });

  it('keeps in its address where the visitor wanted to go [ROUTE-04]', () => {
    expect(authAddress('signup')).toBe('/auth?mode=signup');
    expect(authAddress('signin', '/wallet?tab=1')).toBe('/auth?mode=signin&redirect=%2Fwallet%3Ftab%3D1');
  });
});
