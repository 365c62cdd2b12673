import { Avatar } from '@egcr/ui/avatar';
import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { roleMay, type Organisation } from '../../contract/index.ts';
import { organisationTexts } from '../texts.ts';
import { LeaveButton, RemoveButton } from './member-acts.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { teamTexts } from './texts.ts';

export type Member = Organisation['team'][number];

/** Who acts for an organisation, and what its owners do with each. */
export function TeamList({ found }: { readonly found: Organisation }) {
  const t = useText(teamTexts);
  const note = roleMay(found.role, 'manage_team') ? t('presence.owner') : t('presence.member');
  return (
    <Card title={t('team')} description={note}>
      <ul className="flex flex-col divide-y divide-line">
        {found.team.map((member) => (
          <Row key={member.user_id} found={found} member={member} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ found, member }: { readonly found: Organisation; readonly member: Member }) {
  const own = useText(organisationTexts);
  const mayManage = roleMay(found.role, 'manage_team');
  const isOpen = found.closed_at === null;
  const name = member.name || own('gone');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} />
        <span className="flex min-w-0 flex-col">
          <span className="flex flex-wrap items-center gap-2">
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            {member.is_you && <Badge>{own('you')}</Badge>}
          </span>
          {member.username !== '' && (
            <span dir="ltr" className="text-start text-sm text-ink-2 wrap-anywhere">
              @{member.username}
            </span>
          )}
          <WhenHere member={member} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={member.role === 'owner' ? 'brand' : 'neutral'}>{own(`role.${member.role}`)}</Badge>
        {mayManage && isOpen && <RoleDialog found={found} member={member} />}
        {member.is_you && <LeaveButton found={found} />}
        {mayManage && !member.is_you && <RemoveButton found={found} member={member} />}
      </span>
    </li>
  );
}

/** For owners: whether a member is signed in, and else when they were last here. */
function WhenHere({ member: { presence } }: { readonly member: Member }) {
  const t = useText(teamTexts);
  const { date } = useFormats();
  if (presence === null) return null;
  const { is_signed_in: isSignedIn, last_on: lastOn } = presence;
  return (
    <span className="num text-sm text-ink-2">
      {isSignedIn
        ? t('presence.now')
        : lastOn === null
          ? t('presence.none')
          : t('presence.on', { date: date(lastOn) })}
    </span>
  );
}
