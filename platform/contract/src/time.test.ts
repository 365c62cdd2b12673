import { describe, expect, it } from 'vitest';

import { addSeconds, instant, secondsUntil, toInstant } from './time.ts';

describe('an instant on the wire', () => {
  it.each([
    '2026-11-20T11:32:39Z',
    '2026-11-20T11:32:39.1Z',
    '2028-02-29T23:59:59.999999Z',
    '0001-01-01T00:00:00Z',
  ])('%s is one', (text) => {
    expect(instant.safeParse(text).success).toBe(true);
  });

  it.each([
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2027-02-29T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T23:60:00Z',
    '2026-11-20T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '2026-11-20',
    '2026-11-20T11:32:39+01:00',
    'soon',
  ])('%s is none', (text) => {
    expect(instant.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['instant_format']);
  });
});

describe('a span of time', () => {
  const at = new Date('2026-11-20T12:00:00.000Z');

  it('is added in seconds', () => {
    expect([addSeconds(at, 1.5), addSeconds(at, -60)].map(toInstant)).toEqual([
      '2026-11-20T12:00:01.500Z',
      '2026-11-20T11:59:00.000Z',
    ]);
  });

  it.each([
    [0, 0],
    [0.001, 1],
    [1, 1],
    [1.001, 2],
    [90, 90],
    [-0.001, 0],
    [-5, 0],
  ])('of %f seconds until then is told as %i', (seconds, told) => {
    expect(secondsUntil(addSeconds(at, seconds), at)).toBe(told);
  });
});
