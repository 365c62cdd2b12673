import { stateAfter } from '@egcr/contract/machine';
import { addSeconds } from '@egcr/contract/time';
import { Button } from '@egcr/ui/button';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import {
  applicationMachine,
  employerSteps,
  type EmployerStep,
  type ReceivedApplication,
} from '../../contract/index.ts';
import { ANSWER_DAYS } from '../../contract/limits.ts';
import { ApplicationMarks } from '../application-state.tsx';
import { FitParts, FitReasons } from '../fit/fit-reasons.tsx';
import { fitTexts } from '../fit/texts.ts';
import { OfferDialog } from '../interviews/offer-dialog.tsx';
import { ReceivedInterview } from '../interviews/received-interview.tsx';
import { MessagesButton } from '../messages/messages-button.tsx';
import { JobOfferDialog, type PostedPay } from '../offers/job-offer-dialog.tsx';
import { OfferFacts } from '../offers/offer-facts.tsx';
import { careerTexts } from '../texts.ts';
import { CallOffButton } from './call-off-button.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { ReceivedCv } from './received-cv.tsx';
import { careerApplicantsTexts } from './texts.ts';
import { useMove } from './use-move.ts';

const DAY_S = 86_400;

/** What is known of the job that they apply for. */
export interface JobApplied {
  readonly zones: readonly string[];
  /** Undefined while it is read. */
  readonly pay: PostedPay | undefined;
}

interface RowProps {
  readonly found: ReceivedApplication;
  readonly job: JobApplied;
}

/** An application in a list, with all that came with it. */
export function ApplicantRow(props: RowProps) {
  return (
    <li className="p-4">
      <ApplicantDetails {...props} />
    </li>
  );
}

/** What an applicant sent, how it fits, and the steps of the employer. */
export function ApplicantDetails({ found, job }: RowProps) {
  const t = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const fits = useText(fitTexts);
  const formats = useFormats();
  const { name, username } = found.applicant;
  const answerBy = addSeconds(new Date(found.sent_at), ANSWER_DAYS * DAY_S);
  return (
    <article className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          {name === '' ? t('received.gone') : <bdi>{name}</bdi>}{' '}
          {username !== '' && (
            <span dir="ltr" className="font-normal text-ink-2">
              @{username}
            </span>
          )}
        </h2>
        <ApplicationMarks found={found} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span>{shared('sent', { date: formats.date(found.sent_at) })}</span>
        {found.state === 'submitted' && <span>{t('received.answer', { date: formats.date(answerBy) })}</span>}
      </p>
      <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
        {found.letter}
      </p>
      {found.answers.length > 0 && <Answers found={found} />}
      {found.fit !== null && (
        <div
          role="group"
          aria-label={fits('applicant')}
          className="flex flex-col gap-2 rounded-md bg-sunken p-4"
        >
          <FitReasons fit={found.fit} />
          <FitParts fit={found.fit} />
        </div>
      )}
      {found.has_cv && <ReceivedCv id={found.id} />}
      {found.interview !== null && (
        <ReceivedInterview application={found} found={found.interview} zones={job.zones} />
      )}
      {found.offer !== null && <OfferFacts offer={found.offer} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <MessagesButton found={found} side="employer" />
        {employerSteps
          .filter(
            (step) =>
              stateAfter(applicationMachine, found.state, step) !== undefined &&
              (step !== 'call_off' || found.can_call_off),
          )
          .map((step) => (
            <StepButton key={step} found={found} step={step} job={job} />
          ))}
      </div>
    </article>
  );
}

/** What the employer asked, and what they answered. */
function Answers({ found: { answers } }: Pick<RowProps, 'found'>) {
  const t = useText(careerApplicantsTexts);
  return (
    <dl aria-label={t('answers')} className="flex max-w-[68ch] flex-col gap-3">
      {answers.map(({ question, answer }) => (
        <div key={question} className="flex min-w-0 flex-col gap-1">
          <dt dir="auto" className="text-sm font-medium wrap-anywhere text-ink-2">
            {question}
          </dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StepButton({ found, step, job }: RowProps & { readonly step: EmployerStep }) {
  const t = useText(careerTexts);
  const [isAsking, setAsking] = useState(false);
  const { move, isMoving } = useMove(found);
  if (step === 'decline')
    return (
      <>
        <Button look="quiet" size="small" onClick={() => setAsking(true)}>
          {t('step.decline')}
        </Button>
        {isAsking && <DeclineDialog found={found} onClose={() => setAsking(false)} />}
      </>
    );
  if (step === 'call_off') return <CallOffButton found={found} />;
  if (step === 'invite')
    return (
      <>
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {t('step.invite')}
        </Button>
        {isAsking && (
          <OfferDialog
            application={found}
            zones={job.zones}
            title={t('step.invite')}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    );
  if (step === 'offer')
    return (
      <>
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {t('step.offer')}
        </Button>
        {isAsking && job.pay !== undefined && (
          <JobOfferDialog
            found={found}
            posted={job.pay}
            title={t('step.offer')}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    );
  return (
    <Button look="secondary" size="small" busy={isMoving} onClick={() => move({ step })}>
      {t(`step.${step}`)}
    </Button>
  );
}
