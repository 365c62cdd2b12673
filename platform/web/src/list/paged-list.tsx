import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import type { ReactNode } from 'react';

import { useFormats } from '../formats.ts';
import { useText } from '../i18n.tsx';
import type { Sentences } from '../sentences.tsx';
import { listTexts } from './texts.ts';
import { useFocusOnNewRows } from './use-focus-on-new-rows.ts';
import { Unread } from './unread.tsx';
import type { Pages } from './use-pages.ts';

export interface PagedListProps<Item> {
  readonly pages: Pages<Item>;
  /** Names the list to those who do not see where it stands. */
  readonly label: string;
  /** One row: an `li` with its key. */
  readonly renderRow: (item: Item) => ReactNode;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
  /** While filters are set: a list without rows says that nothing matches them, and has this way to be without them. */
  readonly onClear?: (() => void) | undefined;
  /** In place of the first page while it is on its way. */
  readonly skeleton?: ReactNode;
  /** Another look for some failures of the first page; undefined and false leave it to the list. */
  readonly renderFailure?: (error: unknown) => ReactNode;
  readonly sentences?: Sentences;
  /** Rows reach to the edges of what stands around the list; all else keeps a distance from them. */
  readonly isFlush?: boolean;
  /** Of the list. */
  readonly className?: string;
}

/**
 * A list that is read in pages: its skeleton, why it could not be read, its empty look, its rows, and the way to more of them. How many
 * are shown is said to those who hear the page.
 */
export function PagedList<Item>({
  pages,
  label,
  isFlush = false,
  className = 'flex flex-col divide-y divide-line',
  ...parts
}: PagedListProps<Item>) {
  const t = useText(listTexts);
  const formats = useFormats();
  const { items } = pages;
  const shown = items?.length ?? 0;
  const { list, willFocus } = useFocusOnNewRows(shown);
  return (
    <div className={`flex min-w-0 flex-col ${isFlush ? '' : 'gap-4'}`}>
      <p role="status" className="sr-only">
        {items && t('shown', { count: formats.number(shown) })}
      </p>
      {shown > 0 && (
        <ul ref={list} aria-label={label} className={className}>
          {items?.map(parts.renderRow)}
        </ul>
      )}
      {/* Another element once there are rows: one that goes to below them would move all that is seen of it. */}
      <div
        key={shown === 0 ? 'none' : 'more'}
        className={`flex flex-col empty:hidden ${isFlush ? 'p-4' : ''}`}
      >
        {shown === 0 ? (
          <WithoutRows pages={pages} {...parts} onAsk={willFocus} />
        ) : (
          <ShowMore pages={pages} sentences={parts.sentences} onAsk={willFocus} />
        )}
      </div>
    </div>
  );
}

type WithoutRowsProps<Item> = Pick<
  PagedListProps<Item>,
  'pages' | 'empty' | 'onClear' | 'skeleton' | 'renderFailure' | 'sentences'
> & { readonly onAsk: () => void };

function WithoutRows<Item>({
  pages,
  empty,
  onClear,
  skeleton,
  renderFailure,
  sentences,
  onAsk,
}: WithoutRowsProps<Item>) {
  const t = useText(listTexts);
  if (pages.items !== undefined)
    return onClear === undefined ? empty : <NothingMatches onClear={onClear} onAsk={onAsk} />;
  if (pages.error === null)
    return <SkeletonGroup label={t('loading')}>{skeleton ?? <Skeleton className="h-28" />}</SkeletonGroup>;
  const own = renderFailure?.(pages.error);
  if (own !== undefined && own !== false) return own;
  return <Unread failure={pages.error} sentences={sentences} onRetry={() => void pages.readAgain()} />;
}

interface NothingMatchesProps {
  readonly onClear: () => void;
  /** Other rows are asked for. */
  readonly onAsk: () => void;
}

/** The filters leave nothing: another thing than a list in which there is nothing yet. */
function NothingMatches({ onClear, onAsk }: NothingMatchesProps) {
  const t = useText(listTexts);
  return (
    <EmptyState
      title={t('unmatched')}
      action={
        <Button
          look="secondary"
          onClick={() => {
            onAsk();
            onClear();
          }}
        >
          {t('unfiltered')}
        </Button>
      }
    />
  );
}

interface ShowMoreProps {
  readonly pages: Pages<unknown>;
  readonly sentences?: Sentences | undefined;
  /** More rows are asked for. */
  readonly onAsk?: () => void;
}

/** The way to the next page of a list; nothing at its end. */
export function ShowMore({ pages, sentences, onAsk }: ShowMoreProps) {
  const t = useText(listTexts);
  if (pages.error !== null && !pages.isReadingMore)
    return (
      <Unread
        failure={pages.error}
        sentences={sentences}
        onRetry={() => void (pages.hasMore ? pages.readMore() : pages.readAgain())}
      />
    );
  if (!pages.hasMore) return null;
  return (
    <Button
      look="secondary"
      className="self-start"
      busy={pages.isReadingMore}
      onClick={() => {
        onAsk?.();
        void pages.readMore();
      }}
    >
      {t('more')}
    </Button>
  );
}
