import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { StopBanner, rereadWallet, useLeavingWords, useReadAmount, useStopReason } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { payBackCall, type GrantRecovery } from '../../contract/index.ts';
import { useReread } from '../agreement/queries.ts';
import { agreementTexts } from '../agreement/texts.ts';
import { recoveryTexts } from './texts.ts';

interface PayBackFormProps {
  readonly caseId: string;
  readonly recovery: GrantRecovery;
}

/** Pays what is owed back, or a part. */
export function PayBackForm({ caseId, recovery }: PayBackFormProps) {
  const t = useText(recoveryTexts);
  const { assetCode: asset } = recovery.owed;
  const toasts = useToasts();
  const client = useQueryClient();
  const reread = useReread();
  const readAmount = useReadAmount(asset);
  const stopped = useStopReason();
  const name = `grants.pay-back.${recovery.id}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['amount'],
    schema: z.strictObject({
      amount: z.string().check(z.refine((typed) => readAmount(typed) !== undefined, 'invalid_amount')),
    }),
    defaultValues: { amount: '' },
    sentences: usePaySentences(asset),
  });
  const { id, error } = form.field('amount');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (typed) => {
        const amount = readAmount(typed.amount);
        if (amount === undefined) return;
        const body = { amount };
        const params = { id: caseId, recovery: recovery.id };
        const done = await attempt(body, (key) =>
          call(payBackCall, { params, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: t('pay.done') });
        form.form.reset({ amount: '' });
        await Promise.all([reread(), rereadWallet(client)]);
      })}
      action={
        <Button
          type="submit"
          busy={form.isBusy}
          disabled={stopped !== undefined}
          disabledReason={stopped}
          className="self-start"
        >
          {t('pay.send')}
        </Button>
      }
    >
      <StopBanner />
      <AmountField
        {...{ id, error }}
        name="amount"
        label={t('pay.amount')}
        assetCode={asset}
        value={form.form.watch('amount')}
        onValueChange={(text) => form.form.setValue('amount', text, { shouldValidate: form.attempt > 0 })}
      />
    </FormShell>
  );
}

function usePaySentences(asset: string) {
  const t = useText(recoveryTexts);
  const award = useText(agreementTexts);
  const leaving = useLeavingWords(asset);
  return sentences(
    payBackCall,
    {
      ...leaving,
      invalid_amount: t('issue.amount'),
      unknown_currency: t('issue.amount'),
      recovery_step_refused: award('no.step'),
      more_than_owed: t('no.owed'),
      insufficient_funds: t('no.funds'),
      account_frozen: leaving.wallet_frozen,
    },
    () => t('issue.amount'),
  );
}
