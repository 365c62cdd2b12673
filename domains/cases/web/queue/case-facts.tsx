import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import type { ReactNode } from 'react';

import { casesTexts } from '../texts.ts';

interface Reading<Facts> {
  readonly data: Facts | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface CaseFactsProps<Facts> {
  readonly read: Reading<Facts>;
  /** Its parts, each a `CaseFact`. */
  readonly children: (facts: Facts) => ReactNode;
}

/** The frame of what a domain shows in `case.facts`: its place while it is read, a way to try again, then its parts. */
export function CaseFacts<Facts>({ read, children }: CaseFactsProps<Facts>) {
  const t = useText(casesTexts);
  const say = useSentences();
  if (read.data !== undefined) return <div className="flex flex-col gap-6 p-5">{children(read.data)}</div>;
  if (read.isPending) return <Skeleton className="m-5 h-60" />;
  return (
    <ErrorCard
      title={t('unread')}
      description={say.failure(read.error)}
      retryLabel={t('retry')}
      onRetry={() => void read.refetch()}
    />
  );
}

/** One part of what a domain knows of a case. */
export function CaseFact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  );
}
