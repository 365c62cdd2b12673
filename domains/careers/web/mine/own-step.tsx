import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { stepOwnApplicationCall, type ApplicantStep, type OwnApplication } from '../../contract/index.ts';
import { OfferFacts } from '../offers/offer-facts.tsx';
import { useApplicationActs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { ownStepTexts } from './texts.ts';

/** A step of the applicant. Each is the last one and cannot be taken back, so it is asked for once more. */
export function OwnStep({ found, step }: { readonly found: OwnApplication; readonly step: ApplicantStep }) {
  const t = useText(ownStepTexts);
  const shared = useText(careerTexts);
  const [isAsking, setAsking] = useState(false);
  const { take, isTaking } = useOwnStep(found, step, () => setAsking(false));
  const label = shared(`step.${step}`);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={t(`${step}.title`)}
      description={t(`${step}.text`)}
      cancelLabel={step === 'call_off' ? t('call_off.keep') : shared('cancel')}
      confirmLabel={label}
      confirmLook={step === 'accept' ? 'primary' : 'danger'}
      isBusy={isTaking}
      onConfirm={take}
      trigger={
        <Button look={step === 'accept' ? 'primary' : 'quiet'} size="small">
          {label}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="font-medium wrap-anywhere">
          <bdi>{found.job.title}</bdi>, <bdi>{found.job.employer}</bdi>
        </p>
        {step === 'accept' && found.offer !== null && <OfferFacts offer={found.offer} />}
      </div>
    </ConfirmDialog>
  );
}

function useOwnStep(found: OwnApplication, step: ApplicantStep, onEnd: () => void) {
  const t = useText(ownStepTexts);
  const shared = useText(careerTexts);
  const toasts = useToasts();
  const { stepOwn } = useApplicationActs();
  const { attempt } = useKeptAttempt(`careers.own.${found.id}`, z.unknown());
  const say = useSentences(
    sentences(stepOwnApplicationCall, {
      application_changed: shared('no.changed'),
      application_step_refused: shared('no.changed'),
      job_begun: shared('no.begun'),
    }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt({ step, version: found.version }, (key) => stepOwn(found, step, key)),
    onSuccess: (made) => {
      if (made !== undefined) toasts.show({ tone: 'ok', title: t(`${step}.done`) });
    },
    onError: (failure) => {
      if (!isRefusal(failure, 'pin_required')) toasts.show({ tone: 'bad', title: say.failure(failure) });
    },
    onSettled: onEnd,
  });
  return { take: () => mutate(), isTaking: isPending };
}
