import { usePaper } from '../paper-context.ts';
import { Marked } from '../search/marked.tsx';
import type { ChartName } from './chart-name.ts';

interface ChartFootProps {
  readonly name: ChartName;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How a chart is read, and what it shows in words and figures, behind a press. */
export function ChartFoot({ name, ...table }: ChartFootProps) {
  const { text } = usePaper();
  const { title, note } = text.charts[name];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-2">
        <Marked block={`${name}.note`} shown={note} />
      </p>
      <ChartTable caption={title} {...table} />
    </div>
  );
}

interface ChartTableProps extends Omit<ChartFootProps, 'name'> {
  readonly caption: string;
}

function ChartTable({ caption, head, rows }: ChartTableProps) {
  const { text } = usePaper();
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 w-fit cursor-pointer items-center rounded-sm text-sm font-medium text-brand-text hover:underline">
        {text.table.open}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-ink-2">
              {head.map((name) => (
                <th key={name} scope="col" className="py-2 pe-4 text-start font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]} className="num py-2 pe-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
