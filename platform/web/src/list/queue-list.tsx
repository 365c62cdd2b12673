import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { QUEUE_LOOK } from '@egcr/ui/queue';
import { Skeleton } from '@egcr/ui/skeleton';
import type { ReactNode } from 'react';

import { isRefusal } from '../call.ts';
import { useSentences } from '../sentences.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';

/** What stands in place of the queue for people who may not read it. */
interface Closed {
  readonly icon: ReactNode;
  readonly title: string;
  /** To set up a second factor, where only that is missing. */
  readonly factor: Way;
  readonly back: Way;
}

interface Way {
  readonly label: string;
  readonly href: string;
}

interface QueueListProps<Item> extends Pick<PagedListProps<Item>, 'pages' | 'label' | 'renderRow'> {
  readonly none: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  readonly closed: Closed;
}

/** Work that waits for staff, read in pages. Rows are `QueueRow`. The server decides who may read it; the page only says why not. */
export function QueueList<Item>({ pages, label, renderRow, none, closed }: QueueListProps<Item>) {
  return (
    <PagedList
      pages={pages}
      label={label}
      renderRow={renderRow}
      empty={<EmptyState icon={none.icon} title={none.title} description={none.text} />}
      skeleton={<Skeleton className="h-64" />}
      renderFailure={(error) => isClosed(error) && <ClosedQueue error={error} closed={closed} />}
      className={QUEUE_LOOK}
    />
  );
}

function isClosed(error: unknown): boolean {
  return isRefusal(error, 'second_factor_required') || isRefusal(error, 'role_required');
}

function ClosedQueue({ error, closed }: { readonly error: unknown; readonly closed: Closed }) {
  const say = useSentences();
  const { label, href } = isRefusal(error, 'second_factor_required') ? closed.factor : closed.back;
  return (
    <Card title={closed.title} description={say.failure(error)} icon={closed.icon} padding="large">
      <ButtonLink href={href} className="self-start">
        {label}
      </ButtonLink>
    </Card>
  );
}
