import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { cancelInterviewCall, type Interview, type ReceivedApplication } from '../../contract/index.ts';
import { careerApplicantsTexts } from '../applicants/texts.ts';
import { useApplicationActs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { interviewTexts } from './texts.ts';
import { useWhen } from './when.ts';

interface ReceivedInterviewProps {
  readonly application: ReceivedApplication;
  readonly found: Interview;
  /** Of the job. */
  readonly zones: readonly string[];
}

/** An interview as the employer sees it: what is offered or booked, and how to change it. */
export function ReceivedInterview({ application, found, zones }: ReceivedInterviewProps) {
  const t = useText(interviewTexts);
  const when = useWhen();
  const [isOffering, setOffering] = useState(false);
  const { cancel, isBusy } = useCancel(found);
  if (found.state === 'held' || application.state !== 'interview') return null;
  const isOver = found.state === 'cancelled';
  return (
    <div role="group" aria-label={t('title')} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      {!isOver && <InterviewFacts found={found} />}
      {isOver && <p>{t('cancelled')}</p>}
      {found.state === 'other_times' && <p className="font-semibold">{t('others.received')}</p>}
      {found.state === 'offered' && (
        <>
          <p className="font-semibold">{t(found.times.length === 0 ? 'passed' : 'waiting')}</p>
          <ul className="flex flex-col gap-1 text-sm">
            {found.times.map((at) => (
              <li key={at}>{when(at, found.time_zone)}</li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {found.state === 'booked' && <CalendarButton id={found.id} />}
        <Button look="secondary" size="small" onClick={() => setOffering(true)}>
          {t('again')}
        </Button>
        {!isOver && <CancelButton isBusy={isBusy} onConfirm={cancel} />}
      </div>
      {isOffering && (
        <OfferDialog
          application={application}
          zones={zones}
          title={t('again')}
          onClose={() => setOffering(false)}
        />
      )}
    </div>
  );
}

function useCancel({ id, version }: Interview) {
  const applicants = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const toasts = useToasts();
  const { cancelInterview } = useApplicationActs();
  const { attempt } = useKeptAttempt(`careers.cancel-interview.${id}`, z.unknown());
  const say = useSentences(
    sentences(cancelInterviewCall, {
      team_role_required: applicants('no.role'),
      interview_changed: shared('no.changed'),
      interview_step_refused: shared('no.changed'),
    }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt({ version }, (key) => cancelInterview(id, version, key)),
    onSuccess: (made) => {
      if (made !== undefined) toasts.show({ tone: 'ok', title: shared('step.done') });
    },
    onError: (failure) => {
      if (!isRefusal(failure, 'pin_required')) toasts.show({ tone: 'bad', title: say.failure(failure) });
    },
  });
  return { cancel: () => mutate(), isBusy: isPending };
}
