import { HEARING_DAYS } from '@egcr/disbursements/contract';
import { Button } from '@egcr/ui/button';
import { Money } from '@egcr/ui/money';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { CAUSE_MAX, CAUSE_MIN } from '../../../contract/limits.ts';
import { recordOverpaymentCall, type ClaimOfWeeks } from '../../../contract/overpayment-calls.ts';
import { overpaymentReasons } from '../../../contract/overpayment-machine.ts';
import { overpaidFor } from '../../../contract/overpayment-rules.ts';
import { currentPolicy, policyOf } from '../../../contract/policy.ts';
import { useReadEarned } from '../../earned-field.tsx';
import { overpaymentTexts } from '../../overpayments/texts.ts';
import { supportKey } from '../../queries.ts';
import { earnedOf, inAsset } from '../../working.tsx';
import { staffTexts } from '../texts.ts';
import { staffOverpaymentTexts } from './texts.ts';
import { WeekFields, type FoundWeek } from './week-fields.tsx';

const foundWeek = z.strictObject({ id: z.string(), is_due: z.boolean(), earned: z.string() });
const schema = z.strictObject({
  reason: z.enum(overpaymentReasons, 'not_offered'),
  finding: z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long')),
  weeks: z.array(foundWeek).check(z.minLength(1, 'required')),
});

/** Which weeks were paid too much, and why. The sum is that of the rule that pays, and is shown before it is sent. */
export function RecordForm({ claim }: { readonly claim: ClaimOfWeeks }) {
  const t = useText(staffOverpaymentTexts);
  const facts = useText(overpaymentTexts);
  const { form, record, overOf } = useRecord(claim);
  const weeks = form.form.watch('weeks');
  const setWeeks = (next: readonly FoundWeek[]) => form.form.setValue('weeks', [...next]);
  const issue = (field: string) => form.problems.find(({ name }) => name === field);
  const sum = weeks.reduce((all, week) => all + (overOf(week) ?? 0n), 0n);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(record)}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('send')}
        </Button>
      }
    >
      <WeekFields
        id={form.field('weeks').id}
        claim={claim}
        weeks={weeks}
        onChange={setWeeks}
        error={issue('weeks') && t('issue.weeks')}
        overOf={overOf}
      />
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-3 font-semibold">
        {t('sum')} <Money amount={inAsset(sum)} className="text-lg" />
      </p>
      <RadioGroup
        id={form.field('reason').id}
        label={t('why')}
        value={form.form.watch('reason')}
        error={issue('reason') && t('issue.choose')}
        onValueChange={(value) => {
          const reason = overpaymentReasons.find((each) => each === value);
          if (reason) form.form.setValue('reason', reason, { shouldValidate: true });
        }}
        options={overpaymentReasons.map((value) => ({ value, label: facts(`reason.${value}`) }))}
      />
      <TextAreaField
        label={t('found')}
        hint={t('found.hint')}
        rows={4}
        maxLength={CAUSE_MAX}
        dir="auto"
        {...form.field('finding')}
      />
    </FormShell>
  );
}

/** What was paid too much for a week as it is filled in; undefined where the earnings are no amount. */
function useOver(claim: ClaimOfWeeks): (week: FoundWeek) => bigint | undefined {
  const read = useReadEarned();
  const policy = policyOf(claim.policy_version) ?? currentPolicy;
  return ({ id, is_due: isDue, earned }) => {
    const paid = claim.weeks.find((each) => each.id === id);
    const earnedMinor = isDue ? read(earned) : 0n;
    if (paid === undefined || earnedMinor === undefined) return undefined;
    const benefitMinor = BigInt(paid.benefit.value);
    const paidMinor = BigInt(paid.paid.value);
    return overpaidFor(policy, { benefitMinor, paidMinor, isDue, earnedMinor }).overMinor;
  };
}

function useRecord(claim: ClaimOfWeeks) {
  const t = useText(staffOverpaymentTexts);
  const staff = useText(staffTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const read = useReadEarned();
  const overOf = useOver(claim);
  const name = `support.record-overpayment.${claim.case_id}`;
  const { attempt } = useKeptAttempt<unknown>(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['finding'],
    schema,
    defaultValues: { finding: '', weeks: [] },
    sentences: sentences(
      recordOverpaymentCall,
      {
        own_week: staff('no.own'),
        related_to_applicant: staff('no.related'),
        overpayment_recorded: t('no.recorded'),
      },
      ({ field }) => {
        if (field === 'reason') return t('issue.choose');
        return field === 'finding' ? staff('issue.reason') : t('issue.weeks');
      },
    ),
  });
  const record = async ({ reason, finding, weeks }: z.output<typeof schema>) => {
    if (weeks.some((week) => (overOf(week) ?? 0n) === 0n)) return form.refuse('weeks', 'not_overpaid');
    const body = {
      case_id: claim.case_id,
      reason,
      finding,
      weeks: weeks.map(({ id, is_due: isDue, earned }) => ({
        id,
        is_due: isDue,
        earned: earnedOf(isDue ? (read(earned) ?? 0n) : 0n),
      })),
    };
    const done = await attempt(body, (key) => call(recordOverpaymentCall, { body }, { idempotencyKey: key }));
    if (!done) return;
    toasts.show({ tone: 'ok', title: t('done', { days: HEARING_DAYS }) });
    form.form.reset({ finding: '', weeks: [] });
    await client.invalidateQueries({ queryKey: supportKey });
  };
  return { form, record, overOf };
}
