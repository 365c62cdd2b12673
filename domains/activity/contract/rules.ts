import { COORDINATE_STEP, DETAILS_MAX_BYTES, PATH_LENGTH_MAX, SCREEN_STEP_PX } from './limits.ts';

/** Why an entry's details cannot be taken; undefined where they can. */
export function detailsIssue(details: unknown): 'too_long' | 'characters' | undefined {
  const text = JSON.stringify(details);
  if (new TextEncoder().encode(text).length > DETAILS_MAX_BYTES) return 'too_long';
  // PostgreSQL keeps neither the zero character nor half a pair of surrogates.
  return /\\u(0000|d[89a-f]..)/i.test(text) ? 'characters' : undefined;
}

/** Degrees in steps of a tenth: the place of a town, not of a house. */
export function roughDegrees(degrees: number): number {
  return Math.round(degrees / COORDINATE_STEP) / Math.round(1 / COORDINATE_STEP) + 0;
}

/** The path of an address, without the question and the mark behind it, which may hold what is nobody's business. */
export function pathOnly(address: string): string | undefined {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') ? path.slice(0, PATH_LENGTH_MAX) : undefined;
}

/** `1283x847` as `1300x800`; undefined for anything else. */
export function roughSize(size: unknown): string | undefined {
  const [, width, height] = (typeof size === 'string' && /^(\d{1,5})x(\d{1,5})$/.exec(size)) || [];
  if (width === undefined || height === undefined) return undefined;
  const rough = (side: string) => Math.round(Number(side) / SCREEN_STEP_PX) * SCREEN_STEP_PX;
  return `${rough(width)}x${rough(height)}`;
}
