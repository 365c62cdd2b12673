import { describe, expect, it } from 'vitest';

import { nearest, shapeOf, ticksOf } from './line-shape.ts';

describe('a course as a line', () => {
  const frame = { width: 100, height: 50, inset: 5 };

  it('runs from start to end, between the round values of its axis', () => {
    const shape = shapeOf(
      [
        { at_ms: 0, value: 1 },
        { at_ms: 50, value: 3 },
        { at_ms: 200, value: 2 },
      ],
      frame,
    );
    expect(shape.places).toEqual([
      { x: 0, y: 45 },
      { x: 25, y: 5 },
      { x: 100, y: 25 },
    ]);
    expect(shape.line).toBe('M0 45L25 5L100 25');
    expect(shape.ticks).toEqual([
      { value: 1, y: 45 },
      { value: 1.5, y: 35 },
      { value: 2, y: 25 },
      { value: 2.5, y: 15 },
      { value: 3, y: 5 },
    ]);
  });

  it('stays in the middle where nothing changes', () => {
    const level = [
      { at_ms: 0, value: 1.29 },
      { at_ms: 10, value: 1.29 },
    ];
    expect(shapeOf(level, frame).places.map(({ y }) => y)).toEqual([25, 25]);
  });

  it.each([
    [0.913, 0.947, [0.91, 0.92, 0.93, 0.94, 0.95]],
    [1, 3, [1, 1.5, 2, 2.5, 3]],
    [-3, 12, [-5, 0, 5, 10, 15]],
    [151.2, 151.9, [151.2, 151.4, 151.6, 151.8, 152]],
    [0.000081, 0.000119, [0.00008, 0.00009, 0.0001, 0.00011, 0.00012]],
    [1.29, 1.29, [1.29]],
  ])('from %s to %s has an axis of round values', (least, most, ticks) => {
    expect(ticksOf(least, most)).toEqual(ticks);
  });

  it('is read at the point nearest to the finger', () => {
    const places = [0, 40, 100].map((x) => ({ x, y: 0 }));
    expect([-5, 10, 60, 75, 200].map((x) => nearest(places, x))).toEqual([0, 0, 1, 2, 2]);
  });
});
