import { reasonText } from '@egcr/approvals/contract';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark } from '@egcr/ui/format-money';
import { Select } from '@egcr/ui/select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { assetOf } from '@egcr/ledger/contract';
import { decimalOf, type DecimalMark } from '@egcr/wallet/web';

import { missingStatementCall } from '../../contract/bank-files.ts';
import { bankCurrencies } from '../withdraw/draft.ts';
import { readBalance } from './balance.ts';
import { deskSentences } from './desk-sentences.ts';
import { useBankDeskText } from './texts.ts';
import { PROPOSALS } from './queries.ts';

interface Values {
  readonly balance: string;
  readonly assetCode: string;
  readonly reason: string;
}
type Plan = SchemaForm<Values, Values>;

const EMPTY: Values = { balance: '', assetCode: 'USD', reason: '' };

const REASON_ISSUES = ['required', 'too_long', 'characters'] as const;

/** In the order of the fields, as the summary shows them. */
const schemaIn = (decimal: DecimalMark) =>
  z.object({ balance: z.string(), assetCode: z.string(), reason: z.string() }).check(
    z.refine(({ balance, assetCode }) => readBalance(balance, assetCode, decimal) !== undefined, {
      error: 'balance',
      path: ['balance'],
    }),
    ...REASON_ISSUES.map((issue) =>
      z.refine<Values>(({ reason }) => issueOf(reason) !== issue, { error: issue, path: ['reason'] }),
    ),
  );

function issueOf(reason: string): string | undefined {
  return z.safeParse(reasonText, reason).error?.issues[0]?.message;
}

/** Proposes to go on without a statement that the bank has lost, at the balance with which the next one begins. */
export function MissingStatementForm() {
  const t = useBankDeskText();
  const toasts = useToasts();
  const client = useQueryClient();
  const decimal = decimalOf(decimalMark(useLanguage().locale));
  const plan: Plan = useSchemaForm<Values, Values>({
    schema: schemaIn(decimal),
    defaultValues: EMPTY,
    sentences: deskSentences(t),
  });
  const propose = async ({ balance, assetCode, reason }: Values) => {
    const [asset, minor] = [assetOf(assetCode), readBalance(balance, assetCode, decimal)];
    if (!asset || minor === undefined) return;
    const money = { value: minor.toString(), assetCode: asset.code, assetScale: asset.scale };
    await call(
      missingStatementCall,
      { body: { balance: money, reason } },
      { idempotencyKey: newIdempotencyKey() },
    );
    toasts.show({ title: t('done'), tone: 'ok' });
    plan.form.reset(EMPTY);
    await client.invalidateQueries({ queryKey: PROPOSALS });
  };
  return (
    <Card title={t('gap.title')} description={t('gap.lead')} padding="large">
      <form
        noValidate
        method="post"
        aria-label={t('gap.title')}
        onSubmit={plan.submit(propose)}
        className="flex flex-col gap-5"
      >
        <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <Balance plan={plan} />
        <TextField {...plan.field('reason')} label={t('reason')} dir="auto" autoComplete="off" />
        <Button type="submit" className="self-start" busy={plan.isBusy}>
          {t('gap.submit')}
        </Button>
      </form>
    </Card>
  );
}

export { MissingStatementForm as Slot };

function Balance({ plan }: { readonly plan: Plan }) {
  const t = useBankDeskText();
  const { id, error } = plan.field('balance');
  const assetCode = plan.form.watch('assetCode');
  const change = (name: 'balance' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    if (plan.attempt > 0) void plan.form.trigger('balance');
  };
  return (
    <>
      <AmountField
        {...{ id, error, assetCode }}
        name="balance"
        label={t('gap.balance')}
        hint={t('gap.balance.hint')}
        // A minus sign stands before the digits on mirrored pages too.
        dir="ltr"
        inputMode="text"
        value={plan.form.watch('balance')}
        onValueChange={(text) => change('balance', text)}
      />
      <Select
        label={t('currency')}
        name="assetCode"
        value={assetCode}
        onValueChange={(code) => change('assetCode', code)}
        options={bankCurrencies.map((code) => ({ value: code, label: code }))}
      />
    </>
  );
}
