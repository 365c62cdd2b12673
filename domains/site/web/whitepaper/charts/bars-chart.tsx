import { BENCH_COMMAND, chartRows, GRANT_STEPS } from '../../../contract/whitepaper/charts.ts';
import { usePaper } from '../paper-context.ts';
import { Bar } from './bar.tsx';
import { ChartFoot } from './chart-foot.tsx';

interface BarsChartProps {
  readonly name: 'debt' | 'grants' | 'bench' | 'open';
}

/** Figures of one scale, one under the other. */
export function BarsChart({ name }: BarsChartProps) {
  const { text, reader } = usePaper();
  const rows = chartRows(name, { text, reader });
  const isBench = name === 'bench';
  const head = [text.table.thing, text.table.value, text.table.kind];
  return (
    <>
      <ul className="flex flex-col gap-5 print:gap-2">
        {rows.map(({ key, ...row }) => (
          <Bar key={key} {...row} steps={name === 'grants' ? GRANT_STEPS : undefined} />
        ))}
      </ul>
      {isBench && (
        <code dir="ltr" className="w-fit font-mono text-xs wrap-anywhere text-ink-2">
          {BENCH_COMMAND}
        </code>
      )}
      <ChartFoot
        name={name}
        head={isBench ? [...head, text.charts.bench.wanted] : head}
        rows={rows.map((row) => [
          row.label,
          row.text,
          text.kinds[row.kind].label,
          ...(row.wanted === undefined ? [] : [row.wanted]),
        ])}
      />
    </>
  );
}
