import { useText } from '@egcr/web-kit/i18n.tsx';

import { benefitsTexts } from '../messages/index.ts';

interface FiguresTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a drawing shows, in figures, behind a press. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  const t = useText(benefitsTexts);
  return (
    <details>
      <summary className="inline-flex min-h-11 w-fit items-center rounded-sm text-sm font-medium text-brand-text hover:underline">
        {t('table')}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-ink-2">
              {head.map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  className={at === 0 ? 'py-2 pe-4 text-start font-medium' : 'py-2 ps-4 text-end font-medium'}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row" className="num py-2 pe-4 text-start font-normal">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]} data-num className="py-2 ps-4 text-end font-medium">
                    <bdi>{cell}</bdi>
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
