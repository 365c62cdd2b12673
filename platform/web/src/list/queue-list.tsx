import { EmptyState } from '@egcr/ui/empty-state';
import { QUEUE_LOOK } from '@egcr/ui/queue';
import { Skeleton } from '@egcr/ui/skeleton';
import type { ReactNode } from 'react';

import { isRefusal, type CallRefusal } from '../call.ts';
import { StaffRefused } from '../staff-door.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';

interface QueueListProps<Item> extends Pick<PagedListProps<Item>, 'pages' | 'label' | 'renderRow'> {
  readonly none: { readonly icon: ReactNode; readonly title: string; readonly text: string };
}

/** Work that waits for staff, read in pages. Rows are `QueueRow`. The server decides who may read it; the page only says why not. */
export function QueueList<Item>({ pages, label, renderRow, none }: QueueListProps<Item>) {
  return (
    <PagedList
      pages={pages}
      label={label}
      renderRow={renderRow}
      empty={
        <div data-empty>
          <EmptyState icon={none.icon} title={none.title} description={none.text} />
        </div>
      }
      skeleton={<Skeleton className="h-64" />}
      renderFailure={(error) =>
        isClosed(error) && (
          <StaffRefused refusal={error} readAgain={() => pages.readAgain({ throwOnError: true })} />
        )
      }
      className={QUEUE_LOOK}
    />
  );
}

function isClosed(error: unknown): error is CallRefusal {
  return isRefusal(error, 'second_factor_required') || isRefusal(error, 'role_required');
}
