import { clsx } from 'clsx';

export interface ChartPoint {
  readonly label: string;
  /** Only for drawing; never printed. */
  readonly value: number;
  /** The value as it is printed, such as a formatted amount. */
  readonly text: string;
}

export interface ChartTexts {
  /** What the chart shows; names the table. */
  readonly caption: string;
  readonly labelHeader: string;
  readonly valueHeader: string;
}

export interface ChartTableProps extends ChartTexts {
  readonly points: readonly ChartPoint[];
  readonly isHidden?: boolean | undefined;
}

/** The figures behind a chart, for those who do not see it or want the numbers. */
export function ChartTable({ caption, labelHeader, valueHeader, points, isHidden = false }: ChartTableProps) {
  return (
    <div className={clsx(isHidden ? 'sr-only' : 'overflow-x-auto')}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-2">
            <th scope="col" className="py-2 text-start font-medium">
              {labelHeader}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {valueHeader}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row" className="py-2 text-start font-normal">
                {point.label}
              </th>
              <td data-num className="py-2 text-end font-medium">
                {point.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A press opens the table under a chart. */
export function ChartTableToggle({
  toggleLabel,
  ...table
}: ChartTableProps & { readonly toggleLabel: string }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 w-fit items-center rounded-sm text-sm font-medium text-brand-text hover:underline">
        {toggleLabel}
      </summary>
      <ChartTable {...table} />
    </details>
  );
}
