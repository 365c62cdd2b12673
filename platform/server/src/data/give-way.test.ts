import { describe, expect, it } from 'vitest';

import { countingSteps, giveWay, mapGivingWay } from './give-way.ts';

/** Counts how often something else had its turn. */
function countTurns() {
  const turns = { had: 0, isOver: false };
  const have = () => {
    turns.had += 1;
    if (!turns.isOver) setImmediate(have);
  };
  setImmediate(have);
  return turns;
}

describe('a long computation', () => {
  it('lets others have a turn where it gives way', async () => {
    const turns = countTurns();
    await giveWay();
    await giveWay();
    turns.isOver = true;
    expect(turns.had).toBeGreaterThanOrEqual(2);
  });

  it('of many steps gives way after each so many of them, and at no other', async () => {
    const afterStep = countingSteps(3);
    expect([1, 2, 3, 4, 5, 6].map(() => afterStep() !== undefined)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('over a thousand things keeps their order, and others have turns in between (attack B12)', async () => {
    const turns = countTurns();
    const things = Array.from({ length: 1000 }, (_, at) => at);
    const mapped = await mapGivingWay(things, (thing) => thing * 2);
    turns.isOver = true;
    expect(mapped).toEqual(things.map((thing) => thing * 2));
    expect(turns.had).toBeGreaterThanOrEqual(10);
  });
});
