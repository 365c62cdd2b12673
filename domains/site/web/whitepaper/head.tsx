import { Button, ButtonLink } from '@egcr/ui/button';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';

import { figureKinds } from '../../contract/whitepaper/figures.ts';
import { readingMinutes } from '../../contract/whitepaper/pieces.ts';
import { writeDay } from '../../contract/whitepaper/reader.ts';
import { whitepaperArticle, type WhitepaperLanguage } from '../../contract/whitepaper.ts';
import { KindTag } from './kind-tag.tsx';
import { paperTexts } from './texts.ts';
import { paragraphsOf } from './paper-blocks.ts';
import { usePaper } from './paper-context.ts';

/** The head of the certificate: what it is, in which version, how long it takes, and how to take it along. */
export function Head({ language }: { readonly language: WhitepaperLanguage }) {
  const t = useText(paperTexts);
  const { text, reader } = usePaper();
  const { title, description } = whitepaperArticle.texts[language];
  const minutes = useMemo(() => readingMinutes(paragraphsOf(text, reader)), [text, reader]);
  const { version, publishedOn, pdfPath } = whitepaperArticle;
  const issued = text.version.replace('{version}', version).replace('{date}', writeDay(publishedOn, reader));
  return (
    <header className="relative overflow-hidden border-b border-line bg-brand-soft print:border-0 print:bg-transparent">
      <Rosette className="absolute -end-24 -top-20 size-96 text-brand-text/12 sm:-end-16 md:size-136 md:text-brand-text/25 lg:end-0 lg:-top-24 print:hidden" />
      <div className="shell relative flex flex-col items-start gap-6 py-14 sm:py-20 print:gap-3 print:py-0">
        <p className="text-sm font-semibold text-brand-text">{text.eyebrow}</p>
        <h1 id="page-heading" tabIndex={-1} className="max-w-[14ch] text-4xl outline-none print:text-3xl">
          {title}
        </h1>
        <p className="max-w-[46ch] text-lg text-ink-2">{description}</p>
        <p className="num flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
          <span>{issued}</span>
          <span className="print:hidden">{t('minutes', { count: minutes })}</span>
        </p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink
            href={`${pdfPath}?language=${language}`}
            download
            icon={<Download aria-hidden className="size-4" />}
          >
            {t('pdf')}
          </ButtonLink>
          <Button
            look="secondary"
            icon={<Printer aria-hidden className="size-4" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </div>
      </div>
    </header>
  );
}

/** How to read the figures: what each kind is worth. */
export function KindsOfFigures() {
  const t = useText(paperTexts);
  const { text } = usePaper();
  return (
    <section
      aria-labelledby="kinds"
      className="engraved flex flex-col gap-5 pt-6 pb-12 print:gap-2 print:pb-4"
    >
      <h2 id="kinds" className="text-lg">
        {t('kinds')}
      </h2>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {figureKinds.map((kind) => (
          <div key={kind} className="flex flex-col gap-2">
            <dt className="flex">
              <KindTag kind={kind} />
            </dt>
            <dd className="text-sm text-ink-2">{text.kinds[kind].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
