import type { Programme } from '../contract/programme-shape.ts';

type Named = Pick<Programme, 'kind' | 'slug'>;

/** Where a programme is applied for. */
export function applyPath({ kind, slug }: Named): string {
  return `/${kind === 'fund' ? 'apply-funding' : 'apply-grant'}/${encodeURIComponent(slug)}`;
}

/** The public page of a programme, to be shared. */
export function programmePath({ kind, slug }: Named): string {
  return `${kind === 'fund' ? '/funds' : '/grants/programmes'}/${encodeURIComponent(slug)}`;
}

/** The deadline of a programme as a file for a calendar. */
export function deadlinePath(slug: string): string {
  return `/api/v1/grants/programmes/${encodeURIComponent(slug)}/deadline.ics`;
}
