import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import type { ReactNode } from 'react';

import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './texts.ts';

interface Reading<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface PartStateProps<Data> {
  readonly reading: Reading<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** One part of a section: its content, a skeleton while it is read, or why it is not there and a way to try again. */
export function PartState<Data>({ reading, children }: PartStateProps<Data>) {
  const t = useSecurityText();
  const explain = useFailureText();
  if (reading.data !== undefined) return children(reading.data);
  if (!reading.isError)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-11" />
      </SkeletonGroup>
    );
  return (
    <Banner
      tone="warn"
      title={t('unread')}
      action={
        <Button look="secondary" size="small" onClick={() => void reading.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {explain(reading.error)}
    </Banner>
  );
}
