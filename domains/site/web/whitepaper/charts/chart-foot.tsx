import { FiguresTableToggle } from '@egcr/ui/figures-table';

import { usePaper } from '../paper-context.ts';
import { Marked } from '../search/marked.tsx';
import type { ChartName } from './chart-name.ts';

interface ChartFootProps {
  readonly name: ChartName;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How a chart is read, and what it shows in words and figures, behind a press. */
export function ChartFoot({ name, head, rows }: ChartFootProps) {
  const { text } = usePaper();
  const { title, note } = text.charts[name];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-2">
        <Marked block={`${name}.note`} shown={note} />
      </p>
      <div className="print:hidden">
        <FiguresTableToggle toggleLabel={text.table.open} caption={title} head={head} rows={rows} />
      </div>
    </div>
  );
}
