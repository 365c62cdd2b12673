import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';

import type { OwnInvitation } from '../../contract/index.ts';
import { useOrganisationSentences } from '../organisation-sentences.ts';
import { useTeamActs } from '../queries.ts';
import { organisationTexts } from '../texts.ts';
import { invitationTexts } from './texts.ts';

/** Who invites the person to which team; nothing where no one does. */
export function ReceivedInvitations({ received }: { readonly received: readonly OwnInvitation[] }) {
  const t = useText(invitationTexts);
  if (received.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('received')}</h2>
      <ul className="flex flex-col gap-3">
        {received.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invitation }: { readonly invitation: OwnInvitation }) {
  const t = useText(invitationTexts);
  const own = useText(organisationTexts);
  const formats = useFormats();
  const say = useSentences(useOrganisationSentences());
  const toasts = useToasts();
  const { key, renew } = useIdempotencyKey();
  const acts = useTeamActs();
  const { organisation, role, invited_by: inviter, expires_at: end } = invitation;
  const answer = useMutation({
    mutationFn: (given: 'accept' | 'decline') => acts.answer(invitation.id, given, key),
    onSuccess: (_answer, given) =>
      toasts.show({
        tone: 'ok',
        title: given === 'accept' ? t('accepted', { name: organisation.name }) : t('declined'),
      }),
    onError: (failure) => {
      renew();
      toasts.show({ tone: 'bad', title: say.failure(failure) });
    },
  });
  const name = inviter === '' ? own('gone') : inviter;
  return (
    <li>
      <Card
        title={<bdi className="wrap-anywhere">{organisation.name}</bdi>}
        description={t('received.text', { name, role: own(`role.${role}`) })}
      >
        <p className="text-sm text-ink-2">
          {own(`role.${role}.text`)} · {t('waiting.until', { date: formats.date(end) })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            busy={answer.isPending && answer.variables === 'accept'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('accept')}
          >
            {t('accept')}
          </Button>
          <Button
            look="secondary"
            size="small"
            busy={answer.isPending && answer.variables === 'decline'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('decline')}
          >
            {t('decline')}
          </Button>
        </div>
      </Card>
    </li>
  );
}
