type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** An arc as a line of many short pieces; angles in quarter turns from three o'clock, clockwise. */
function arc(centre: Point, radius: Point, [from, to]: readonly [from: number, to: number]): Stroke {
  const pieces = 14;
  return Array.from({ length: pieces + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / pieces) * Math.PI) / 2;
    return [centre[0] + radius[0] * Math.cos(angle), centre[1] + radius[1] * Math.sin(angle)];
  });
}

/** The ten digits as pen strokes, in a box one wide and one and a half high. */
export const digitStrokes: readonly (readonly Stroke[])[] = [
  [arc([0.5, 0.75], [0.45, 0.7], [0, 4])],
  [
    [
      [0.2, 0.35],
      [0.55, 0.05],
      [0.55, 1.45],
    ],
    [
      [0.2, 1.45],
      [0.9, 1.45],
    ],
  ],
  [
    [...arc([0.5, 0.45], [0.42, 0.4], [-2, 0.55]), [0.08, 1.45]],
    [
      [0.08, 1.45],
      [0.95, 1.45],
    ],
  ],
  [arc([0.45, 0.4], [0.42, 0.35], [-1.8, 1.1]), arc([0.45, 1.08], [0.46, 0.37], [-1.1, 1.9])],
  [
    [
      [0.7, 1.45],
      [0.7, 0.05],
      [0.05, 1],
      [0.97, 1],
    ],
  ],
  [
    [
      [0.88, 0.05],
      [0.18, 0.05],
      [0.14, 0.66],
    ],
    arc([0.46, 1], [0.45, 0.45], [-1.7, 1.75]),
  ],
  [
    [
      [0.75, 0.05],
      [0.3, 0.55],
      [0.06, 1],
    ],
    arc([0.5, 1.02], [0.44, 0.43], [0, 4]),
  ],
  [
    [
      [0.05, 0.05],
      [0.93, 0.05],
      [0.35, 1.45],
    ],
  ],
  [arc([0.5, 0.4], [0.37, 0.35], [0, 4]), arc([0.5, 1.1], [0.44, 0.35], [0, 4])],
  [
    arc([0.5, 0.48], [0.43, 0.43], [0, 4]),
    [
      [0.93, 0.5],
      [0.75, 1],
      [0.35, 1.45],
    ],
  ],
];
