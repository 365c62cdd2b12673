import type { WireMoney } from '@egcr/contract/money';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import type { AssetCode } from '../../contract/index.ts';
import { AmountEntry } from '../amount-entry.tsx';
import { useConcealment } from '@egcr/web-kit/concealment';
import { assetCodeOr, holdingsOf } from '../currencies.ts';
import { useWalletText } from '../messages/index.ts';
import type { WalletReading } from '../queries.ts';
import type { SendDraft } from './draft.ts';
import { walletIssue } from './issue-text.ts';
import { NoteField } from './note-field.tsx';
import { RecipientField } from './recipient-field.tsx';
import { decimalOf, sendSchema, type SendValues } from './send-rules.ts';
import { linkOfAddress, paymentOfAddress, useToCheck } from './use-to-check.ts';

interface SendFormProps {
  readonly wallet: WalletReading;
  /** What was entered before, when the person comes back to change it. */
  readonly draft: SendDraft | undefined;
}

type Plan = SchemaForm<SendValues, SendValues>;

/** Who, how much, and a note. Nothing leaves from here: it leads to the check. */
export function SendForm({ wallet, draft }: SendFormProps) {
  const t = useWalletText();
  const plan = useSendPlan(wallet, draft);
  const toCheck = useToCheck(plan);
  return (
    <Card padding="large">
      <form noValidate method="post" onSubmit={plan.submit(toCheck)} className="flex flex-col gap-6">
        <ErrorSummary title={t('send.summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <Recipient plan={plan} />
        <Amount plan={plan} wallet={wallet} />
        <NoteField field={plan.field('note')} label={t('send.note')} />
        <Button type="submit" size="large" width="full" busy={plan.isBusy}>
          {t('send.continue')}
        </Button>
      </form>
    </Card>
  );
}

function useSendPlan(wallet: WalletReading, draft: SendDraft | undefined): Plan {
  const t = useWalletText();
  const { locale } = useLanguage();
  const plan: Plan = useSchemaForm({
    schema: sendSchema({
      decimal: decimalOf(decimalMark(locale)),
      availableIn: (asset) => BigInt(availableIn(wallet, asset)?.value ?? '0'),
    }),
    defaultValues: beginning(wallet, draft, decimalMark(locale)),
    sentences: {
      issue: (issue) => {
        const assetCode = plan.form.getValues('assetCode');
        return walletIssue(t, issue, { locale, assetCode, available: availableIn(wallet, assetCode) });
      },
    },
  });
  return plan;
}

function Recipient({ plan }: { readonly plan: Plan }) {
  const t = useWalletText();
  const choose = (username: string) => {
    plan.form.setValue('to', username, { shouldValidate: plan.attempt > 0 });
    document.getElementById(plan.field('amount').id)?.focus();
  };
  return (
    <RecipientField
      field={plan.field('to')}
      label={t('send.to')}
      chosen={plan.form.watch('to')}
      onChoose={choose}
    />
  );
}

function Amount({ plan, wallet }: { readonly plan: Plan; readonly wallet: WalletReading }) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const assetCode = plan.form.watch('assetCode');
  const available = availableIn(wallet, assetCode);
  const set = (name: 'amount' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    if (plan.attempt > 0) void plan.form.trigger('amount');
  };
  return (
    <AmountEntry
      field={plan.field('amount')}
      label={t('send.amount')}
      hint={
        available && !isConcealed
          ? t('send.available', { amount: formatMoney(available, { locale }) })
          : undefined
      }
      amount={plan.form.watch('amount')}
      assetCode={assetCode}
      onAmountChange={(text) => set('amount', text)}
      onAssetChange={(code) => set('assetCode', code)}
    />
  );
}

function availableIn(wallet: WalletReading, assetCode: string): WireMoney | undefined {
  return holdingsOf(wallet.accounts).find((holding) => holding.asset === assetCode)?.available;
}

/** What was entered before, unless another link names somebody: that begins another payment. */
function beginning(wallet: WalletReading, draft: SendDraft | undefined, decimal: string): SendValues {
  const link = linkOfAddress();
  if (draft && (link === '' || link === draft.link)) return draft.typed;
  const { to, amount, currency, note } = paymentOfAddress();
  const assetCode = currency === '' && amount === '' ? firstHeld(wallet) : assetCodeOr(currency);
  return { to, amount: amount.replace('.', decimal), assetCode, note };
}

/** JVD, unless it is empty and another currency is not. */
function firstHeld(wallet: WalletReading): AssetCode {
  const holdings = holdingsOf(wallet.accounts);
  const [jvd] = holdings;
  if (jvd && !jvd.isEmpty) return jvd.asset;
  return holdings.find((holding) => !holding.isEmpty)?.asset ?? 'JVD';
}
