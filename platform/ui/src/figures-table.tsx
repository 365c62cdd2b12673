import { clsx } from 'clsx';

export interface FiguresTableProps {
  /** What the drawing shows; names the table. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it, and no two have the same name. */
  readonly rows: readonly (readonly string[])[];
  /** All cells but the names are figures, set under each other at the end. */
  readonly isNumeric?: boolean | undefined;
}

/** What a drawing shows, in words and figures, for those who do not see it or want to read them. */
export function FiguresTable({ caption, head, rows, isNumeric = false }: FiguresTableProps) {
  const first = 'py-2 pe-4 text-start';
  const others = isNumeric ? 'py-2 ps-4 text-end' : first;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-ink-2">
          {head.map((name, at) => (
            <th key={name} scope="col" className={clsx(at === 0 ? first : others, 'font-medium')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={clsx(first, 'font-normal', isNumeric && 'num')}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]} data-num className={clsx(others, isNumeric && 'font-medium')}>
                {isNumeric ? <bdi>{cell}</bdi> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A press opens the table under a drawing. */
export function FiguresTableToggle({
  toggleLabel,
  ...table
}: FiguresTableProps & { readonly toggleLabel: string }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 w-fit items-center rounded-sm text-sm font-medium text-brand-text hover:underline">
        {toggleLabel}
      </summary>
      <div className="overflow-x-auto">
        <FiguresTable {...table} />
      </div>
    </details>
  );
}
