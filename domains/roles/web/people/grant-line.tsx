import { useRoleNames } from '@egcr/approvals/web';
import { useFormats } from '@egcr/web-kit/formats';
import type { ReactNode } from 'react';

import type { Grant } from '../../contract/endpoints.ts';
import { staffRoles } from '../../contract/staff-roles.ts';
import { useGrantText } from '../grants/texts.ts';
import { usePeopleText } from './texts.ts';

/** The name of a role in the reader's language; its code where this page does not know it yet. */
export function useRoleName(): (name: string) => string {
  const names = useRoleNames();
  return (name) => {
    const role = staffRoles.find((each) => each === name);
    return role === undefined ? name : names(`role.${role}`);
  };
}

/** Why a role has ended, where the platform wrote it: as a sentence; what people wrote, as they wrote it. */
function useEndReason(): (reason: string) => string {
  const t = usePeopleText();
  return (reason) => {
    if (reason === 'expired') return t('ended.expired');
    if (reason === 'given_up') return t('ended.given_up');
    return reason === 'operator' || reason === 'proposal' ? t('ended.operator') : reason;
  };
}

interface GrantLineProps {
  readonly grant: Grant;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One role that a person has or had: where, why, by whom, and until when. */
export function GrantLine({ grant, children }: GrantLineProps) {
  const t = usePeopleText();
  const own = useGrantText();
  const formats = useFormats();
  const roleName = useRoleName();
  const endReason = useEndReason();
  const {
    granted_by: maker,
    approved_by: checker,
    scope_kind: kind,
    ends_at: endsAt,
    ended_at: ended,
  } = grant;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <p className="font-semibold">{roleName(grant.role)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {kind !== 'global' && <span>{own('place', { place: `${kind} ${grant.scope_id}` })}</span>}
          <span>{t('given.on', { date: formats.date(grant.granted_at) })}</span>
          {endsAt !== null && ended === null && <span>{own('until', { date: formats.exact(endsAt) })}</span>}
          <span>
            {maker && checker
              ? own('by.two', { maker: maker.name, checker: checker.name })
              : own('by.operator')}
          </span>
          {maker && <bdi>{grant.reason}</bdi>}
        </p>
        {ended !== null && (
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
            <span>{t('ended.on', { date: formats.exact(ended) })}</span>
            {grant.ended_by && <span>{t('ended.by', { name: grant.ended_by.name })}</span>}
            {grant.end_reason !== null && <bdi>{endReason(grant.end_reason)}</bdi>}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
