import { useFailureText } from '@egcr/identity/web';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { StaffRefused } from '@egcr/web-kit/staff-door.tsx';
import type { ReactNode } from 'react';

import { useAdminText } from './texts.ts';

interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly refetch: (options?: { readonly throwOnError?: boolean }) => Promise<unknown>;
}

interface AdminGateProps<Data> {
  readonly reading: Reading<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What the server gave, or why it gave nothing and what can be done about it. The page itself decides about nobody. */
export function AdminGate<Data>({ reading, children }: AdminGateProps<Data>) {
  const t = useAdminText();
  const explain = useFailureText();
  const { error } = reading;
  // A role has ended since the door was opened.
  if (isRefusal(error, 'role_required') || isRefusal(error, 'second_factor_required'))
    return <StaffRefused refusal={error} readAgain={() => reading.refetch({ throwOnError: true })} />;
  if (reading.data !== undefined) return children(reading.data);
  if (reading.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={explain(error)}
        retryLabel={t('retry')}
        onRetry={() => void reading.refetch()}
      />
    );
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
