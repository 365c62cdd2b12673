import { FiguresTable, FiguresTableToggle } from './figures-table.tsx';

export interface ChartPoint {
  readonly label: string;
  /** Only for drawing; never printed. */
  readonly value: number;
  /** The value as it is printed, such as a formatted amount. */
  readonly text: string;
  /** The same in less room, for the figure on a drawing; the table has `text`. */
  readonly short?: string | undefined;
}

export interface ChartTexts {
  /** What the chart shows; names the table. */
  readonly caption: string;
  readonly labelHeader: string;
  readonly valueHeader: string;
}

interface ChartTableProps extends ChartTexts {
  readonly points: readonly ChartPoint[];
}

/** The figures behind a chart, for those who do not see it. */
export function HiddenChartTable(chart: ChartTableProps) {
  return (
    <div className="sr-only">
      <FiguresTable {...inFigures(chart)} />
    </div>
  );
}

/** A press opens the table under a chart. */
export function ChartTableToggle({
  toggleLabel,
  ...chart
}: ChartTableProps & { readonly toggleLabel: string }) {
  return <FiguresTableToggle toggleLabel={toggleLabel} {...inFigures(chart)} />;
}

function inFigures({ caption, labelHeader, valueHeader, points }: ChartTableProps) {
  return {
    caption,
    head: [labelHeader, valueHeader],
    rows: points.map((point) => [point.label, point.text]),
    isNumeric: true,
  };
}
