const LAYERS = [
  { count: 40, rx: 64, ry: 40, away: 35, turn: 360 },
  { count: 36, rx: 80, ry: 47, away: 0, turn: 180 },
] as const;

/** The net of the design system's rosette as SVG text: the same ellipses, for a page without the app's scripts. */
export function ellipses(): string {
  return LAYERS.map(({ count, rx, ry, away, turn }) =>
    Array.from(
      { length: count },
      (_, step) =>
        `<ellipse cx="${away}" rx="${rx}" ry="${ry}" transform="rotate(${Math.round((step * turn * 100) / count) / 100})"/>`,
    ).join(''),
  ).join('');
}
