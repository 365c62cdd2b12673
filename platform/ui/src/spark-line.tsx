import { clsx } from 'clsx';
import { HiddenChartTable, type ChartPoint, type ChartTexts } from './chart-table.tsx';

export interface SparkLineProps extends ChartTexts {
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
  readonly tone?: 'brand' | 'brass' | undefined;
  readonly className?: string | undefined;
}

const WIDTH = 240;
const HEIGHT = 48;
const INSET = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The course of one figure, small enough to stand in a card; the table behind it is heard, not seen. Runs from the start side. */
export function SparkLine({ points, tone = 'brand', className, ...texts }: SparkLineProps) {
  const spots = spotsOf(points.map((point) => point.value));
  const line = spots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const last = spots.at(-1);
  return (
    <div className={clsx('min-w-0', className)}>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={clsx(
          'h-12 w-full overflow-visible rtl:-scale-x-100',
          tone === 'brass' ? 'text-brass-text' : 'text-viz-1',
        )}
        preserveAspectRatio="none"
      >
        <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} className="fill-current opacity-10" />
        <path
          d={line}
          fill="none"
          className="stroke-current"
          strokeWidth="1.75"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {/* A line of no length with a round cap stays a dot however the drawing is stretched. */}
        {last && (
          <path
            d={`M${last.x} ${last.y}h0`}
            className="stroke-current"
            strokeWidth="7"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <HiddenChartTable {...texts} points={points} />
    </div>
  );
}

function spotsOf(values: readonly number[]): readonly Spot[] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  return values.map((value, place) => ({
    x: Math.round(place * step * 10) / 10,
    y: Math.round((HEIGHT - INSET - ((value - least) / span) * (HEIGHT - 2 * INSET)) * 10) / 10,
  }));
}
