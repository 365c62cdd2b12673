import { clsx } from 'clsx';
import { ChartTable, ChartTableToggle, type ChartPoint, type ChartTexts } from './chart-table.tsx';

export interface BarsProps extends ChartTexts {
  /** Values from zero up. */
  readonly points: readonly ChartPoint[];
  /** `columns` for a course in time, `rows` for named things. */
  readonly layout?: 'columns' | 'rows' | undefined;
  readonly tone?: 'brand' | 'brass' | undefined;
  /** The words that open the table under columns; rows print their figures beside them and need none. */
  readonly tableLabel: string;
}

/** Amounts compared by length. */
export function Bars({ points, layout = 'columns', tone = 'brand', tableLabel, ...texts }: BarsProps) {
  const most = Math.max(...points.map((point) => point.value), 1);
  const fill = tone === 'brass' ? 'fill-brass' : 'fill-viz-1';
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm font-semibold">{texts.caption}</figcaption>
      {layout === 'columns' ? (
        <>
          <Columns points={points} most={most} fill={fill} />
          <ChartTableToggle {...texts} points={points} toggleLabel={tableLabel} />
        </>
      ) : (
        <>
          <Rows points={points} most={most} fill={fill} />
          <ChartTable {...texts} points={points} isHidden />
        </>
      )}
    </figure>
  );
}

interface DrawingProps {
  readonly points: readonly ChartPoint[];
  readonly most: number;
  readonly fill: string;
}

function Columns({ points, most, fill }: DrawingProps) {
  return (
    <div aria-hidden className="flex items-stretch gap-1 sm:gap-2">
      {points.map((point) => (
        <div key={point.label} className="flex min-w-0 flex-1 flex-col items-center gap-1.5">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="h-36 w-full max-w-12 border-b border-line-strong"
          >
            <rect
              y={100 - (point.value / most) * 100}
              width="100"
              height={(point.value / most) * 100}
              className={clsx(fill, 'forced:fill-[CanvasText]')}
            />
          </svg>
          <span className="num max-w-full truncate text-xs text-ink-2">{point.label}</span>
        </div>
      ))}
    </div>
  );
}

function Rows({ points, most, fill }: DrawingProps) {
  return (
    <div aria-hidden className="flex flex-col gap-3 pt-1">
      {points.map((point) => (
        <div key={point.label} className="flex flex-col gap-1.5">
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 truncate">{point.label}</span>
            <span className="num font-medium">{point.text}</span>
          </div>
          <svg className="h-2 w-full rtl:-scale-x-100">
            <rect width="100%" height="100%" rx="2" className="fill-sunken" />
            <rect
              width={`${(point.value / most) * 100}%`}
              height="100%"
              rx="2"
              className={clsx(fill, 'forced:fill-[CanvasText]')}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
