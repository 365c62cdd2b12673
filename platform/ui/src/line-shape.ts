/** A point of a course: when, in milliseconds, and how much; only for drawing. */
export interface Spot {
  readonly at_ms: number;
  readonly value: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Free room above and below the line. */
  readonly inset: number;
}

export interface LineShape {
  /** Of the line, as an SVG path. */
  readonly line: string;
  /** Of the ground under it. */
  readonly area: string;
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** The round values that the axis names, the least first, and how far down each lies. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

/** About as many values as an axis names. */
const STEPS = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * The round values of an axis that reaches from `least` to `most`: multiples of 1, 2, 2.5 or 5 times a power of ten, of which the first is not above
 * `least` and the last not below `most`. A single one where both are the same.
 */
export function ticksOf(least: number, most: number): readonly number[] {
  if (!(most > least)) return [least];
  const rough = (most - least) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND_STEPS.find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Where a course runs in a frame: time from start to end, the axis's least value below, its most above; a level course in the middle. */
export function shapeOf(spots: readonly Spot[], { width, height, inset }: Frame): LineShape {
  const values = spots.map(({ value }) => value);
  const marks = ticksOf(Math.min(...values), Math.max(...values));
  const [least = 0, most = 0] = [marks[0], marks.at(-1)];
  const [first = 0, last = 0] = [spots[0]?.at_ms, spots.at(-1)?.at_ms];
  const span_ms = last - first || 1;
  const span = most - least;
  const down = (value: number) =>
    rounded(span === 0 ? height / 2 : height - inset - ((value - least) / span) * (height - 2 * inset));
  const places = spots.map(({ at_ms, value }) => ({
    x: rounded(((at_ms - first) / span_ms) * width),
    y: down(value),
  }));
  const line = places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = places.at(-1)?.x ?? width;
  return {
    line,
    area: `${line}L${end} ${height}L${places[0]?.x ?? 0} ${height}Z`,
    places,
    ticks: marks.map((value) => ({ value, y: down(value) })),
  };
}

/** The spot nearest to a place along the frame, as its position in the list. */
export function nearest(places: LineShape['places'], x: number): number {
  let best = 0;
  for (const [at, place] of places.entries())
    if (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x)) best = at;
  return best;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
