import { toMajorText } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { PageColumns } from '@egcr/ui/page';
import { Select } from '@egcr/ui/select';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  assetCodeOr,
  accountIn,
  type WalletReading,
  amountIssue,
  decimalOf,
  scaleOf,
  type SendFacts,
  toMinor,
  useStopReason,
} from '@egcr/wallet/web';

import type { PayoutAccount } from '../../contract/index.ts';
import { AccountDialog } from './account-dialog.tsx';
import { addressOfDraft, bankCurrencies, draftName, type WithdrawalDraft } from './draft.ts';
import { useBankText } from './texts.ts';
import { WithdrawSummary } from './withdraw-summary.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

interface WithdrawFormProps {
  readonly draft: WithdrawalDraft;
  readonly accounts: readonly PayoutAccount[];
  readonly wallet: WalletReading;
}

interface Values {
  readonly account: string;
  readonly amount: string;
  readonly assetCode: string;
}

type Plan = SchemaForm<Values, Values>;

/** Nothing leaves from here: it leads to the check. */
export function WithdrawForm({ draft, accounts, wallet }: WithdrawFormProps) {
  const t = useBankText();
  const { go } = useWay();
  const mark = decimalMark(useLanguage().locale);
  const plan = useWithdrawPlan({ ...draft, amount: draft.amount.replace('.', mark) }, wallet);
  const stopped = useStopReason();
  const toCheck = async (values: Values) => {
    const { account: to, assetCode: code } = values;
    const currency = assetCodeOr(code);
    const typed = toMajorText(toMinor(values, decimalOf(mark)), scaleOf(currency));
    go(addressOfDraft({ account: to, amount: typed, currency, isChecked: true }));
  };
  const [amount, assetCode, chosen] = plan.form.watch(['amount', 'assetCode', 'account']);
  const account = accounts.find(({ id }) => id === chosen);
  return (
    <PageColumns
      aside={
        <>
          <WithdrawSummary {...{ amount, assetCode, account }} />
          <WithdrawalList />
        </>
      }
    >
      <Card padding="large">
        <form noValidate method="post" onSubmit={plan.submit(toCheck)} className="flex flex-col gap-6">
          <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
          <Amount plan={plan} wallet={wallet} />
          <AccountChoice plan={plan} accounts={accounts} />
          <Button
            type="submit"
            size="large"
            width="full"
            busy={plan.isBusy}
            disabled={stopped !== undefined}
            disabledReason={stopped}
          >
            {t('continue')}
          </Button>
        </form>
      </Card>
    </PageColumns>
  );
}

function useWithdrawPlan(draft: WithdrawalDraft, wallet: WalletReading): Plan {
  const t = useBankText();
  const { locale } = useLanguage();
  const facts: SendFacts = {
    decimal: decimalOf(decimalMark(locale)),
    availableIn: (asset) => BigInt(accountIn(wallet, asset)?.available.value ?? '0'),
  };
  const amount = (values: Values) => amountIssue(values, facts);
  const [link] = useState(() => new URLSearchParams(window.location.search).get('currency') ?? '');
  return useKeptForm<Values, Values>({
    // A link that names another currency begins another withdrawal.
    name: draftName(link),
    keeps: ['account', 'amount', 'assetCode'],
    isSentLater: true,
    schema: z
      .object({
        account: z.string().check(z.minLength(1, 'account')),
        amount: z.string(),
        assetCode: z.string(),
      })
      .check(
        z.refine((values) => amount(values) !== 'insufficient_funds', { error: 'funds', path: ['amount'] }),
        z.refine((values) => [undefined, 'insufficient_funds'].includes(amount(values)), {
          error: 'amount',
          path: ['amount'],
        }),
      ),
    defaultValues: { account: draft.account, amount: draft.amount, assetCode: draft.currency },
    sentences: {
      issue: ({ code }) => (code === 'account' || code === 'funds' ? t(`issue.${code}`) : t('issue.amount')),
    },
  });
}

function Amount({ plan, wallet }: { readonly plan: Plan; readonly wallet: WalletReading }) {
  const t = useBankText();
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const assetCode = assetCodeOr(plan.form.watch('assetCode'));
  const available = accountIn(wallet, assetCode)?.available;
  const { id, error } = plan.field('amount');
  return (
    <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <AmountField
        id={id}
        name="amount"
        error={error}
        label={t('amount')}
        hint={
          available && !isConcealed
            ? t('available', { amount: formatMoney(available, { locale }) })
            : undefined
        }
        assetCode={assetCode}
        value={plan.form.watch('amount')}
        onValueChange={(text) => {
          plan.form.setValue('amount', text);
          if (plan.attempt > 0) void plan.form.trigger('amount');
        }}
      />
      <Select
        label={t('currency')}
        value={assetCode}
        onValueChange={(code) => {
          plan.form.setValue('assetCode', code);
          if (plan.attempt > 0) void plan.form.trigger('amount');
        }}
        options={bankCurrencies.map((code) => ({ value: code, label: code }))}
      />
    </div>
  );
}

function AccountChoice({
  plan,
  accounts,
}: {
  readonly plan: Plan;
  readonly accounts: readonly PayoutAccount[];
}) {
  const t = useBankText();
  const [isAdding, setAdding] = useState(false);
  const { id, error } = plan.field('account');
  const chosen = plan.form.watch('account');
  return (
    <div className="flex flex-col items-start gap-3">
      <Select
        className="w-full"
        id={id}
        error={error}
        label={t('to')}
        hint={accounts.length === 0 ? t('to.none') : undefined}
        placeholder={t('to.choose')}
        value={accounts.some((account) => account.id === chosen) ? chosen : null}
        onValueChange={(value) => plan.form.setValue('account', value, { shouldValidate: plan.attempt > 0 })}
        options={accounts.map((account) => ({
          value: account.id,
          label: account.account,
          hint: account.holder,
        }))}
      />
      <Button
        type="button"
        look="secondary"
        onClick={() => setAdding(true)}
        icon={<Plus aria-hidden className="size-5" />}
      >
        {t('account.add')}
      </Button>
      <AccountDialog
        isOpen={isAdding}
        onOpenChange={setAdding}
        onSaved={(account) => {
          plan.form.setValue('account', account.id, { shouldValidate: plan.attempt > 0 });
          setAdding(false);
        }}
      />
    </div>
  );
}
