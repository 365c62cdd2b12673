import { parseMajor, type WireMoney } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { rereadWallet, signsIn, StopBanner, useStopReason, useLeavingWords } from '@egcr/wallet/web';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  buyUnitsCall,
  FUND_ASSET,
  FUND_ASSET_SCALE,
  ORDER_MINOR_MAX,
  ORDER_MINOR_MIN,
} from '../../contract/index.ts';
import { useRereadFunds } from '../queries.ts';
import { ownTexts } from './texts.ts';

const kept = z.object({ amount: z.string() });
const money = (minor: bigint): WireMoney => ({
  value: minor.toString(),
  assetCode: FUND_ASSET,
  assetScale: FUND_ASSET_SCALE,
});

/** The least and the most of an order, as the reader writes them. */
function useRange() {
  const { locale } = useLanguage();
  const write = (minor: bigint) => formatMoney(money(minor), { locale, isTrimmed: true });
  return { minimum: write(ORDER_MINOR_MIN), maximum: write(ORDER_MINOR_MAX) };
}

/** Orders units for an amount. */
export function BuyForm({ slug }: { readonly slug: string }) {
  const t = useText(ownTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const reread = useRereadFunds();
  const range = useRange();
  const readAmount = useReadAmount();
  const stopped = useStopReason();
  const { kept: before, attempt } = useKeptAttempt(`funds.buy.${slug}`, kept);
  const form = useSchemaForm({
    schema: z.strictObject({
      amount: z.string().check(z.refine((typed) => readAmount(typed) !== undefined, 'invalid_amount')),
    }),
    defaultValues: before ?? { amount: '' },
    sentences: useBuySentences(),
  });
  const { id, error } = form.field('amount');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (typed) => {
        const amount = readAmount(typed.amount);
        if (amount === undefined) return;
        const placed = await attempt(typed, (idempotencyKey) =>
          call(buyUnitsCall, { params: { slug }, body: { amount } }, { idempotencyKey }),
        );
        // The person is on the way to the PIN page; what was typed is kept until they are back.
        if (!placed) return;
        toasts.show({ tone: 'ok', title: t('sent') });
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
          {t('send')}
        </Button>
      }
    >
      <StopBanner />
      <AmountField
        {...{ id, error }}
        name="amount"
        label={t('amount')}
        hint={t('amount.hint', range)}
        assetCode={FUND_ASSET}
        value={form.form.watch('amount')}
        onValueChange={(text) => form.form.setValue('amount', text, { shouldValidate: form.attempt > 0 })}
      />
    </FormShell>
  );
}

/** Reads an amount as it is typed in the reader's language; undefined where it is no amount above zero. */
function useReadAmount(): (typed: string) => WireMoney | undefined {
  const mark = decimalMark(useLanguage().locale);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  return (typed) => {
    const read = parseMajor(typed, { scale: FUND_ASSET_SCALE, decimal, signs: signsIn(FUND_ASSET) });
    return 'amountMinor' in read && read.amountMinor > 0n ? money(read.amountMinor) : undefined;
  };
}

function useBuySentences() {
  const t = useText(ownTexts);
  const range = useRange();
  const leaving = useLeavingWords(FUND_ASSET);
  return sentences(
    buyUnitsCall,
    {
      ...leaving,
      not_found: t('no.unknown'),
      invalid_amount: t('issue.amount'),
      unknown_currency: t('issue.amount'),
      amount_range: t('no.range', range),
      too_many_orders: t('no.many'),
      insufficient_funds: t('no.funds'),
      account_frozen: leaving.wallet_frozen,
    },
    ({ code }) => (code === 'invalid_amount' || code === 'not_offered' ? t('issue.amount') : undefined),
  );
}
