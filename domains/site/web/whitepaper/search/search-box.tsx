import { IconButton } from '@egcr/ui/icon-button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ChevronDown, ChevronUp, Search as Glass, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';

import { paperTexts } from '../texts.ts';
import { QUERY_MAX } from './find-places.ts';
import type { Search } from './use-search.ts';

interface SearchBoxProps {
  readonly search: Search;
  readonly startsFocused?: boolean;
}

/** Looks for words in the paper: how many places there are, and from one to the next. Enter goes on, with Shift back; Escape clears. */
export function SearchBox({ search, startsFocused = false }: SearchBoxProps) {
  const t = useText(paperTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { query, ask, step } = search;
  // Focus belongs to the document.
  useEffect(() => {
    if (startsFocused) input.current?.focus();
  }, [startsFocused]);
  const takeOver = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early !== query) ask(early);
  });
  // The page is drawn before it is alive: what was typed meanwhile counts too.
  useEffect(() => takeOver(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && query !== '') ask('');
    else return;
    event.preventDefault();
  };
  return (
    <search aria-label={t('search.title')} className="flex flex-col print:hidden">
      <div className="flex min-h-11 items-center rounded-md border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        <label htmlFor={id} className="grid size-11 shrink-0 place-items-center text-ink-2">
          <Glass aria-hidden className="size-4" />
          <span className="sr-only">{t('search.title')}</span>
        </label>
        <input
          id={id}
          type="search"
          value={query}
          maxLength={QUERY_MAX}
          enterKeyHint="search"
          autoComplete="off"
          ref={input}
          placeholder={t('search.title')}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-2 sm:text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        {query !== '' && (
          <IconButton
            label={t('search.clear')}
            icon={<X aria-hidden className="size-4" />}
            onClick={() => ask('')}
          />
        )}
      </div>
      <Places search={search} />
    </search>
  );
}

/** How many places there are, which one this is, and the way to the others. */
function Places({ search: { query, count, current, step } }: Pick<SearchBoxProps, 'search'>) {
  const t = useText(paperTexts);
  const said = count === 0 ? t('search.found', { count }) : t('search.at', { at: current + 1, all: count });
  return (
    <div
      className="flex items-center justify-between data-[empty=true]:hidden"
      data-empty={query.trim().length === 0}
    >
      <p role="status" className="num text-sm text-ink-2">
        {query.trim() === '' ? '' : said}
      </p>
      <div className="flex">
        <IconButton
          label={t('search.previous')}
          disabled={count < 2}
          icon={<ChevronUp aria-hidden className="size-4" />}
          onClick={() => step(-1)}
        />
        <IconButton
          label={t('search.next')}
          disabled={count < 2}
          icon={<ChevronDown aria-hidden className="size-4" />}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}
