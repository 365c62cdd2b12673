import { usePaper } from '../paper-context.ts';
import { Marked } from '../search/marked.tsx';
import { BarsChart } from './bars-chart.tsx';
import type { ChartName } from './chart-name.ts';
import { ReserveLayers } from './reserve-layers.tsx';
import { SupplySquares } from './supply-squares.tsx';
import { WorkChart } from './work-chart.tsx';

/** A chart with its heading, what is drawn, a note, and the same figures as a table. */
export function Chart({ name }: { readonly name: ChartName }) {
  const { text } = usePaper();
  return (
    <figure className="card flex flex-col gap-5 p-5 text-base leading-normal sm:p-7 print:break-inside-avoid print:gap-2 print:p-3 print:text-xs print:shadow-none">
      <figcaption className="font-strong">
        <Marked block={`${name}.chart`} shown={text.charts[name].title} />
      </figcaption>
      <Drawing name={name} />
    </figure>
  );
}

function Drawing({ name }: { readonly name: ChartName }) {
  if (name === 'supply') return <SupplySquares />;
  if (name === 'reserve') return <ReserveLayers />;
  return name === 'work' ? <WorkChart /> : <BarsChart name={name} />;
}
