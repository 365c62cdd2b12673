import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { stepInterviewCall, type Interview } from '../../contract/index.ts';
import type { ApplicantInterviewStep } from '../../contract/interviews/shape.ts';
import { useApplicationActs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { interviewTexts } from './texts.ts';
import { useOwnWhen, useWhen } from './when.ts';

/** An interview as the applicant sees it: times to choose from, or the one that is booked. */
export function OwnInterview({ found }: { readonly found: Interview }) {
  const t = useText(interviewTexts);
  const [isChanging, setChanging] = useState(false);
  const { take, isBusy } = useInterviewStep(found, () => setChanging(false));
  if (found.state === 'held') return null;
  if (found.state === 'cancelled') return <p className="text-sm text-ink-2">{t('cancelled')}</p>;
  const isBooked = found.state === 'booked';
  return (
    <div role="group" aria-label={t('title')} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <InterviewFacts found={found} />
      {found.state === 'other_times' && <p>{t('others.asked')}</p>}
      {(found.state === 'offered' || isChanging) && (
        <Times
          key={found.version}
          found={found}
          isBusy={isBusy}
          onBook={(at) => take({ step: 'book', starts_at: at, version: found.version })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isBooked && <CalendarButton id={found.id} />}
        {isBooked && !isChanging && found.times.length > 0 && (
          <Button look="secondary" size="small" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        )}
        {found.state !== 'other_times' && (
          <Button
            look="secondary"
            size="small"
            busy={isBusy}
            onClick={() => take({ step: 'ask_other_times', version: found.version })}
          >
            {t('others')}
          </Button>
        )}
        <CancelButton isBusy={isBusy} onConfirm={() => take({ step: 'cancel', version: found.version })} />
      </div>
    </div>
  );
}

interface TimesProps {
  readonly found: Interview;
  readonly isBusy: boolean;
  readonly onBook: (at: string) => void;
}

function Times({ found, isBusy, onBook }: TimesProps) {
  const t = useText(interviewTexts);
  const when = useWhen();
  const ownWhen = useOwnWhen();
  const { times, time_zone: zone, starts_at: booked } = found;
  const [at, setAt] = useState(booked !== null && times.includes(booked) ? booked : times[0]);
  if (at === undefined) return <p>{t('passed')}</p>;
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onBook(at);
      }}
    >
      <RadioGroup
        label={t('choose')}
        hint={t('choose.text', { zone })}
        value={at}
        onValueChange={setAt}
        options={times.map((each) => {
          const own = ownWhen(each, zone);
          return {
            value: each,
            label: when(each, zone),
            ...(own !== undefined && { hint: t('yours', { when: own }) }),
          };
        })}
      />
      <Button type="submit" size="small" busy={isBusy}>
        {t('book')}
      </Button>
    </form>
  );
}

/** Takes a step of the applicant, once, and says what came of it. */
function useInterviewStep(found: Interview, onDone: () => void) {
  const t = useText(interviewTexts);
  const shared = useText(careerTexts);
  const toasts = useToasts();
  const { stepInterview } = useApplicationActs();
  const { attempt } = useKeptAttempt(`careers.interview.${found.id}`, z.unknown());
  const say = useSentences(
    sentences(stepInterviewCall, {
      interview_changed: shared('no.changed'),
      interview_step_refused: shared('no.changed'),
      interview_time_gone: t('no.gone'),
      interview_time_taken: t('no.gone'),
    }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: (step: ApplicantInterviewStep) => attempt(step, (key) => stepInterview(found.id, step, key)),
    onSuccess: (made, { step }) => {
      if (made === undefined) return;
      toasts.show({ tone: 'ok', title: step === 'book' ? t('booked.done') : shared('step.done') });
      onDone();
    },
    onError: (failure) => {
      if (!isRefusal(failure, 'pin_required')) toasts.show({ tone: 'bad', title: say.failure(failure) });
    },
  });
  return { take: mutate, isBusy: isPending };
}
