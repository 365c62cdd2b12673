import { useId } from 'react';

import { chartRows, filledSquares, SUPPLY_SQUARES } from '../../../contract/whitepaper/charts.ts';
import { KindTag } from '../kind-tag.tsx';
import { usePaper } from '../paper-context.ts';
import { ChartFoot } from './chart-foot.tsx';

const COLUMNS = 50;
const SQUARE = 10;

/** The whole supply as a sheet of squares, and how many of them what is to circulate fills. */
export function SupplySquares() {
  const { text, reader } = usePaper();
  const pattern = useId();
  const rows = chartRows('supply', { text, reader });
  const height = (SUPPLY_SQUARES / COLUMNS) * SQUARE;
  return (
    <>
      <svg viewBox={`0 0 ${COLUMNS * SQUARE} ${height}`} aria-hidden className="w-full rtl:-scale-x-100">
        <pattern id={pattern} width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
          <rect x="1" y="1" width={SQUARE - 2} height={SQUARE - 2} className="fill-sunken stroke-line" />
        </pattern>
        <rect width={COLUMNS * SQUARE} height={height} fill={`url(#${pattern})`} />
        {Array.from({ length: filledSquares() }, (_, at) => (
          <rect
            key={at}
            x={(at % COLUMNS) * SQUARE + 0.5}
            y={Math.floor(at / COLUMNS) * SQUARE + 0.5}
            width={SQUARE - 1}
            height={SQUARE - 1}
            className="fill-brass stroke-brass-text forced:fill-[CanvasText]"
          />
        ))}
      </svg>
      <ul className="flex flex-col gap-2">
        {rows.map(({ key, label, text: written, kind }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="text-sm">{label}</span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <bdi className="num font-strong">{written}</bdi>
              <KindTag kind={kind} />
            </span>
          </li>
        ))}
      </ul>
      <ChartFoot
        name="supply"
        head={[text.table.thing, text.table.value, text.table.kind]}
        rows={rows.map((row) => [row.label, row.text, text.kinds[row.kind].label])}
      />
    </>
  );
}
