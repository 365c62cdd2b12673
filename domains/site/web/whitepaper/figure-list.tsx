import { figureNames, figures, sourceOf, type FigureName } from '../../contract/whitepaper/figures.ts';
import { KindTag } from './kind-tag.tsx';
import { usePaper } from './paper-context.ts';
import { Marked } from './search/marked.tsx';

/** Every figure of the paper with its kind and its source; each is an anchor. */
export function FigureList() {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line text-base leading-normal print:text-xs">
      {figureNames.map((name) => (
        <Row key={name} name={name} />
      ))}
    </ul>
  );
}

function Row({ name }: { readonly name: FigureName }) {
  const { text, reader } = usePaper();
  const { kind, write } = figures[name];
  const source = sourceOf(name);
  return (
    <li
      id={`figure-${name}`}
      className="flex scroll-mt-32 flex-col gap-1 px-2 py-3 target:bg-brand-soft lg:scroll-mt-24 print:break-inside-avoid print:py-1"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <Marked block={`figure.${name}`} shown={text.figures[name]} />
        </span>
        <bdi className="num font-strong">{write(reader)}</bdi>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-2">
        <KindTag kind={kind} />
        {source === undefined ? (
          <span>{text.table.published}</span>
        ) : (
          <code dir="ltr" className="font-mono text-xs wrap-anywhere">
            {source}
          </code>
        )}
      </div>
    </li>
  );
}
