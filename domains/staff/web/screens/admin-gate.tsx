import { useRoleNames } from '@egcr/approvals/web';
import { staffRoles } from '@egcr/roles/contract';
import { useApps, useChange, useFailureText } from '@egcr/identity/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal, type CallRefusal } from '@egcr/web-kit/call';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { LockKeyhole, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';

import { BootstrapForm } from './bootstrap-form.tsx';
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
  const again = () => void reading.refetch();
  if (isRefusal(reading.error, 'role_required'))
    return <RoleRefused refusal={reading.error} onRoleGiven={again} />;
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

/** The operator's page prints a link with the step; customers never see it. */
const OPERATOR_STEP = 'token';

interface RoleRefusedProps {
  readonly refusal: CallRefusal;
  readonly onRoleGiven: () => void;
}

function RoleRefused({ refusal, onRoleGiven }: RoleRefusedProps) {
  const t = useAdminText();
  const isOperator = useSearchValue('step') === OPERATOR_STEP;
  return (
    <div className="flex flex-col gap-6">
      <Card
        title={t('role.title')}
        description={t('role.text')}
        icon={<ShieldX aria-hidden className="size-5.5" />}
        padding="large"
      >
        <RolesNeeded refusal={refusal} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={hrefOf('dashboard')}>{t('role.back')}</ButtonLink>
          <ButtonLink look="secondary" href={hrefOf('contact')}>
            {t('role.contact')}
          </ButtonLink>
        </div>
      </Card>
      {isOperator && <BootstrapForm onDone={onRoleGiven} />}
    </div>
  );
}

/** Which roles open the area, and which the reader has. */
function RolesNeeded({ refusal }: { readonly refusal: CallRefusal }) {
  const t = useAdminText();
  const names = useRoleNames();
  const named = (member: string) => {
    const listed = String(refusal.members[member] ?? '').split(' ');
    return staffRoles.filter((role) => listed.includes(role)).map((role) => names(`role.${role}`));
  };
  const [needed, own] = [named('roles'), named('own_roles')];
  if (needed.length === 0) return null;
  return (
    <dl className="mb-5 flex flex-col gap-3 text-sm">
      <RoleLine term={t('role.needed')} roles={needed} />
      <RoleLine term={t('role.own')} roles={own.length === 0 ? [t('role.none')] : own} />
    </dl>
  );
}

function RoleLine({ term, roles }: { readonly term: string; readonly roles: readonly string[] }) {
  return (
    <div>
      <dt className="text-ink-2">{term}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4 font-semibold">
          {roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** The person who has an app types its code here; the person who has none is shown where to connect one. */
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
        <ButtonLink
          look={hasApp ? 'secondary' : 'primary'}
          href={hrefOf('settings', { section: 'security' })}
        >
          {t('factor.setup')}
        </ButtonLink>
      </div>
    </Card>
  );
}
