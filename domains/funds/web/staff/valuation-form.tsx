import { reasonText } from '@egcr/approvals/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { FUND_ASSET, proposeValuationCall, type FundToValue } from '../../contract/index.ts';
import { useRereadFunds } from '../queries.ts';
import { PROPOSALS, useStated } from './stated.ts';
import { staffTexts } from './texts.ts';

const kept = z.object({ investments: z.string(), liabilities: z.string(), reason: z.string() });

/** Proposes what a fund was worth at the last cut-off. */
export function ValuationForm({ fund }: { readonly fund: FundToValue }) {
  const t = useText(staffTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const reread = useRereadFunds();
  const { read, write } = useStated();
  const { slug, cut_off } = fund;
  const { kept: before, attempt } = useKeptAttempt(`funds.valuation.${slug}`, kept);
  const stated = z.string().check(z.refine((typed) => read(typed) !== undefined, 'invalid_amount'));
  const form = useSchemaForm({
    schema: z.strictObject({
      investments: stated,
      liabilities: stated,
      reason: z.string().check(z.refine((text) => z.safeParse(reasonText, text).success, 'reason')),
    }),
    defaultValues: before ?? {
      investments: write(fund.investments.value),
      liabilities: write(fund.liabilities.value),
      reason: '',
    },
    sentences: useValuationSentences(),
  });
  const amount = (name: 'investments' | 'liabilities', hint?: string) => {
    const { id, error } = form.field(name);
    return (
      <AmountField
        {...{ id, error, name, hint }}
        label={t(name)}
        assetCode={FUND_ASSET}
        value={form.form.watch(name)}
        onValueChange={(text) => form.form.setValue(name, text, { shouldValidate: form.attempt > 0 })}
      />
    );
  };
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (typed) => {
        const investments = read(typed.investments);
        const liabilities = read(typed.liabilities);
        if (investments === undefined || liabilities === undefined) return;
        const body = { cut_off, investments, liabilities, reason: typed.reason.trim() };
        const proposed = await attempt(typed, (idempotencyKey) =>
          call(proposeValuationCall, { params: { slug }, body }, { idempotencyKey }),
        );
        // The person is on the way to the PIN page; what was typed is kept until they are back.
        if (!proposed) return;
        toasts.show({ tone: 'ok', title: t('sent') });
        form.form.reset({ ...typed, reason: '' });
        await Promise.all([reread(), client.invalidateQueries({ queryKey: PROPOSALS })]);
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('send')}
        </Button>
      }
    >
      {amount('investments', t('investments.hint'))}
      {amount('liabilities')}
      <TextField {...form.field('reason')} label={t('reason')} dir="auto" autoComplete="off" />
    </FormShell>
  );
}

function useValuationSentences() {
  const t = useText(staffTexts);
  return sentences(
    proposeValuationCall,
    {
      not_found: t('no.unknown'),
      cut_off_taken: t('no.taken'),
      orders_unsettled: t('no.unsettled'),
      unit_price_too_far: t('no.far'),
      investments_short: t('no.short'),
      interested_party: t('no.interested'),
      day_worth_reached: t('no.day'),
      too_many_proposals: t('no.many'),
    },
    ({ code }) => {
      if (code === 'invalid_amount') return t('issue.amount');
      return ['reason', 'required', 'too_long', 'characters'].includes(code) ? t('issue.reason') : undefined;
    },
  );
}
