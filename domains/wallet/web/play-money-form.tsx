import type { WireMoney } from '@egcr/contract/money';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';

import { addSandboxMoneyCall } from '../contract/index.ts';
import { AmountEntry } from './amount-entry.tsx';
import { assetCodeOr, scaleOf } from './currencies.ts';
import { useWalletText } from './texts.ts';
import { walletIssue } from './send/issue-text.ts';
import { paymentWords } from './send/payment-words.ts';
import { decimalOf, depositSchema, type AmountValues } from './send/send-rules.ts';
import { useAdd } from './use-add.ts';

const QUICK_MAJOR = [100n, 1000n, 10_000n] as const;

type Plan = SchemaForm<AmountValues, AmountValues>;

/** Adds play money; for demonstrations only. */
export function PlayMoneyForm() {
  const t = useWalletText();
  const { locale } = useLanguage();
  const facts = () => ({ locale, assetCode: plan.form.getValues('assetCode'), available: undefined });
  const plan: Plan = useSchemaForm({
    schema: depositSchema(decimalOf(decimalMark(locale))),
    defaultValues: { amount: '', assetCode: 'JVD' },
    sentences: sentences(
      addSandboxMoneyCall,
      {
        ...paymentWords(t, facts),
        not_found: t('refusal.sandbox_closed'),
        account_frozen: t('refusal.account_closed_in'),
        sandbox_limit_reached: ({ members: { remaining } }) => {
          const assetCode = assetCodeOr(facts().assetCode);
          const money = { value: String(remaining ?? '0'), assetCode, assetScale: scaleOf(assetCode) };
          return money.value === '0'
            ? t('refusal.sandbox_limit')
            : t('refusal.sandbox_remaining', { amount: formatMoney(money, { locale }) });
        },
      },
      (issue) => walletIssue(t, issue, facts()),
    ),
    fieldOfCode: { sandbox_limit_reached: 'amount' },
  });
  const add = useAdd();
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
          hint={undefined}
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
