import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { arranged, arrangement, moved, spotOf, stepped } from './arrangement.ts';

const tiles = [
  { name: 'wallet', column: 'wide' },
  { name: 'latest', column: 'wide' },
  { name: 'cases', column: 'side' },
] as const;
const home = { wide: ['wallet', 'latest'], side: ['cases'], hidden: [] };

describe('the tiles of a dashboard', () => {
  it('stand where they belong until a person moves them', () => {
    expect(arranged(tiles, null)).toEqual(home);
  });

  it('stand as the person has put them; one that is gone is forgotten, and a new one joins its column', () => {
    const kept = { wide: ['cases', 'gone'], side: [], hidden: ['wallet'] };
    expect(arranged(tiles, kept)).toEqual({ wide: ['cases', 'latest'], side: [], hidden: ['wallet'] });
  });

  it('move within a list, to another and out of sight, and are never doubled or lost', () => {
    expect(moved(home, 'latest', { place: 'wide', at: 0 }).wide).toEqual(['latest', 'wallet']);
    const hidden = moved(home, 'wallet', { place: 'hidden', at: 0 });
    expect(hidden).toEqual({ wide: ['latest'], side: ['cases'], hidden: ['wallet'] });
    expect(moved(hidden, 'wallet', { place: 'side', at: 1 }).side).toEqual(['cases', 'wallet']);
  });

  it('go no further than the end of their list', () => {
    expect(stepped(home, 'wallet', -1)).toBeUndefined();
    expect(stepped(home, 'wallet', 1)).toEqual({ place: 'wide', at: 1 });
    expect(stepped(home, 'gone', 1)).toBeUndefined();
    expect(spotOf(home, 'cases')).toEqual({ place: 'side', at: 0 });
  });

  it.each([
    [{ ...home, side: ['wallet'] }, false],
    [{ ...home, hidden: ['<b>'] }, false],
    [{ ...home, wide: Array.from({ length: 41 }, (_, at) => `t${'x'.repeat(at)}`) }, false],
    [home, true],
  ])('are named once each: %j', (given, isOne) => {
    expect(z.safeParse(arrangement, given).success).toBe(isOne);
  });
});
