import { Anchor } from '@egcr/ui/link';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import type { Language } from '@egcr/web-kit/languages';
import { hasStoredSession } from '@egcr/web-kit/session-key';
import { useSearch } from '@egcr/web-kit/router.tsx';
import { lazy, Suspense, use, useEffect, useRef } from 'react';

import {
  legalDocuments,
  loadCommon,
  loadLegalText,
  type LegalDocument,
  type LegalText,
} from '../contract/index.ts';
import { DocumentHead } from './document-head.tsx';
import { DocumentText } from './document-text.tsx';
import { legalsAddress, readLegalsAddress, type LegalsView } from './legals-address.ts';
import { legalTexts } from './texts.ts';

const RecordPanel = lazy(async () => ({ default: (await import('./record-panel.tsx')).RecordPanel }));

type Common = Awaited<ReturnType<typeof loadCommon>>;
const texts = new Map<string, Promise<readonly [LegalText, Common]>>();

/** Always the same promise for a document and language. */
function textOf(document: LegalDocument, language: Language): Promise<readonly [LegalText, Common]> {
  const key = `${document} ${language}`;
  const known = texts.get(key) ?? Promise.all([loadLegalText(document, language), loadCommon(language)]);
  texts.set(key, known);
  return known;
}

/** `/legals`: every document with its contents, versions, changes, print and file. */
export function Screen() {
  const t = useText(legalTexts);
  const search = useSearch();
  const view = readLegalsAddress(search);
  return (
    <div className="@container">
      <div className="shell grid grid-cols-1 gap-8 py-8 sm:py-12 @min-[62rem]:grid-cols-[15rem_minmax(0,1fr)] @min-[62rem]:gap-16 print:block print:py-0">
        <nav
          aria-label={t('documents')}
          className="print:hidden @min-[62rem]:sticky @min-[62rem]:top-24 @min-[62rem]:self-start"
        >
          <ul className="-mx-1 flex gap-1 overflow-x-auto p-1 @min-[62rem]:flex-col @min-[62rem]:overflow-visible">
            {legalDocuments.map((document) => (
              <li key={document} className="shrink-0">
                <Anchor
                  href={legalsAddress(document)}
                  aria-current={document === view.document ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-md px-3 text-sm text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text"
                >
                  {t(`document.${document}`)}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
          <Document view={view} />
        </Suspense>
      </div>
    </div>
  );
}

function Document({ view }: { readonly view: LegalsView }) {
  const { language } = useLanguage();
  const [text, common] = use(textOf(view.document, language));
  useArrival(view);
  return (
    <article className="flex max-w-[68ch] min-w-0 flex-col gap-8">
      <DocumentHead view={view} text={text} language={language} />
      <DocumentText view={view} text={text} common={common} />
      <Suspense fallback={<div className="min-h-24" />}>
        <RecordPanel
          document={view.document}
          version={view.version.version}
          isSignedIn={hasStoredSession()}
        />
      </Suspense>
    </article>
  );
}

/** A deep link finds its section once the text is there; another document begins at its top, with its heading in focus. */
function useArrival({ document }: LegalsView): void {
  const shown = useRef(document);
  // Scroll and focus belong to the browser, not to React.
  useEffect(() => {
    const section = window.location.hash.slice(1);
    const target = section === '' ? null : window.document.getElementById(section);
    if (target) requestAnimationFrame(() => target.scrollIntoView());
    else if (shown.current !== document) {
      window.scrollTo({ top: 0 });
      window.document.getElementById('page-heading')?.focus({ preventScroll: true });
    }
    shown.current = document;
  }, [document]);
}
