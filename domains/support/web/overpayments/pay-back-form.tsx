import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { StopBanner, rereadWallet, useStopReason, useLeavingWords } from '@egcr/wallet/web';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { payOverpaymentCall, type OwnOverpayment } from '../../contract/overpayment-calls.ts';
import { SUPPORT_ASSET } from '../../contract/programme.ts';
import { EarnedField, useReadEarned } from '../earned-field.tsx';
import { supportKey } from '../queries.ts';
import { inAsset } from '../working.tsx';
import { overpaymentTexts } from './texts.ts';

const schema = z.strictObject({ amount: z.string().check(z.minLength(1, 'required')) });

/** Pays what is owed back out of the wallet, or a part. */
export function PayBackForm({ overpayment }: { readonly overpayment: OwnOverpayment }) {
  const t = useText(overpaymentTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const read = useReadEarned();
  const stopped = useStopReason();
  const name = `support.pay-overpayment.${overpayment.id}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['amount'],
    schema,
    defaultValues: { amount: '' },
    sentences: usePaySentences(),
  });
  const { id, error } = form.field('amount');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async ({ amount }) => {
        const minor = read(amount);
        if (minor === undefined || minor === 0n) return form.refuse('amount', 'invalid_amount');
        const body = { amount: inAsset(minor) };
        const params = { id: overpayment.id };
        const done = await attempt(body, (key) =>
          call(payOverpaymentCall, { params, body }, { idempotencyKey: key }),
        );
        if (!done) return;
        toasts.show({ tone: 'ok', title: t('pay.done') });
        form.form.reset({ amount: '' });
        await Promise.all([client.invalidateQueries({ queryKey: supportKey }), rereadWallet(client)]);
      })}
      action={
        <Button
          type="submit"
          look="secondary"
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
      <EarnedField
        {...{ id, error }}
        label={t('pay.amount')}
        value={form.form.watch('amount')}
        onValueChange={(typed) => form.form.setValue('amount', typed)}
      />
    </FormShell>
  );
}

function usePaySentences() {
  const t = useText(overpaymentTexts);
  const leaving = useLeavingWords(SUPPORT_ASSET);
  return sentences(
    payOverpaymentCall,
    {
      ...leaving,
      invalid_amount: t('issue.amount'),
      unknown_currency: t('issue.amount'),
      overpayment_state: t('no.state'),
      more_than_owed: t('no.owed'),
      insufficient_funds: t('no.funds'),
      account_frozen: leaving.wallet_frozen,
    },
    () => t('issue.amount'),
  );
}
