import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import { declineReasons, type DeclineReason, type ReceivedApplication } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { careerApplicantsTexts } from './texts.ts';
import { useMove } from './use-move.ts';

interface DeclineDialogProps {
  readonly found: ReceivedApplication;
  readonly onClose: () => void;
}

/** Asks an employer for the reason of a no; the applicant reads it. */
export function DeclineDialog({ found, onClose }: DeclineDialogProps) {
  const t = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const [reason, setReason] = useState<DeclineReason>('skills');
  const { move, isMoving } = useMove(found, onClose);
  return (
    <Dialog isOpen onOpenChange={onClose} size="small" title={t('decline.title')} closeLabel={t('close')}>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          move({ step: 'decline', reason });
        }}
      >
        <p className="text-sm text-ink-2">{t('decline.text')}</p>
        <RadioGroup
          label={t('decline.title')}
          value={reason}
          onValueChange={(value) => setReason(declineReasons.find((each) => each === value) ?? 'other')}
          options={declineReasons.map((value) => ({ value, label: shared(`reason.${value}`) }))}
        />
        <Button type="submit" width="full" busy={isMoving}>
          {shared('step.decline')}
        </Button>
      </form>
    </Dialog>
  );
}
