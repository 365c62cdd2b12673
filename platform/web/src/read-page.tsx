import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import type { ReactNode } from 'react';

import { isMissing } from './call-errors.ts';
import { useSentences, type Sentences } from './sentences.tsx';

export interface ReadPageProps<Data> {
  /** What was asked for: an answer of `useQuery`. */
  readonly read: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** What stands there when there is no such thing, or none that the reader may see. */
  readonly missing: ReactNode;
  /** What is said while it comes, and when it cannot be read. */
  readonly said: { readonly loading: string; readonly unread: string; readonly retry: string };
  /** The shape of the page to come, where it is not one tall card. */
  readonly waiting?: ReactNode;
  /** Of the call's own refusals, where it has some. */
  readonly sentences?: Sentences;
  /** The page, once it is read. */
  readonly children: (data: Data) => ReactNode;
}

/** A page about one thing: the thing, that there is none, that it is on its way, or why it was not read, with a way to try again. */
export function ReadPage<Data>({ read, missing, said, waiting, sentences, children }: ReadPageProps<Data>) {
  const say = useSentences(sentences);
  if (isMissing(read.error)) return missing;
  if (read.data !== undefined) return children(read.data);
  if (read.error === null)
    return <SkeletonGroup label={said.loading}>{waiting ?? <Skeleton className="h-96" />}</SkeletonGroup>;
  return (
    <ErrorCard
      headingLevel={1}
      title={said.unread}
      description={say.failure(read.error)}
      retryLabel={said.retry}
      onRetry={() => void read.refetch()}
    />
  );
}
