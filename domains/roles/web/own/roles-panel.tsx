import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { UserCog } from 'lucide-react';

import { useOwnRoles, type OwnRoles } from '../door/own-roles.ts';
import { useGrantText } from '../grants/texts.ts';
import { useRoleName } from '../people/grant-line.tsx';
import { GiveUp } from './give-up.tsx';
import { useOwnRolesText } from './texts.ts';

/** The roles part of the settings: which the person has, until when and why; the way to ask for one, and to give one up. */
export function RolesPanel() {
  const t = useOwnRolesText();
  const say = useSentences();
  const own = useOwnRoles();
  if (own.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-24 rounded-lg" />
      </SkeletonGroup>
    );
  if (!own.data)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(own.error)}
        retryLabel={t('retry')}
        onRetry={() => void own.refetch()}
      />
    );
  const { roles } = own.data;
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<UserCog aria-hidden className="size-5.5" />}
      padding="large"
    >
      {roles.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <ul aria-label={t('title')} className="flex flex-col divide-y divide-line">
          {roles.map((role) => (
            <OwnRole key={role.id} role={role} />
          ))}
        </ul>
      )}
      <ButtonLink href={hrefOf('request-access')} look="secondary" className="self-start">
        {t('ask')}
      </ButtonLink>
    </Card>
  );
}

export { RolesPanel as Slot };

function OwnRole({ role }: { readonly role: OwnRoles['roles'][number] }) {
  const t = useOwnRolesText();
  const grants = useGrantText();
  const formats = useFormats();
  const roleName = useRoleName();
  // What the platform wrote in place of a reason is no sentence for people.
  const isWritten = !['operator', 'proposal'].includes(role.reason);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <p className="font-semibold">{roleName(role.role)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {role.scope_kind !== 'global' && (
            <span>{grants('place', { place: `${role.scope_kind} ${role.scope_id}` })}</span>
          )}
          <span>{t('given', { date: formats.date(role.granted_at) })}</span>
          <span>
            {role.ends_at === null ? t('forever') : t('until', { date: formats.exact(role.ends_at) })}
          </span>
        </p>
        {isWritten && (
          <p className="text-sm text-ink-2" dir="auto">
            {t('why', { reason: role.reason })}
          </p>
        )}
      </div>
      <GiveUp id={role.id} name={roleName(role.role)} />
    </li>
  );
}
