import { useRoleNames } from '@egcr/approvals/web';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { Card } from '@egcr/ui/card';
import { Skeleton } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { UserCog } from 'lucide-react';

import { listGrantsCall } from '../../contract/endpoints.ts';
import { staffRoles } from '../../contract/staff-roles.ts';
import { useGrantText } from './texts.ts';

type Grant = ReplyOf<typeof listGrantsCall>['items'][number];

/** Who of the staff has which role, where and until when. */
export function GrantsCard() {
  const t = useGrantText();
  const pages = usePages(['roles', 'grants'], (asked, options) =>
    call(listGrantsCall, { query: asked }, options),
  );
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<UserCog aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PagedList
        pages={pages}
        label={t('title')}
        renderRow={(grant) => <GrantRow key={grant.id} grant={grant} />}
        empty={<p className="text-sm text-ink-2">{t('none')}</p>}
        skeleton={<Skeleton className="h-11" />}
      />
    </Card>
  );
}

export { GrantsCard as Slot };

function GrantRow({ grant }: { readonly grant: Grant }) {
  const t = useGrantText();
  const names = useRoleNames();
  const formats = useFormats();
  const role = staffRoles.find((each) => each === grant.role);
  const { granted_by: maker, approved_by: checker, scope_kind: kind, ends_at: endsAt } = grant;
  return (
    <li className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap gap-x-3 font-semibold">
        <bdi>{grant.person.name === '' ? t('gone') : grant.person.name}</bdi>
        <span>{role === undefined ? grant.role : names(`role.${role}`)}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        {kind !== 'global' && <span>{t('place', { place: `${kind} ${grant.scope_id}` })}</span>}
        {endsAt !== null && <span>{t('until', { date: formats.exact(endsAt) })}</span>}
        <span>
          {maker && checker ? t('by.two', { maker: maker.name, checker: checker.name }) : t('by.operator')}
        </span>
        {maker && <bdi>{grant.reason}</bdi>}
      </p>
    </li>
  );
}
