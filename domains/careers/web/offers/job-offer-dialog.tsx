import type { WireMoney } from '@egcr/contract/money';
import type { PayPeriod } from '@egcr/jobs/contract';
import { usePay } from '@egcr/jobs/web';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { stepReceivedCall, type OfferTerms, type ReceivedApplication } from '../../contract/index.ts';
import { careerApplicantsTexts } from '../applicants/texts.ts';
import { useApplicationActs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { asTyped, readOffer, typedJobOffer, type TypedJobOffer } from './offer-form.ts';
import { offerTexts } from './texts.ts';

/** What a posting says that it pays. */
export interface PostedPay {
  readonly min: WireMoney;
  readonly max: WireMoney;
  readonly period: PayPeriod;
}

interface JobOfferDialogProps {
  readonly found: Pick<ReceivedApplication, 'id' | 'version'>;
  readonly posted: PostedPay;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks an employer what they offer: the pay, never less than what was posted, and the first day. */
export function JobOfferDialog({ found, posted, title, onClose }: JobOfferDialogProps) {
  const t = useText(offerTexts);
  const applicants = useText(careerApplicantsTexts);
  const { locale } = useLanguage();
  const pay = usePay();
  const form = useOfferForm(found, posted);
  const { send } = useSend(found, onClose);
  const { id, error } = form.field('pay');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={t('text')}
      closeLabel={applicants('close')}
    >
      <FormShell
        form={form}
        onSubmit={form.submit(async (typed) => {
          const { terms, issue } = readNow(typed, posted.min, locale);
          if (issue !== undefined) form.refuse(issue.field, issue.code);
          if (terms !== undefined) await send(terms);
        })}
        action={
          <Button type="submit" width="full" busy={form.isBusy}>
            {t('send')}
          </Button>
        }
      >
        <AmountField
          {...{ id, error }}
          name="pay"
          label={t('pay')}
          hint={t('posted', {
            pay: pay({ pay_min: posted.min, pay_max: posted.max, period: posted.period }),
          })}
          assetCode={posted.min.assetCode}
          value={form.form.watch('pay')}
          onValueChange={(text) => {
            form.form.setValue('pay', text);
            if (form.attempt > 0) void form.form.trigger('pay');
          }}
        />
        <TextField type="date" label={t('starts')} {...form.field('starts_on')} />
        <TextAreaField
          label={t('note')}
          optionalLabel={t('optional')}
          rows={3}
          dir="auto"
          {...form.field('note')}
        />
      </FormShell>
    </Dialog>
  );
}

const readNow = (typed: TypedJobOffer, min: WireMoney, locale: string) =>
  readOffer(typed, { min, locale, now: new Date() });

/** The form with its words. */
function useOfferForm({ id }: Pick<ReceivedApplication, 'id'>, { min }: PostedPay) {
  const t = useText(offerTexts);
  const applicants = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const { locale } = useLanguage();
  return useKeptForm({
    name: `careers.offer-job.${id}`,
    keeps: ['pay', 'starts_on', 'note'],
    schema: typedJobOffer,
    defaultValues: { pay: asTyped(min, locale), starts_on: '', note: '' },
    fieldOf: (field) => (field.startsWith('offer.pay') ? 'pay' : offerFields[field]),
    sentences: sentences(
      stepReceivedCall,
      {
        team_role_required: applicants('no.role'),
        application_changed: shared('no.changed'),
        application_step_refused: shared('no.changed'),
        job_begun: shared('no.begun'),
        interview_ahead: shared('no.ahead'),
      },
      ({ field, code }) => {
        if (code === 'below_published') return t('issue.below');
        if (field.endsWith('pay')) return t('issue.pay');
        return field.endsWith('starts_on') ? t('issue.starts') : undefined;
      },
    ),
  });
}

const offerFields: Readonly<Record<string, 'starts_on' | 'note'>> = {
  'offer.starts_on': 'starts_on',
  'offer.note': 'note',
};

function useSend(found: JobOfferDialogProps['found'], onClose: () => void) {
  const t = useText(offerTexts);
  const toasts = useToasts();
  const { stepReceived } = useApplicationActs();
  const { attempt } = useKeptAttempt<unknown>(`careers.offered-job.${found.id}`, z.unknown());
  return {
    send: async (offer: OfferTerms) => {
      const move = { step: 'offer', offer } as const;
      const made = await attempt({ ...move, version: found.version }, (key) =>
        stepReceived(found, move, key),
      );
      if (made === undefined) return;
      toasts.show({ tone: 'ok', title: t('done') });
      onClose();
    },
  };
}
