import { reasonText } from '@egcr/approvals/contract';
import { parseMajor } from '@egcr/contract/money';
import { wealthFunds } from '@egcr/funds/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { decimalsOf, proposeFillingCall, GRANT_ASSET } from '@egcr/grants/contract';
import { budgetsKey, useWealthToSpend } from './queries.ts';
import { budgetTexts } from './texts.ts';

/** Lists of proposals are renewed with it. */
const PROPOSALS = ['approvals'] as const;

interface Values {
  readonly amount: string;
  readonly reason: string;
  /** A wealth fund, or nothing for the operator. */
  readonly from: string;
}
type Plan = SchemaForm<Values, Values>;

const EMPTY: Values = { amount: '', reason: '', from: '' };
const kept = z.object({ amount: z.string(), reason: z.string(), from: z.string() });

/** In which currency an amount is typed, and with what decimal mark. */
interface Written {
  readonly mark: string;
  readonly asset: string;
}

/** Minor units above zero; undefined where it is no such amount. */
function minorOf(typed: string, { mark, asset }: Written): bigint | undefined {
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  const read = parseMajor(typed, { scale: decimalsOf(asset), decimal });
  return 'amountMinor' in read && read.amountMinor > 0n ? read.amountMinor : undefined;
}

const schemaIn = (written: Written) =>
  kept.check(
    z.refine(({ amount }) => minorOf(amount, written) !== undefined, { error: 'amount', path: ['amount'] }),
    z.refine(({ reason }) => z.safeParse(reasonText, reason).success, {
      error: 'reason',
      path: ['reason'],
    }),
  );

/** Proposes to bring the operator's money into a budget. */
export function FillingForm({ type, asset }: { readonly type: string; readonly asset: string }) {
  const t = useText(budgetTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const written = { mark: decimalMark(useLanguage().locale), asset };
  const { kept: before, attempt } = useKeptAttempt(`grants.filling.${type}`, kept);
  const plan: Plan = useSchemaForm<Values, Values>({
    schema: schemaIn(written),
    defaultValues: before ?? EMPTY,
    sentences: useFillingSentences(asset),
  });
  const isOperators = plan.form.watch('from') === '';
  const propose = async ({ amount, reason, from: source }: Values) => {
    const minor = minorOf(amount, written);
    if (minor === undefined) return;
    const from = wealthFunds.find((slug) => slug === source);
    const body = {
      ...(from !== undefined && { from }),
      amount: { value: minor.toString(), assetCode: asset, assetScale: decimalsOf(asset) },
      reason: reason.trim(),
    };
    const proposed = await attempt({ amount, reason, from: source }, (idempotencyKey) =>
      call(proposeFillingCall, { params: { type }, body }, { idempotencyKey }),
    );
    // The person is on the way to the PIN page; what was typed is kept until they are back.
    if (!proposed) return;
    toasts.show({ title: t('done'), tone: 'ok' });
    plan.form.reset(EMPTY);
    await client.invalidateQueries({ queryKey: PROPOSALS });
    await client.invalidateQueries({ queryKey: budgetsKey });
  };
  return (
    <div className="flex flex-col gap-4 p-5">
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold">{t('fill')}</h3>
        <p className="max-w-[60ch] text-sm text-ink-2">{t(isOperators ? 'fill.text' : 'fill.wealth')}</p>
        {isOperators && <p className="max-w-[60ch] text-sm text-ink-2">{t('treasury')}</p>}
      </div>
      <form
        noValidate
        method="post"
        aria-label={t('fill')}
        onSubmit={plan.submit(propose)}
        className="flex flex-col gap-5"
      >
        <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        {/* Wealth funds hold dollars. */}
        {asset === GRANT_ASSET && <Source plan={plan} />}
        <Amount plan={plan} asset={asset} />
        <TextField
          {...plan.field('reason')}
          label={t('reason')}
          hint={t('reason.hint')}
          dir="auto"
          autoComplete="off"
        />
        <Button type="submit" className="self-start" busy={plan.isBusy}>
          {t('propose')}
        </Button>
      </form>
    </div>
  );
}

/** The operator, or a wealth fund with what may still be spent of it this year. */
function Source({ plan }: { readonly plan: Plan }) {
  const t = useText(budgetTexts);
  const { locale } = useLanguage();
  const found = useWealthToSpend();
  const { id, error } = plan.field('from');
  return (
    <NativeSelect
      {...{ id, error }}
      name="from"
      label={t('from')}
      value={plan.form.watch('from')}
      onChange={({ currentTarget }) => plan.form.setValue('from', currentTarget.value)}
      options={[
        { value: '', label: t('from.operator') },
        ...(found.data?.items ?? []).map(({ slug, title, spendable }) => ({
          value: slug,
          label: t('from.fund', { title, amount: formatMoney(spendable, { locale }) }),
        })),
      ]}
    />
  );
}

function Amount({ plan, asset }: { readonly plan: Plan; readonly asset: string }) {
  const t = useText(budgetTexts);
  const { id, error } = plan.field('amount');
  return (
    <AmountField
      {...{ id, error }}
      name="amount"
      label={t('amount')}
      assetCode={asset}
      value={plan.form.watch('amount')}
      onValueChange={(text) => {
        plan.form.setValue('amount', text);
        if (plan.attempt > 0) void plan.form.trigger('amount');
      }}
    />
  );
}

function useFillingSentences(asset: string) {
  const t = useText(budgetTexts);
  const { locale } = useLanguage();
  return sentences(
    proposeFillingCall,
    {
      not_found: t('no.unknown'),
      orders_unsettled: t('no.orders'),
      spending_cap: ({ members }) =>
        t('no.cap', {
          amount: formatMoney(
            {
              value: String(members['left'] ?? '0'),
              assetCode: GRANT_ASSET,
              assetScale: decimalsOf(GRANT_ASSET),
            },
            { locale },
          ),
        }),
      insufficient_funds: t('no.cash'),
      interested_party: t('no.interested'),
      day_worth_reached: t('no.day'),
      too_many_proposals: t('no.many'),
    },
    ({ code }) => {
      if (code === 'amount' || code === 'invalid_amount') return t('issue.amount');
      if (code === 'not_offered' || code === 'unknown_currency')
        return t('issue.currency', { currency: asset });
      return ['reason', 'required', 'too_long', 'characters'].includes(code) ? t('issue.reason') : undefined;
    },
  );
}
