import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import type { Organisation } from '../../contract/index.ts';
import { useTeamActs } from '../queries.ts';
import { organisationTexts } from '../texts.ts';
import { teamTexts } from './texts.ts';
import { useAct } from './use-act.ts';

/** Closes an organisation for good. */
export function CloseButton({ found }: { readonly found: Organisation }) {
  const t = useText(teamTexts);
  const own = useText(organisationTexts);
  const acts = useTeamActs();
  const { key, renew } = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  const end = useAct({
    run: () => acts.close(found.id, key),
    done: t('ended'),
    settled: () => {
      renew();
      setAsking(false);
    },
  });
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={t('end')}
      description={t('end.text')}
      cancelLabel={own('cancel')}
      confirmLabel={t('end')}
      isBusy={end.isPending}
      onConfirm={() => end.mutate()}
      trigger={
        <Button look="danger" className="self-start">
          {t('end')}
        </Button>
      }
    />
  );
}
