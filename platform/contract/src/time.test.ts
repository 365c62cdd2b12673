import { describe, expect, it } from 'vitest';

import { instant } from './time.ts';

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
