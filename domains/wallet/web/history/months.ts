import type { ActivityItem } from '../../contract/index.ts';

interface Month {
  /** In the reader's words: November 2026. */
  readonly name: string;
  readonly movements: readonly ActivityItem[];
}

/** Movements under the month in which they happened, in the browser's time zone; their order stays as it is. */
export function byMonth(movements: readonly ActivityItem[], locale: string): readonly Month[] {
  const form = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
  const months = new Map<string, ActivityItem[]>();
  for (const movement of movements) {
    const name = form.format(new Date(movement.created_at));
    const month = months.get(name);
    if (month) month.push(movement);
    else months.set(name, [movement]);
  }
  return [...months].map(([name, found]) => ({ name, movements: found }));
}
