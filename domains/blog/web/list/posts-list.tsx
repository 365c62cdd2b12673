import { Button } from '@egcr/ui/button';
import { SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { listTexts as everyList } from '@egcr/web-kit/list/texts';
import { useFocusOnNewRows } from '@egcr/web-kit/list/use-focus-on-new-rows';
import type { Pages } from '@egcr/web-kit/list/use-pages';
import type { ReactNode } from 'react';

import type { PostCard } from '../../contract/index.ts';
import { NotRead } from '../parts/not-read.tsx';
import { partTexts } from '../parts/texts.ts';

interface PostsListProps {
  readonly pages: Pages<PostCard>;
  readonly label: string;
  readonly renderRow: (card: PostCard) => ReactNode;
  readonly empty: ReactNode;
  readonly skeleton: ReactNode;
  /** Of the list. */
  readonly className: string;
}

/** Posts as they were read so far, and the way to more of them: `PagedList`, without what only lists of signed-in people need. */
export function PostsList({ pages, label, renderRow, empty, skeleton, className }: PostsListProps) {
  const t = useText(everyList);
  const said = useText(partTexts);
  const { items, error } = pages;
  const shown = items?.length ?? 0;
  const { list, willFocus } = useFocusOnNewRows(shown);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p role="status" className="sr-only">
        {items && t('shown', { count: String(shown) })}
      </p>
      {items === undefined && error === null && (
        <SkeletonGroup label={said('loading')}>{skeleton}</SkeletonGroup>
      )}
      {shown > 0 && (
        <ul ref={list} aria-label={label} className={className}>
          {items?.map(renderRow)}
        </ul>
      )}
      {items !== undefined && shown === 0 && empty}
      <ShowMore pages={pages} onAsk={willFocus} />
    </div>
  );
}

interface ShowMoreProps {
  readonly pages: Pages<PostCard>;
  /** More rows are asked for. */
  readonly onAsk: () => void;
}

function ShowMore({ pages, onAsk }: ShowMoreProps) {
  const t = useText(everyList);
  if (pages.error !== null && !pages.isReadingMore)
    return <NotRead failure={pages.error} again={pages.hasMore ? pages.readMore : pages.readAgain} />;
  if (!pages.hasMore) return null;
  return (
    <Button
      look="secondary"
      className="self-start"
      busy={pages.isReadingMore}
      onClick={() => {
        onAsk();
        void pages.readMore();
      }}
    >
      {t('more')}
    </Button>
  );
}
