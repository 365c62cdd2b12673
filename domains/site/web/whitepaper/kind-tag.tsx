import type { FigureKind } from '../../contract/whitepaper/figures.ts';
import { usePaper } from './paper-context.ts';

/** A claim is outlined loosely, a target firmly, and what was measured is filled: the word says it, the look helps. */
const looks: Readonly<Record<FigureKind, string>> = {
  claim: 'border-dashed border-line-strong text-ink-2',
  target: 'border-line-strong text-ink-2',
  measured: 'border-brand-text bg-brand-soft text-brand-text',
};

const tagClass = 'rounded-sm border px-1 py-px text-2xs font-semibold tracking-normal';

/** What a figure is worth, beside it. */
export function KindTag({ kind }: { readonly kind: FigureKind }) {
  const { text } = usePaper();
  return (
    <span className={`${tagClass} w-fit whitespace-nowrap ${looks[kind]}`} title={text.kinds[kind].text}>
      {text.kinds[kind].label}
    </span>
  );
}

/** The same inside a sentence; leads to where the figure comes from. */
export function KindMark({ kind, href }: { readonly kind: FigureKind; readonly href: string }) {
  const { text } = usePaper();
  return (
    <a
      href={href}
      title={text.kinds[kind].text}
      className={`${tagClass} align-[0.15em] whitespace-nowrap hover:bg-sunken hover:underline ${looks[kind]}`}
    >
      {text.kinds[kind].short}
    </a>
  );
}
