import { RAIL_DAYS } from '@egcr/payments/contract';
import type { RailRecord } from '@egcr/payments/contract';
import { daysUntil, dayTone, type DayTone } from './rail-rules.ts';

export const dayFills = {
  good: 'fill-ok',
  fair: 'fill-warn',
  bad: 'fill-bad',
  none: 'fill-line',
} as const satisfies Record<DayTone, string>;

const WIDTH = 4;
const STEP = 6;

/** One bar a day, the oldest at the start. What is bad is said in words beside it. */
export function RailStrip({ days, today }: Pick<RailRecord, 'days'> & { readonly today: string }) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${STEP * RAIL_DAYS} 32`}
      preserveAspectRatio="none"
      className="h-8 w-full rtl:-scale-x-100"
    >
      {daysUntil(today, RAIL_DAYS).map((day, at) => (
        <rect
          key={day}
          x={at * STEP}
          width={WIDTH}
          height={32}
          rx={1}
          className={dayFills[dayTone(byDay.get(day))]}
        />
      ))}
    </svg>
  );
}
