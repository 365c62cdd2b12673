import { useState } from 'react';

import { SheetButton, type SheetButtonProps } from '../sheet-button.tsx';
import { ListFilters } from './list-filters.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { SearchField } from './search-field.tsx';

interface SearchedListProps<Item> extends Pick<PagedListProps<Item>, 'label' | 'renderRow' | 'className'> {
  /** All of them. */
  readonly items: readonly Item[];
  readonly searchLabel: string;
  /** What a row says, in which the words are looked for. */
  readonly textOf: (item: Item) => string;
  /** The whole list as a file. */
  readonly fetchSheet?: SheetButtonProps['fetchSheet'];
}

const nothingMore = { first: undefined, error: null, hasMore: false, isReadingMore: false } as const;
const done = () => Promise.resolve();

/** A short list that is here as a whole: words narrow it without asking anybody. */
export function SearchedList<Item>({
  items,
  searchLabel,
  textOf,
  fetchSheet,
  ...list
}: SearchedListProps<Item>) {
  const [words, setWords] = useState<string>();
  const said = words?.trim().toLowerCase() ?? '';
  const found = items.filter((item) => textOf(item).toLowerCase().includes(said));
  const clear = words === undefined ? undefined : () => setWords(undefined);
  return (
    <div className="flex w-full min-w-0 flex-col gap-4">
      <ListFilters onClear={clear}>
        <SearchField label={searchLabel} words={words} onSearch={setWords} />
      </ListFilters>
      {fetchSheet && (
        <span className="self-end">
          <SheetButton fetchSheet={fetchSheet} />
        </span>
      )}
      <PagedList
        {...list}
        pages={{ ...nothingMore, items: found, readMore: done, readAgain: done }}
        empty={null}
        onClear={clear}
      />
    </div>
  );
}
