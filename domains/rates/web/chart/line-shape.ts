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
  readonly least: number;
  readonly most: number;
}

/** Where a course runs in a frame: time from start to end, the least value below, the most above; a level course in the middle. */
export function shapeOf(spots: readonly Spot[], { width, height, inset }: Frame): LineShape {
  const values = spots.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [first = 0, last = 0] = [spots[0]?.at_ms, spots.at(-1)?.at_ms];
  const span_ms = last - first || 1;
  const span = most - least;
  const places = spots.map(({ at_ms, value }) => ({
    x: rounded(((at_ms - first) / span_ms) * width),
    y: rounded(span === 0 ? height / 2 : height - inset - ((value - least) / span) * (height - 2 * inset)),
  }));
  const line = places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = places.at(-1)?.x ?? width;
  return { line, area: `${line}L${end} ${height}L${places[0]?.x ?? 0} ${height}Z`, places, least, most };
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
