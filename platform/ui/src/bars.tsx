import { clsx } from 'clsx';
import { ChartTableToggle, HiddenChartTable, type ChartPoint, type ChartTexts } from './chart-table.tsx';

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
          <HiddenChartTable {...texts} points={points} />
        </>
      )}
    </figure>
  );
}

/** More columns than these leave no room for their figures. */
const LABELLED_COLUMNS = 8;

interface DrawingProps {
  readonly points: readonly ChartPoint[];
  readonly most: number;
  readonly fill: string;
}

/** Percent of the drawing; the rest is room for the figure on the tallest. */
function height(point: ChartPoint, most: number): number {
  return (point.value / most) * 86;
}

function Columns({ points, most, fill }: DrawingProps) {
  return (
    <div aria-hidden className="flex items-stretch gap-1 sm:gap-2">
      {points.map((point) => (
        <div key={point.label} className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1.5">
          <svg className="h-40 w-full max-w-12 overflow-visible border-b border-line-strong text-ink">
            <rect
              y={`${100 - height(point, most)}%`}
              width="100%"
              height={`${height(point, most)}%`}
              className={clsx(fill, 'forced:fill-[CanvasText]')}
            />
            {points.length <= LABELLED_COLUMNS && (
              <text
                x="50%"
                y={`${100 - height(point, most)}%`}
                dy="-6"
                textAnchor="middle"
                className="num fill-current text-xs font-medium max-sm:hidden"
              >
                {point.short ?? point.text}
              </text>
            )}
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
