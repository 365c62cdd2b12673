import { NativeSelect } from '@egcr/ui/native-select';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { PagedList, type PagedListProps } from '@egcr/web-kit/list/paged-list.tsx';
import { SearchField } from '@egcr/web-kit/list/search-field.tsx';
import { SheetButton, type SheetButtonProps } from '@egcr/web-kit/sheet-button.tsx';
import type { ReactNode } from 'react';

import { modes, SEARCHED_LENGTH, type Narrowed } from './narrowed.ts';
import { narrowedTexts } from './texts.ts';

interface Choice<State extends string> {
  /** Absent: that these are states. */
  readonly label?: string;
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
}

interface NarrowedListProps<Item, State extends string> extends Pick<
  PagedListProps<Item>,
  'pages' | 'label' | 'renderRow' | 'empty'
> {
  readonly view: Narrowed<State>;
  readonly onShow: (change: Narrowed<State>, how?: 'replace') => void;
  readonly choice?: Choice<State>;
  /** Where test and live lie side by side. */
  readonly hasModes?: boolean;
  readonly searchLabel: string;
  /** The list as a file, narrowed as it is here. */
  readonly fetchSheet: SheetButtonProps['fetchSheet'];
  /** Further fields, which clearing leaves as they are. */
  readonly children?: ReactNode;
}

/**
 * A list of whom the reader acts for, with what narrows it (a state, live or test, words), and as a file of values. Where there is nothing at all, there is
 * nothing to narrow and nothing to download.
 */
export function NarrowedList<Item, State extends string>({
  view,
  onShow,
  choice,
  hasModes = true,
  searchLabel,
  fetchSheet,
  children,
  ...list
}: NarrowedListProps<Item, State>) {
  const t = useText(narrowedTexts);
  const set = [view.state, view.mode, view.words].filter((each) => each !== undefined).length;
  const onClear =
    set === 0 ? undefined : () => onShow({ state: undefined, mode: undefined, words: undefined });
  const all = { value: '', label: t('all') };
  const rows = (
    <PagedList
      {...list}
      onClear={onClear}
      skeleton={<Skeleton className="h-64 rounded-lg" />}
      className="card flex flex-col divide-y divide-line"
    />
  );
  if (list.pages.items?.length === 0 && set === 0 && children === undefined) return rows;
  return (
    <div className="flex flex-col gap-4">
      <ListFilters foldedSet={set} onClear={onClear}>
        {children}
        {choice && (
          <NativeSelect
            label={choice.label ?? t('state')}
            value={view.state ?? ''}
            onChange={({ target }) => onShow({ state: choice.states.find((each) => each === target.value) })}
            options={[all, ...choice.states.map((value) => ({ value, label: choice.nameOf(value) }))]}
          />
        )}
        {hasModes && (
          <NativeSelect
            label={t('mode')}
            value={view.mode ?? ''}
            onChange={({ target }) => onShow({ mode: modes.find((each) => each === target.value) })}
            options={[all, ...modes.map((value) => ({ value, label: t(value) }))]}
          />
        )}
        <SearchField
          label={searchLabel}
          words={view.words}
          maxLength={SEARCHED_LENGTH}
          onSearch={(words) => onShow({ words }, 'replace')}
        />
      </ListFilters>
      <span className="self-end">
        <SheetButton fetchSheet={fetchSheet} />
      </span>
      {rows}
    </div>
  );
}
