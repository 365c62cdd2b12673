import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { LockKeyhole, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';

import { useFailureText } from '../security/failure-text.ts';
import { useApps } from '../security/queries.ts';
import { useChange } from '../security/use-change.ts';
import { BootstrapForm } from './bootstrap-form.tsx';
import { useAdminText } from './messages/index.ts';

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
  const again = () => void reading.refetch();
  if (isRefusal(reading.error, 'role_required')) return <RoleRefused onRoleGiven={again} />;
  if (isRefusal(reading.error, 'second_factor_required'))
    return <FactorRefused readAgain={() => reading.refetch({ throwOnError: true })} />;
  if (reading.data !== undefined) return children(reading.data);
  if (reading.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={explain(reading.error)}
        retryLabel={t('retry')}
        onRetry={again}
      />
    );
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}

function RoleRefused({ onRoleGiven }: { readonly onRoleGiven: () => void }) {
  const t = useAdminText();
  return (
    <div className="flex flex-col gap-6">
      <Card
        title={t('role.title')}
        description={t('role.text')}
        icon={<ShieldX aria-hidden className="size-5.5" />}
        padding="large"
      >
        <ButtonLink href="/dashboard" className="self-start">
          {t('role.back')}
        </ButtonLink>
      </Card>
      <BootstrapForm onDone={onRoleGiven} />
    </div>
  );
}

/** Whoever has an app types its code here; whoever has none is shown where to connect one. */
function FactorRefused({ readAgain }: { readonly readAgain: () => Promise<unknown> }) {
  const t = useAdminText();
  const change = useChange();
  const hasApp = (useApps().data?.length ?? 0) > 0;
  return (
    <Card
      title={t('factor.title')}
      description={t('factor.text')}
      icon={<LockKeyhole aria-hidden className="size-5.5" />}
      padding="large"
    >
      <div className="flex flex-wrap gap-3">
        {hasApp && (
          <Button busy={change.isBusy} onClick={() => void change.run(readAgain)}>
            {t('factor.enter')}
          </Button>
        )}
        <ButtonLink look={hasApp ? 'secondary' : 'primary'} href="/settings?section=security">
          {t('factor.setup')}
        </ButtonLink>
      </div>
    </Card>
  );
}
