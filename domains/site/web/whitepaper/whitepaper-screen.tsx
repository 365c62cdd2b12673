import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { Suspense, use, useEffect, useMemo } from 'react';

import type { WhitepaperLanguage } from '../../contract/whitepaper.ts';
import { paperReader } from '../../contract/whitepaper/reader.ts';
import { loadWhitepaper, sectionIds } from '../../contract/whitepaper/text.ts';
import { ContentsAbove, ContentsBeside } from './contents.tsx';
import { Head, KindsOfFigures } from './head.tsx';
import { blocksOf } from './paper-blocks.ts';
import { PaperContext } from './paper-context.ts';
import { PlacesContext } from './search/marked.tsx';
import { useSearch } from './search/use-search.ts';
import { Section } from './section.tsx';
import { useReadingPosition } from './use-reading-position.ts';

/** `/egcr/whitepaper`: the whole paper in the reader's language, with contents, search, charts and the source of every figure. */
export function Screen() {
  const { language } = useLanguage();
  return (
    <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
      <WhitePaper key={language} language={language} />
    </Suspense>
  );
}

function WhitePaper({ language }: { readonly language: WhitepaperLanguage }) {
  const text = use(loadWhitepaper(language));
  const paper = useMemo(() => ({ text, reader: paperReader(language) }), [text, language]);
  const search = useSearch(useMemo(() => blocksOf(paper.text, paper.reader), [paper]));
  const current = useReadingPosition();
  const { places, current: place } = search;
  const marks = useMemo(() => ({ places, current: place }), [places, place]);
  useArrival();
  return (
    <PaperContext value={paper}>
      <PlacesContext value={marks}>
        <article>
          <Head language={language} />
          <ContentsAbove search={search} current={current} />
          <div className="shell grid grid-cols-1 gap-x-16 py-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-16 print:block print:py-4">
            <ContentsBeside search={search} current={current} />
            <div className="flex min-w-0 flex-col gap-10 lg:gap-14 print:block">
              <KindsOfFigures />
              {sectionIds.map((id, at) => (
                <Section key={id} id={id} number={at + 1} />
              ))}
            </div>
          </div>
        </article>
      </PlacesContext>
    </PaperContext>
  );
}

/** A deep link finds its section once the text is there. */
function useArrival(): void {
  // Scroll belongs to the browser, not to React.
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const target = id === '' ? null : document.getElementById(id);
    if (target) requestAnimationFrame(() => target.scrollIntoView());
  }, []);
}
