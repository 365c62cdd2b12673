import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import type { ReactNode } from 'react';

import { useText } from '../i18n.tsx';
import { useSentences, type Sentences } from '../sentences.tsx';
import { listTexts } from './texts.ts';

interface LoadedPanelProps<Found> {
  /** What a hook of TanStack Query answers. */
  readonly asked: {
    readonly data: Found | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** Of the call, where it has refusals of its own. */
  readonly sentences?: Sentences;
  readonly children: (found: Found) => ReactNode;
}

/** One thing beside its list: its skeleton while it loads, why it could not be read with a way to try again, or itself. */
export function LoadedPanel<Found>({ asked, sentences, children }: LoadedPanelProps<Found>) {
  const t = useText(listTexts);
  const say = useSentences(sentences);
  if (asked.data !== undefined) return children(asked.data);
  if (asked.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return (
    <ErrorCard
      title={t('unread')}
      description={say.failure(asked.error)}
      retryLabel={t('retry')}
      onRetry={() => void asked.refetch()}
    />
  );
}
