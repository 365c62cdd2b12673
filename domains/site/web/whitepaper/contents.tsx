import { useText } from '@egcr/web-kit/i18n.tsx';
import { ChevronDown, Search as Glass } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '@egcr/ui/icon-button';
import { VisuallyHidden } from '@egcr/ui/visually-hidden';

import { sectionIds, type SectionId } from '../../contract/whitepaper/text.ts';
import { paperTexts } from './texts.ts';
import { usePaper } from './paper-context.ts';
import { SearchBox } from './search/search-box.tsx';
import type { Search } from './search/use-search.ts';

interface ContentsProps {
  readonly search: Search;
  /** Where the reader is. */
  readonly current: SectionId;
}

/** Beside the text on a wide window, and on paper: search, and every section with the one that is being read. */
export function ContentsBeside({ search, current }: ContentsProps) {
  const { text } = usePaper();
  return (
    <aside className="hidden lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-7rem)] lg:flex-col lg:gap-5 lg:self-start lg:overflow-y-auto lg:p-1 print:static print:mb-8 print:block print:max-h-none">
      <SearchBox search={search} />
      <nav aria-label={text.contents}>
        <p aria-hidden className="pb-2 text-sm font-semibold text-ink-2">
          {text.contents}
        </p>
        <SectionLinks current={current} />
      </nav>
    </aside>
  );
}

/** On a narrow window: a bar that stays at the top, says where the reader is, and opens the contents or the search. */
export function ContentsAbove({ search, current }: ContentsProps) {
  const t = useText(paperTexts);
  const { text } = usePaper();
  const [isSearching, setSearching] = useState(false);
  const list = useRef<HTMLDetailsElement>(null);
  const at = sectionIds.indexOf(current) + 1;
  const close = () => list.current?.removeAttribute('open');
  const isShown = isSearching || search.query !== '';
  return (
    <div className="sticky top-16 z-20 border-b border-line bg-paper lg:hidden print:hidden">
      <div className="shell">
        <div className="flex items-start gap-2">
          <details ref={list} className="group min-w-0 flex-1">
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
              />
              <span className="font-semibold">{text.contents}</span>
              <span aria-hidden className="num ms-auto shrink-0 text-ink-2">
                {at} / {sectionIds.length}
              </span>
              <VisuallyHidden>{t('place', { at, all: sectionIds.length })}</VisuallyHidden>
            </summary>
            <nav aria-label={text.contents} className="max-h-[60dvh] overflow-y-auto pb-3">
              <SectionLinks current={current} onPick={close} />
            </nav>
          </details>
          <IconButton
            label={t('search.show')}
            aria-expanded={isShown}
            icon={<Glass aria-hidden className="size-5" />}
            onClick={() => {
              close();
              if (isShown) search.ask('');
              setSearching(!isShown);
            }}
          />
        </div>
        {isShown && (
          <div className="pb-2">
            <SearchBox search={search} startsFocused={isSearching} />
          </div>
        )}
      </div>
    </div>
  );
}

function SectionLinks({ current, onPick }: { readonly current: SectionId; readonly onPick?: () => void }) {
  const { text } = usePaper();
  return (
    <ol className="flex flex-col border-s border-line text-sm print:columns-2 print:border-0">
      {sectionIds.map((id, at) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={onPick}
            aria-current={id === current ? 'location' : undefined}
            className="-ms-px flex min-h-11 items-center gap-2 border-s-2 border-transparent py-1 ps-4 leading-snug text-ink-2 hover:text-ink aria-[current=location]:border-brand-text aria-[current=location]:font-semibold aria-[current=location]:text-brand-text lg:min-h-9 print:min-h-0 print:border-0 print:ps-0 print:font-normal print:text-ink"
          >
            <span aria-hidden className="num w-5 shrink-0 text-end">
              {at + 1}
            </span>
            <span className="min-w-0">{text.sections[id].title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
