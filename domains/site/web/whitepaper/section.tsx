import { IconButton } from '@egcr/ui/icon-button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';

import { chartsOfSection } from '../../contract/whitepaper/charts.ts';
import { whitepaperArticle } from '../../contract/whitepaper.ts';
import type { SectionId } from '../../contract/whitepaper/text.ts';
import { Chart } from './charts/chart.tsx';
import { FigureList } from './figure-list.tsx';
import { paperTexts } from './texts.ts';
import { usePaper } from './paper-context.ts';
import { Paragraph } from './paragraph.tsx';
import { Marked } from './search/marked.tsx';

interface SectionProps {
  readonly id: SectionId;
  /** From 1. */
  readonly number: number;
}

/** A section of the paper with its numeral, its text and its charts. */
export function Section({ id, number }: SectionProps) {
  const { text } = usePaper();
  const { title, body } = text.sections[id];
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-8 gap-y-5 border-t border-line pt-10 md:grid-cols-[3.5rem_minmax(0,1fr)] lg:pt-14 print:block print:pt-6"
    >
      <p
        aria-hidden
        className="num text-2xl text-brand-text md:text-end md:leading-[1.12] print:break-after-avoid print:text-start print:text-xl"
      >
        {number}
      </p>
      <div className="flex min-w-0 max-w-[60ch] flex-col gap-6 text-lg leading-[1.7] print:block print:space-y-3 print:max-w-none print:gap-3 print:text-sm print:leading-normal">
        <div className="flex items-start gap-1">
          <h2
            id={id}
            tabIndex={-1}
            className="scroll-mt-32 text-2xl outline-none lg:scroll-mt-24 print:break-after-avoid"
          >
            <Marked block={`${id}.title`} shown={title} />
          </h2>
          <CopyLink id={id} title={title} />
        </div>
        {body.map((paragraph, at) => (
          <Paragraph key={at} block={`${id}.${at}`} written={paragraph} />
        ))}
        {chartsOfSection[id]?.map((chart) => (
          <Chart key={chart} name={chart} />
        ))}
        {id === 'figures' && <FigureList />}
      </div>
    </section>
  );
}

/** Puts the section's whole address on the clipboard; where there is none, into the address bar. */
function CopyLink({ id, title }: { readonly id: SectionId; readonly title: string }) {
  const t = useText(paperTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${whitepaperArticle.path}#${id}`);
      setCopied(true);
    } catch {
      window.location.hash = id;
    }
  };
  return (
    <span className="-my-2.5 flex items-center print:hidden">
      <IconButton
        label={t('copy', { section: title })}
        icon={
          isCopied ? (
            <Check aria-hidden className="size-4 text-ok" />
          ) : (
            <Link2 aria-hidden className="size-4 text-ink-2" />
          )
        }
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      />
      <span role="status" className="text-xs whitespace-nowrap text-ink-2">
        {isCopied && t('copied')}
      </span>
    </span>
  );
}
