import { hrefOf } from '@egcr/contract/product-screens';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { useState } from 'react';

import type { Organisation } from '../../contract/index.ts';
import { useTeamActs } from '../queries.ts';
import { organisationTexts } from '../texts.ts';
import type { Member } from './team-list.tsx';
import { teamTexts } from './texts.ts';
import { useAct } from './use-act.ts';

/** Takes another member out of the team. */
export function RemoveButton({ found, member }: { readonly found: Organisation; readonly member: Member }) {
  const t = useText(teamTexts);
  const own = useText(organisationTexts);
  const acts = useTeamActs();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct({
    run: () => acts.remove(found.id, member.user_id),
    done: t('removed'),
    settled: () => setAsking(false),
  });
  const name = member.name || own('gone');
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={t('remove.title', { name })}
      description={t('remove.text')}
      cancelLabel={own('cancel')}
      confirmLabel={t('remove')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      trigger={
        <Button look="quiet" size="small" aria-label={`${t('remove')}: ${name}`}>
          {t('remove')}
        </Button>
      }
    />
  );
}

/** Takes the reader themselves out of the team, and back to their organisations. */
export function LeaveButton({ found }: { readonly found: Organisation }) {
  const t = useText(teamTexts);
  const own = useText(organisationTexts);
  const router = useRouter();
  const acts = useTeamActs();
  const [isAsking, setAsking] = useState(false);
  const you = found.team.find((member) => member.is_you);
  const leave = useAct({
    run: () => acts.remove(found.id, you?.user_id ?? ''),
    done: t('left'),
    settled: () => setAsking(false),
    after: () => router.go(hrefOf('settings', { section: 'organisations' })),
  });
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={t('leave.title', { name: found.name })}
      description={t('leave.text')}
      cancelLabel={own('cancel')}
      confirmLabel={t('leave')}
      isBusy={leave.isPending}
      onConfirm={() => leave.mutate()}
      trigger={
        <Button look="quiet" size="small">
          {t('leave')}
        </Button>
      }
    />
  );
}
