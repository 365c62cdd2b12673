import { describe, expect, it } from 'vitest';

import { carrying, wantedBehindSteps } from './way.ts';

const isKnownPath = (path: string) =>
  ['/wallet', '/pin-verification', '/complete-profile', '/pin-reset'].includes(path);

describe('where a visitor wanted to go', () => {
  it.each([
    ['/wallet?tab=1', '/wallet?tab=1'],
    ['/pin-verification', undefined],
    ['/pin-verification?redirect=%2Fwallet', '/wallet'],
    ['/complete-profile?redirect=%2Fpin-verification%3Fredirect%3D%252Fwallet', '/wallet'],
    ['/pin-reset?redirect=https%3A%2F%2Fevil.example', undefined],
    [undefined, undefined],
  ])('%s leads to %s: steps on the way in are no goal', (given, expected) => {
    expect(wantedBehindSteps(given, isKnownPath)).toBe(expected);
  });

  it('travels in the address of the next step', () => {
    expect(carrying('/pin-verification', '/wallet?a=1')).toBe('/pin-verification?redirect=%2Fwallet%3Fa%3D1');
    expect(carrying('/pin-verification', undefined)).toBe('/pin-verification');
  });
});
