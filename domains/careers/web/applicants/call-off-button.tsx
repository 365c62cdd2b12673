import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import type { ReceivedApplication } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { careerApplicantsTexts } from './texts.ts';
import { useMove } from './use-move.ts';

/** Calls off a hire before its first day, once it was asked whether to. */
export function CallOffButton({ found }: { readonly found: ReceivedApplication }) {
  const t = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const [isAsking, setAsking] = useState(false);
  const { move, isMoving } = useMove(found, () => setAsking(false));
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={t('call_off.title')}
      description={t('call_off.text')}
      cancelLabel={t('call_off.keep')}
      confirmLabel={shared('step.call_off')}
      confirmLook="danger"
      isBusy={isMoving}
      onConfirm={() => move({ step: 'call_off' })}
      trigger={
        <Button look="quiet" size="small">
          {shared('step.call_off')}
        </Button>
      }
    />
  );
}
