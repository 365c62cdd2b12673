import type { WireMoney } from '@egcr/contract/money';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { PageHeading } from '@egcr/ui/page-heading';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { Landmark } from 'lucide-react';

import { SANDBOX_DAY_LIMIT_MAJOR } from '../contract/index.ts';
import { AmountEntry } from './amount-entry.tsx';
import { assetCodeOr, scaleOf } from './currencies.ts';
import { useWalletText } from './messages/index.ts';
import { walletIssue } from './send/issue-text.ts';
import { decimalOf, depositSchema, type AmountValues } from './send/send-rules.ts';
import { useAdd } from './use-add.ts';
import { BankTransferCard } from './withdraw/bank-transfer-card.tsx';
import { useBankText } from './withdraw/messages/index.ts';
import { useDepositDetails } from './withdraw/queries.ts';

const QUICK_MAJOR = [100n, 1000n, 10_000n] as const;

type Plan = SchemaForm<AmountValues, AmountValues>;

/** `/wallet/add`: play money from the sandbox, and plainly called that. */
export function Screen() {
  const t = useWalletText();
  const bank = useBankText();
  // Until the answer comes it is taken for a demonstration; where it is none, the call would be refused anyway.
  const { data: ways } = useDepositDetails();
  const hasSandbox = ways?.sandbox ?? true;
  const hasNone = !hasSandbox && ways?.bank === null;
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <BackLink href="/wallet">{t('send.back')}</BackLink>
      <PageHeading
        title={hasSandbox ? t('add.title') : t('add')}
        description={hasSandbox ? t('add.lead') : hasNone ? undefined : bank('add.bank_text')}
      />
      {hasSandbox && (
        <>
          <Banner tone="sample">{t('add.sandbox')}</Banner>
          <Card padding="large">
            <AddForm />
          </Card>
        </>
      )}
      <BankTransferCard />
      {hasNone && (
        <Card>
          <EmptyState
            icon={<Landmark aria-hidden className="size-6" />}
            title={bank('add.none')}
            description={bank('add.none_text')}
          />
        </Card>
      )}
    </div>
  );
}

function AddForm() {
  const t = useWalletText();
  const { locale } = useLanguage();
  const plan: Plan = useSchemaForm({
    schema: depositSchema(decimalOf(decimalMark(locale))),
    defaultValues: { amount: '', assetCode: 'JVD' },
    sentences: {
      issue: (issue) =>
        walletIssue(t, issue, { locale, assetCode: plan.form.getValues('assetCode'), available: undefined }),
      refusal: ({ code }) => (code === 'not_found' ? t('refusal.sandbox_closed') : undefined),
    },
  });
  const add = useAdd(plan);
  const assetCode = plan.form.watch('assetCode');
  const set = (name: 'amount' | 'assetCode', text: string) => {
    plan.form.setValue(name, text);
    if (plan.attempt > 0) void plan.form.trigger('amount');
  };
  return (
    <form noValidate method="post" onSubmit={plan.submit(add)} className="flex flex-col gap-6">
      <ErrorSummary title={t('send.summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <div className="flex flex-col gap-3">
        <AmountEntry
          field={plan.field('amount')}
          label={t('send.amount')}
          hint={t('add.limit', { amount: wholeText(assetCode, SANDBOX_DAY_LIMIT_MAJOR, locale) })}
          amount={plan.form.watch('amount')}
          assetCode={assetCode}
          onAmountChange={(text) => set('amount', text)}
          onAssetChange={(code) => set('assetCode', code)}
        />
        <QuickAmounts assetCode={assetCode} onChoose={(text) => set('amount', text)} />
      </div>
      <Button type="submit" size="large" width="full" busy={plan.isBusy}>
        {t('add.submit')}
      </Button>
    </form>
  );
}

interface QuickAmountsProps {
  readonly assetCode: string;
  readonly onChoose: (text: string) => void;
}

function QuickAmounts({ assetCode, onChoose }: QuickAmountsProps) {
  const t = useWalletText();
  const { locale } = useLanguage();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('add.quick')}</legend>
      {QUICK_MAJOR.map((major) => (
        <button
          key={major}
          type="button"
          onClick={() => onChoose(major.toString())}
          className="num min-h-11 rounded-full border border-line bg-surface px-4 text-sm font-medium transition-colors hover:bg-sunken"
        >
          <bdi>{wholeText(assetCode, major, locale)}</bdi>
        </button>
      ))}
    </fieldset>
  );
}

function wholeText(assetCode: string, major: bigint, locale: string): string {
  const asset = assetCodeOr(assetCode);
  const assetScale = scaleOf(asset);
  const amount: WireMoney = {
    value: (major * 10n ** BigInt(assetScale)).toString(),
    assetCode: asset,
    assetScale,
  };
  return formatMoney(amount, { locale, isTrimmed: true });
}
