import type { WireMoney } from '@egcr/contract/money';
import { HEARING_DAYS } from '@egcr/disbursements/contract';
import type { GivenPaper } from '@egcr/documents/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { formatMoney } from '@egcr/ui/format-money';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useReadAmount } from '@egcr/wallet/web';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { proposeRecoveryCall, recoveryReasons } from '../../contract/index.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN, RECEIPTS_MAX } from '../../contract/limits.ts';
import { useReread } from '../agreement/queries.ts';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

interface ProposeRecoveryFormProps {
  readonly caseId: string;
  readonly recoverable: WireMoney;
  /** Its recipient won an appeal before: what is new is asked for. */
  readonly isAfterAppeal?: boolean;
  /** What its recipient gave with reports. */
  readonly receipts: readonly GivenPaper[];
}

/** An officer proposes to take money back. Folded away: it is seldom needed. */
export function ProposeRecoveryForm(props: ProposeRecoveryFormProps) {
  const t = useText(recoveryTexts);
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-semibold">{t('propose')}</summary>
      <div className="flex flex-col gap-4 pt-3">
        <p className="text-sm text-ink-2">{t('propose.text', { days: HEARING_DAYS })}</p>
        <Form {...props} />
      </div>
    </details>
  );
}

function Form({ caseId, recoverable, receipts, isAfterAppeal = false }: ProposeRecoveryFormProps) {
  const t = useText(recoveryTexts);
  const { locale } = useLanguage();
  const { form, readAmount, propose } = useProposal({ caseId, asset: recoverable.assetCode, isAfterAppeal });
  const amount = form.field('amount');
  const papers = form.form.watch('papers');
  const issue = (name: string) => form.problems.some((each) => each.name === name);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (values) => {
        const money = readAmount(values.amount);
        const { new_facts: facts, ...others } = values;
        if (money === undefined) return;
        await propose({ ...others, amount: money, ...(isAfterAppeal && { new_facts: facts }) });
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('propose.send')}
        </Button>
      }
    >
      <AmountField
        id={amount.id}
        error={amount.error}
        name="amount"
        label={t('amount')}
        hint={t('propose.most', { amount: formatMoney(recoverable, { locale }) })}
        assetCode={recoverable.assetCode}
        value={form.form.watch('amount')}
        onValueChange={(text) => form.form.setValue('amount', text, { shouldValidate: form.attempt > 0 })}
      />
      <RadioGroup
        id={form.field('reason').id}
        label={t('propose.reason')}
        value={form.form.watch('reason')}
        error={issue('reason') && t('issue.choose')}
        onValueChange={(value) => {
          const reason = recoveryReasons.find((each) => each === value);
          if (reason) form.form.setValue('reason', reason, { shouldValidate: true });
        }}
        options={recoveryReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      <TextAreaField
        label={t('propose.finding')}
        hint={t('propose.hint')}
        rows={4}
        maxLength={AWARD_TEXT_MAX}
        dir="auto"
        {...form.field('finding')}
      />
      {isAfterAppeal && (
        <TextAreaField
          label={t('new')}
          hint={t('new.hint')}
          rows={3}
          maxLength={AWARD_TEXT_MAX}
          dir="auto"
          {...form.field('new_facts')}
        />
      )}
      <Receipts
        receipts={receipts}
        chosen={papers}
        onChoose={(chosen) => form.form.setValue('papers', chosen)}
      />
    </FormShell>
  );
}

interface ReceiptsProps {
  readonly receipts: readonly GivenPaper[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: string[]) => void;
}

/** Which of the receipts show it. */
function Receipts({ receipts, chosen, onChoose }: ReceiptsProps) {
  const t = useText(recoveryTexts);
  if (receipts.length === 0) return null;
  return (
    <fieldset className="flex flex-col">
      <legend className="font-semibold">{t('propose.papers')}</legend>
      {receipts.map(({ document_id: id, name }) => (
        <Checkbox
          key={id}
          label={<bdi className="wrap-anywhere">{name}</bdi>}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
    </fieldset>
  );
}

const written = z
  .string()
  .check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long'));

function useProposal({
  caseId,
  asset,
  isAfterAppeal,
}: {
  readonly caseId: string;
  readonly asset: string;
  readonly isAfterAppeal: boolean;
}) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const readAmount = useReadAmount(asset);
  const name = `grants.propose-recovery.${caseId}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['amount', 'finding', 'new_facts'],
    schema: z.strictObject({
      amount: z.string().check(z.refine((typed) => readAmount(typed) !== undefined, 'invalid_amount')),
      reason: z.enum(recoveryReasons, 'not_offered'),
      finding: written,
      new_facts: isAfterAppeal ? written : z.string(),
      papers: z.array(z.string()).check(z.maxLength(RECEIPTS_MAX, 'too_many')),
    }),
    defaultValues: { amount: '', finding: '', new_facts: '', papers: [] },
    sentences: sentences(
      proposeRecoveryCall,
      {
        invalid_amount: t('issue.amount'),
        unknown_currency: t('issue.amount'),
        own_case: award('no.own'),
        related_to_applicant: t('no.related'),
        recovery_open: t('no.open'),
        appeal_won: t('no.won'),
        more_than_paid: t('no.paid'),
      },
      ({ field }) => {
        if (field === 'reason') return t('issue.choose');
        if (field === 'papers') return t('issue.papers');
        return field === 'finding' || field === 'new_facts' ? award('issue.text') : t('issue.amount');
      },
    ),
  });
  const propose = async (body: Parameters<typeof call<typeof proposeRecoveryCall>>[1]['body']) => {
    const done = await attempt(body, (key) =>
      call(proposeRecoveryCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
    );
    if (!done) return;
    toasts.show({ tone: 'ok', title: t('propose.done') });
    await reread();
  };
  return { form, readAmount, propose };
}
