import { Button } from '@egcr/ui/button';
import { formatMoney } from '@egcr/ui/format-money';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { confirmHoldCall, holdPaymentCall, prolongHoldCall, releaseHoldCall } from '../../contract/index.ts';
import { HOLD_TEXT_MAX_LENGTH } from '../../contract/limits.ts';
import { holdText, type CaseHold, type CasePayment } from '../../contract/shapes.ts';
import { actOnHold, holdPayment, rereadFraudCases } from '../queries.ts';
import { officerTexts } from './texts.ts';

function useOfficerSentences() {
  const t = useText(officerTexts);
  return sentences([holdPaymentCall, confirmHoldCall, prolongHoldCall, releaseHoldCall], {
    other_officers: t('no.others'),
    own_case: t('no.own'),
    own_payment: t('no.own'),
    case_not_taken: t('no.not_taken'),
    payment_held: t('no.held'),
    nothing_left: t('no.nothing'),
    hold_over: t('no.over'),
    hold_confirmed: t('no.confirmed'),
    other_officer_needed: t('second'),
    held_longest: t('no.longest'),
  });
}

const holdForm = z.strictObject({ choice: z.string('required'), reason: holdText });

interface HoldFormProps {
  readonly caseId: string;
  /** Those that are not held yet. */
  readonly payments: readonly CasePayment[];
}

/** Holds one of the payments for 72 hours. A PIN that is not fresh is asked for first. */
export function HoldForm({ caseId, payments }: HoldFormProps) {
  const t = useText(officerTexts);
  const formats = useFormats();
  const { locale } = useLanguage();
  const options = payments.map(({ transfer_id: value, to, amount, paid_at: at }) => ({
    value,
    label: `${formatMoney(amount, { locale })} · ${t('to', { name: to })}`,
    hint: formats.exact(at),
  }));
  return (
    <>
      <p className="text-sm text-ink-2">{t('hold.text')}</p>
      <ReasonedForm
        name={`fraud.hold.${caseId}`}
        label={t('payments')}
        options={options}
        button={t('hold.send')}
        send={({ choice, reason }, key) => holdPayment(caseId, { transfer_id: choice, reason }, key)}
      />
    </>
  );
}

/** Confirms a hold, holds money longer, or lets it go. */
export function HoldActs({ hold }: { readonly hold: CaseHold }) {
  const t = useText(officerTexts);
  const mayProlong = hold.can.includes('prolong');
  return (
    <>
      {!mayProlong && <p className="text-sm text-ink-2">{t('second')}</p>}
      <ReasonedForm
        name={`fraud.hold-act.${hold.id}`}
        label={t('do')}
        options={hold.can.map((value) => ({ value, label: t(`do.${value}`) }))}
        button={t('do.send')}
        send={({ choice, reason }, key) =>
          actOnHold(hold.id, { act: hold.can.find((each) => each === choice) ?? 'release', reason }, key)
        }
      />
    </>
  );
}

interface ReasonedFormProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  readonly button: string;
  readonly send: (given: z.output<typeof holdForm>, key: string) => Promise<unknown>;
}

function ReasonedForm({ name, label, options, button, send }: ReasonedFormProps) {
  const t = useText(officerTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['choice', 'reason'],
    schema: holdForm,
    defaultValues: { reason: '' },
    sentences: useOfficerSentences(),
  });
  const { choice } = form.form.watch();
  const problem = form.problems.find((each) => each.name === 'choice');
  async function submit(given: z.output<typeof holdForm>): Promise<void> {
    try {
      if (await attempt(given, (key) => send(given, key))) toasts.show({ tone: 'ok', title: t('done') });
    } finally {
      await rereadFraudCases(client);
    }
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(submit)}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {button}
        </Button>
      }
    >
      <RadioGroup
        id={form.field('choice').id}
        label={label}
        look="cards"
        value={choice}
        error={problem && t('choose')}
        onValueChange={(value) => form.form.setValue('choice', value, { shouldValidate: true })}
        options={options}
      />
      <TextAreaField
        label={t('reason')}
        rows={3}
        maxLength={HOLD_TEXT_MAX_LENGTH}
        dir="auto"
        {...form.field('reason')}
      />
    </FormShell>
  );
}
