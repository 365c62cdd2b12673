import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';

import type { Organisation } from '../../contract/index.ts';
import { useOrganisationSentences } from '../organisation-sentences.ts';
import { useTeamActs } from '../queries.ts';
import { organisationTexts } from '../texts.ts';
import { invitationTexts } from './texts.ts';

/** Who was invited and has not answered; nothing where no one is awaited. */
export function OpenInvitations({ found }: { readonly found: Organisation }) {
  const t = useText(invitationTexts);
  if (found.invitations.length === 0) return null;
  return (
    <Card title={t('waiting')}>
      <ul className="flex flex-col divide-y divide-line">
        {found.invitations.map((invitation) => (
          <Row key={invitation.id} id={found.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly id: string;
  readonly invitation: Organisation['invitations'][number];
}

function Row({ id, invitation }: RowProps) {
  const t = useText(invitationTexts);
  const own = useText(organisationTexts);
  const formats = useFormats();
  const say = useSentences(useOrganisationSentences());
  const toasts = useToasts();
  const acts = useTeamActs();
  const who = invitation.email || invitation.name || own('gone');
  const withdraw = useMutation({
    mutationFn: () => acts.withdraw(id, invitation.id),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('withdrawn') }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex min-w-0 flex-col">
        <bdi className="font-semibold wrap-anywhere">{who}</bdi>
        <span className="text-sm text-ink-2">
          {invitation.email !== '' && `${t('mailed')} · `}
          {t('waiting.until', { date: formats.date(invitation.expires_at) })}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Badge>{own(`role.${invitation.role}`)}</Badge>
        <Button
          look="quiet"
          size="small"
          busy={withdraw.isPending}
          aria-label={`${t('withdraw')}: ${who}`}
          onClick={() => withdraw.mutate()}
        >
          {t('withdraw')}
        </Button>
      </span>
    </li>
  );
}
