import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { ChartPoint, ChartTexts } from './chart-table.tsx';

export interface DonutProps extends ChartTexts {
  /** Up to eight parts, largest first; values from zero up. */
  readonly points: readonly ChartPoint[];
  /** Stands in the middle, such as the whole. */
  readonly middle?: ReactNode;
}

const strokes = [
  'stroke-viz-1',
  'stroke-viz-2',
  'stroke-viz-3',
  'stroke-viz-4',
  'stroke-viz-5',
  'stroke-viz-6',
  'stroke-viz-7',
  'stroke-viz-8',
] as const;
const swatches = [
  'bg-viz-1',
  'bg-viz-2',
  'bg-viz-3',
  'bg-viz-4',
  'bg-viz-5',
  'bg-viz-6',
  'bg-viz-7',
  'bg-viz-8',
] as const;
const GAP = 0.8;

/** Parts of a whole. The legend is the table: each part with its name and figure, in the order of the ring, clockwise from the top. */
export function Donut({ points, middle, caption, labelHeader, valueHeader }: DonutProps) {
  const whole = points.reduce((sum, point) => sum + point.value, 0) || 1;
  return (
    <figure className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <div className="relative grid size-40 shrink-0 place-items-center">
        <svg aria-hidden viewBox="0 0 40 40" className="absolute inset-0 -rotate-90">
          {points.map((point, place) => (
            <circle
              key={point.label}
              cx="20"
              cy="20"
              r="16.5"
              fill="none"
              pathLength="100"
              strokeWidth="5"
              strokeDasharray={`${Math.max(0, (point.value / whole) * 100 - GAP)} 100`}
              strokeDashoffset={-sharesBefore(points, place, whole)}
              className={strokes[place % strokes.length]}
            />
          ))}
        </svg>
        {middle && <div className="num relative max-w-24 text-center">{middle}</div>}
      </div>
      <table className="min-w-48 flex-1 border-collapse text-sm">
        <caption className="pb-1 text-start font-semibold">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{labelHeader}</th>
            <th scope="col">{valueHeader}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {points.map((point, place) => (
            <tr key={point.label}>
              <th scope="row" className="py-2 text-start font-normal">
                <span className="flex items-center gap-2.5">
                  <span
                    aria-hidden
                    className={clsx(
                      'size-2.5 shrink-0 rounded-full forced-color-adjust-none',
                      swatches[place % swatches.length],
                    )}
                  />
                  {point.label}
                </span>
              </th>
              <td data-num className="py-2 text-end font-medium">
                {point.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function sharesBefore(points: readonly ChartPoint[], place: number, whole: number): number {
  return points.slice(0, place).reduce((sum, point) => sum + (point.value / whole) * 100, 0);
}
