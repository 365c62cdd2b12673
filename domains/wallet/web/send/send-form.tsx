import type { WireMoney } from '@egcr/contract/money';
import { quoteCall } from '@egcr/exchange/contract';
import { type AssetCode } from '@egcr/ledger/contract';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { PageColumns } from '@egcr/ui/page';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { recipientCall } from '../../contract/index.ts';
import { AmountEntry } from '../amount-entry.tsx';
import { assetCodeOr, holdingsOf } from '../currencies.ts';
import { useStopReason } from '../frozen/frozen-banner.tsx';
import { noQuoteWords } from '../quote/across-words.ts';
import { useQuoteText } from '../quote/texts.ts';
import { useWalletText } from '../texts.ts';
import type { WalletReading } from '../queries.ts';
import type { SendDraft } from './draft.ts';
import { Arrives, useAcross } from './arrives.tsx';
import { walletIssue } from './issue-text.ts';
import { NoteField } from './note-field.tsx';
import { PaymentHelp } from './payment-help.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { paymentWords } from './payment-words.ts';
import { RecipientField } from './recipient-field.tsx';
import { arrivesIn, decimalOf, sendSchema, type SendValues } from './send-rules.ts';
import { linkOfAddress, paymentOfAddress, useToCheck } from './use-to-check.ts';

interface SendFormProps {
  readonly wallet: WalletReading;
  /** What was entered before, when the person comes back to change it. */
  readonly draft: SendDraft | undefined;
}

type Plan = SchemaForm<SendValues, SendValues>;

/** How much, to whom, and a note. Nothing leaves from here: it leads to the check. */
export function SendForm({ wallet, draft }: SendFormProps) {
  const t = useWalletText();
  const plan = useSendPlan(wallet, draft);
  const toCheck = useToCheck({
    availableIn: (asset) => BigInt(availableIn(wallet, asset)?.value ?? '0'),
    onShort: (field) => plan.refuse(field, 'insufficient_funds'),
  });
  const stopped = useStopReason();
  const values = plan.form.watch();
  const { to, amount, assetCode } = values;
  return (
    <PageColumns
      aside={
        <>
          {/* Across currencies the form itself has rate, fee and arrival. */}
          {arrivesIn(values) === undefined && <PaymentSummary {...{ to, amount, assetCode }} />}
          <PaymentHelp />
        </>
      }
    >
      <Card padding="large">
        <form noValidate method="post" onSubmit={plan.submit(toCheck)} className="flex flex-col gap-6">
          <ErrorSummary title={t('send.summary')} problems={plan.problems} attempt={plan.attempt} />
          {plan.formError && (
            <Banner tone="bad" isLive>
              {plan.formError}
            </Banner>
          )}
          <Amount plan={plan} wallet={wallet} />
          <Arrives plan={plan} />
          <Recipient plan={plan} />
          <NoteField field={plan.field('note')} label={t('send.note')} />
          <Button
            type="submit"
            size="large"
            width="full"
            busy={plan.isBusy}
            disabled={stopped !== undefined}
            disabledReason={stopped}
          >
            {t('send.continue')}
          </Button>
        </form>
      </Card>
    </PageColumns>
  );
}

function useSendPlan(wallet: WalletReading, draft: SendDraft | undefined): Plan {
  const t = useWalletText();
  const q = useQuoteText();
  const { locale } = useLanguage();
  const facts = () => {
    const assetCode = plan.form.getValues('assetCode');
    return { locale, assetCode, available: availableIn(wallet, assetCode) };
  };
  const plan: Plan = useKeptForm({
    // A link that names another person begins another payment.
    name: `send.${linkOfAddress()}`,
    keeps: ['to', 'amount', 'assetCode', 'note', 'arrives', 'arrivesAmount'],
    schema: sendSchema({
      decimal: decimalOf(decimalMark(locale)),
      availableIn: (asset) => BigInt(availableIn(wallet, asset)?.value ?? '0'),
    }),
    defaultValues: beginning(wallet, draft, decimalMark(locale)),
    sentences: sentences(
      [recipientCall, quoteCall],
      { ...paymentWords(t, facts), ...noQuoteWords(q) },
      (issue) => walletIssue(t, issue, facts()),
    ),
    // Who cannot be found is said at the field.
    fieldOfCode: { recipient_unknown: 'to', recipient_self: 'to', too_many_lookups: 'to' },
  });
  return plan;
}

function Recipient({ plan }: { readonly plan: Plan }) {
  const t = useWalletText();
  const choose = (username: string) => {
    plan.form.setValue('to', username, { shouldValidate: plan.attempt > 0 });
    const next = plan.form.getValues('amount') === '' ? 'amount' : 'note';
    document.getElementById(plan.field(next).id)?.focus();
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
  const { source } = useAcross(plan);
  const shown = source ?? plan.form.watch('amount');
  const set = (name: 'amount' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    // What leaves is typed now, so what arrives follows.
    if (name === 'amount') plan.form.setValue('arrivesAmount', '');
    if (plan.attempt > 0) void plan.form.trigger(['amount', 'arrivesAmount']);
  };
  return (
    <AmountEntry
      field={plan.field('amount')}
      label={t(arrivesIn(plan.form.watch()) ? 'check.total' : 'send.amount')}
      hint={
        available && !isConcealed
          ? t('send.available', { amount: formatMoney(available, { locale }) })
          : undefined
      }
      amount={shown}
      assetCode={assetCode}
      onAmountChange={(text) => set('amount', text)}
      onAssetChange={(code) => set('assetCode', code)}
    />
  );
}

function availableIn(wallet: WalletReading, assetCode: string): WireMoney | undefined {
  return holdingsOf(wallet.accounts).find((holding) => holding.asset === assetCode)?.available;
}

/** What was entered before, unless another link names someone: that begins another payment. */
function beginning(wallet: WalletReading, draft: SendDraft | undefined, decimal: string): SendValues {
  const link = linkOfAddress();
  if (draft && (link === '' || link === draft.link)) return draft.typed;
  const { to, amount, currency, note } = paymentOfAddress();
  const assetCode = currency === '' && amount === '' ? firstHeld(wallet) : assetCodeOr(currency);
  return { to, amount: amount.replace('.', decimal), assetCode, note, arrives: '', arrivesAmount: '' };
}

/** JVD, unless it is empty and another currency is not. */
function firstHeld(wallet: WalletReading): AssetCode {
  const holdings = holdingsOf(wallet.accounts);
  const [jvd] = holdings;
  if (jvd && !jvd.isEmpty) return jvd.asset;
  return holdings.find((holding) => !holding.isEmpty)?.asset ?? 'JVD';
}
