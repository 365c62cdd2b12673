import type { KeptSearch } from '@egcr/contract/alerts';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';

import { useSentences } from '../sentences.tsx';
import { AlertRows, type AlertRowsProps, type ReadAlert } from './alert-rows.tsx';

interface AlertSectionProps<Search extends KeptSearch> extends Omit<
  AlertRowsProps<Search>,
  'label' | 'alerts'
> {
  readonly said: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly loading: string;
    readonly unread: string;
    readonly retry: string;
  };
  /** What a hook of TanStack Query answers. */
  readonly read: {
    readonly data: readonly ReadAlert<Search>[] | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
}

/** The reader's alerts under a heading of their own. */
export function AlertSection<Search extends KeptSearch>({ said, ...of }: AlertSectionProps<Search>) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{said.title}</h2>
      <p className="text-ink-2">{said.lead}</p>
      <Alerts said={said} {...of} />
    </section>
  );
}

function Alerts<Search extends KeptSearch>({ said, read, ...rows }: AlertSectionProps<Search>) {
  const say = useSentences();
  if (read.error !== null)
    return (
      <ErrorCard
        title={said.unread}
        description={say.failure(read.error)}
        retryLabel={said.retry}
        onRetry={() => void read.refetch()}
      />
    );
  if (read.data === undefined)
    return (
      <SkeletonGroup label={said.loading}>
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  if (read.data.length === 0) return <p>{said.none}</p>;
  return <AlertRows label={said.title} alerts={read.data} {...rows} />;
}
