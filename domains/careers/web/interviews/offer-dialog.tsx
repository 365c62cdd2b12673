import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { readerZone } from '@egcr/web-kit/reader-zone';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { offerInterviewCall, type ReceivedApplication } from '../../contract/index.ts';
import { timesIssue } from '../../contract/interviews/interview-rules.ts';
import { interviewKinds, type InterviewOffer } from '../../contract/interviews/shape.ts';
import { INTERVIEW_LENGTHS, INTERVIEW_PLACE_MAX_LENGTH } from '../../contract/limits.ts';
import { careerApplicantsTexts } from '../applicants/texts.ts';
import { useApplicationActs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { emptyOffer, offerOf, timeFields, typedOffer } from './offer-form.ts';
import { interviewTexts } from './texts.ts';

interface OfferDialogProps {
  readonly application: Pick<ReceivedApplication, 'id' | 'version'>;
  /** Of the job. */
  readonly zones: readonly string[];
  readonly title: string;
  readonly onClose: () => void;
}

/** So many fields for times stand there at first. */
const FIRST_TIMES = 3;

/** Asks an employer for the times of an interview, by the clocks of the job. */
export function OfferDialog({ application, zones, title, onClose }: OfferDialogProps) {
  const t = useText(interviewTexts);
  const applicants = useText(careerApplicantsTexts);
  const { locale } = useLanguage();
  const form = useOffer(application, zones);
  const { send } = useSend(application, onClose);
  const long = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={t('offer.text')}
      closeLabel={applicants('close')}
    >
      <FormShell
        form={form}
        onSubmit={form.submit(async (typed) => {
          const body = offerOf(typed, application.version);
          const issue = issueNow(body);
          if (issue === undefined) await send(body);
          else form.refuse('at1', issue === 'required' ? 'times_required' : issue);
        })}
        action={
          <Button type="submit" width="full" busy={form.isBusy}>
            {t('offer.send')}
          </Button>
        }
      >
        <NativeSelect
          label={t('offer.kind')}
          options={interviewKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...form.field('kind')}
        />
        <TextField
          label={t('offer.place')}
          maxLength={INTERVIEW_PLACE_MAX_LENGTH}
          dir="auto"
          {...form.field('place')}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <NativeSelect
            label={t('offer.minutes')}
            options={INTERVIEW_LENGTHS.map((value) => ({ value: String(value), label: long.format(value) }))}
            {...form.field('minutes')}
          />
          <NativeSelect
            label={t('offer.zone')}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            {...form.field('time_zone')}
          />
        </div>
        <TimeFields form={form} />
      </FormShell>
    </Dialog>
  );
}

/** A few times at first, and more as they are asked for. */
function TimeFields({ form }: { readonly form: ReturnType<typeof useOffer> }) {
  const t = useText(interviewTexts);
  const [shown, setShown] = useState(FIRST_TIMES);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {timeFields.slice(0, shown).map((name, place) => (
          <TextField
            key={name}
            type="datetime-local"
            label={t('offer.time', { number: String(place + 1) })}
            {...form.field(name)}
          />
        ))}
      </div>
      {shown < timeFields.length && (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4.5" />}
          onClick={() => setShown(shown + 1)}
        >
          {t('offer.add')}
        </Button>
      )}
    </>
  );
}

/** What is wrong with the times now. */
function issueNow({ times, minutes }: InterviewOffer) {
  return timesIssue({ starts: times.map((at) => new Date(at)), minutes }, new Date());
}

/** The form with its words. */
function useOffer({ id }: Pick<ReceivedApplication, 'id'>, zones: readonly string[]) {
  const t = useText(interviewTexts);
  const applicants = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const own = readerZone();
  return useKeptForm({
    name: `careers.offer-interview.${id}`,
    keeps: ['place', ...timeFields],
    schema: typedOffer,
    defaultValues: { ...emptyOffer, time_zone: zones.includes(own) ? own : (zones[0] ?? 'UTC') },
    fieldOf: (field) => (field === 'times' ? 'at1' : undefined),
    fieldOfCode: { interview_time_taken: 'at1' },
    sentences: sentences(
      offerInterviewCall,
      {
        team_role_required: applicants('no.role'),
        application_changed: shared('no.changed'),
        application_step_refused: shared('no.changed'),
        interview_time_taken: t('no.taken'),
      },
      ({ code }) => {
        switch (code) {
          case 'times_required':
            return t('issue.time');
          case 'in_the_past':
            return t('issue.past');
          case 'too_far':
            return t('issue.far');
          case 'overlap':
            return t('issue.overlap');
          default:
            return undefined;
        }
      },
    ),
  });
}

function useSend({ id }: Pick<ReceivedApplication, 'id'>, onClose: () => void) {
  const t = useText(interviewTexts);
  const toasts = useToasts();
  const { offerInterview } = useApplicationActs();
  const { attempt } = useKeptAttempt<unknown>(`careers.offered.${id}`, z.unknown());
  return {
    send: async (body: InterviewOffer) => {
      const made = await attempt(body, (key) => offerInterview(id, body, key));
      if (made === undefined) return;
      toasts.show({ tone: 'ok', title: t('offer.done') });
      onClose();
    },
  };
}
