import { reasonText } from '@egcr/approvals/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { formatMoney } from '@egcr/ui/format-money';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  FUND_ASSET,
  FUND_ASSET_SCALE,
  placementDirections,
  proposePlacementCall,
  type FundToValue,
} from '../../contract/index.ts';
import { useRereadFunds } from '../queries.ts';
import { PROPOSALS, useStated } from './stated.ts';
import { staffTexts } from './texts.ts';

const kept = z.object({ direction: z.enum(placementDirections), amount: z.string(), reason: z.string() });

/** Proposes to move money of a fund into its investments, or back. */
export function PlacementForm({ fund }: { readonly fund: FundToValue }) {
  const t = useText(staffTexts);
  const { locale } = useLanguage();
  const { form, propose } = usePlacement(fund.slug);
  const direction = form.form.watch('direction');
  const amount = form.field('amount');
  const most = formatMoney(direction === 'invest' ? fund.free_cash : fund.investments_now, { locale });
  return (
    <FormShell
      form={form}
      onSubmit={propose}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {t('move.send')}
        </Button>
      }
    >
      <RadioGroup
        {...form.field('direction')}
        label={t('move.which')}
        value={direction}
        onValueChange={(chosen) =>
          form.form.setValue('direction', chosen === 'divest' ? 'divest' : 'invest', {
            shouldValidate: false,
          })
        }
        options={placementDirections.map((value) => ({ value, label: t(`move.${value}`) }))}
      />
      <AmountField
        id={amount.id}
        error={amount.error}
        name="amount"
        label={t('move.amount')}
        hint={t('move.most', { amount: most })}
        assetCode={FUND_ASSET}
        value={form.form.watch('amount')}
        onValueChange={(text) => form.form.setValue('amount', text, { shouldValidate: form.attempt > 0 })}
      />
      <TextField {...form.field('reason')} label={t('move.reason')} dir="auto" autoComplete="off" />
    </FormShell>
  );
}

function usePlacement(slug: string) {
  const t = useText(staffTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const reread = useRereadFunds();
  const { read } = useStated();
  const { kept: before, attempt } = useKeptAttempt(`funds.placement.${slug}`, kept);
  const isAmount = (typed: string) => BigInt(read(typed) ?? '0') > 0n;
  const form = useSchemaForm({
    schema: z.strictObject({
      direction: z.enum(placementDirections),
      amount: z.string().check(z.refine(isAmount, 'invalid_amount')),
      reason: z.string().check(z.refine((text) => z.safeParse(reasonText, text).success, 'reason')),
    }),
    defaultValues: before ?? { direction: 'invest', amount: '', reason: '' },
    sentences: usePlacementSentences(),
  });
  const propose = form.submit(async (typed) => {
    const value = read(typed.amount);
    if (value === undefined) return;
    const body = {
      direction: typed.direction,
      amount: { value, assetCode: FUND_ASSET, assetScale: FUND_ASSET_SCALE },
      reason: typed.reason.trim(),
    };
    const proposed = await attempt(typed, (idempotencyKey) =>
      call(proposePlacementCall, { params: { slug }, body }, { idempotencyKey }),
    );
    // The person is on the way to the PIN page; what was typed is kept until they are back.
    if (!proposed) return;
    toasts.show({ tone: 'ok', title: t('sent') });
    form.form.reset({ direction: typed.direction, amount: '', reason: '' });
    await Promise.all([reread(), client.invalidateQueries({ queryKey: PROPOSALS })]);
  });
  return { form, propose };
}

function usePlacementSentences() {
  const t = useText(staffTexts);
  return sentences(
    proposePlacementCall,
    {
      not_found: t('no.unknown'),
      invalid_amount: t('issue.above'),
      unknown_currency: t('issue.above'),
      insufficient_funds: t('no.cash'),
      investments_short: t('no.short'),
      interested_party: t('no.interested'),
      day_worth_reached: t('no.day'),
      too_many_proposals: t('no.many'),
    },
    ({ code }) => {
      if (code === 'invalid_amount') return t('issue.above');
      if (code === 'unknown_currency' || code === 'not_offered') return t('issue.above');
      return ['reason', 'required', 'too_long', 'characters'].includes(code) ? t('move.issue') : undefined;
    },
  );
}
