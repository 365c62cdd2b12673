import type { AssetCode } from '@egcr/ledger/contract';
import { Bars } from '@egcr/ui/bars';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { formatMoney } from '@egcr/ui/format-money';
import { Money } from '@egcr/ui/money';
import { Select } from '@egcr/ui/select';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import type { SpendingMonth } from '../../contract/index.ts';
import { useHistoryText } from '../history/texts.ts';
import { useWalletText } from '../texts.ts';
import { useSpending } from './queries.ts';
import { drawnValue, monthName } from './spending-rules.ts';
import { useSpendingText } from './texts.ts';

interface SpendingCardProps {
  /** The currencies one holds, JVD first. */
  readonly currencies: readonly AssetCode[];
}

/** What went out in each month and what for, drawn with its figures in a table; nothing of it while amounts are hidden. */
export function SpendingCard({ currencies }: SpendingCardProps) {
  const t = useSpendingText();
  const w = useWalletText();
  const [chosen, setChosen] = useState<AssetCode>('JVD');
  const currency = currencies.includes(chosen) ? chosen : 'JVD';
  return (
    <Card title={t('title')}>
      {currencies.length > 1 && (
        <Select
          label={w('send.currency')}
          value={currency}
          onValueChange={(code) => setChosen(currencies.find((each) => each === code) ?? 'JVD')}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      )}
      <Content currency={currency} />
    </Card>
  );
}

function Content({ currency }: { readonly currency: AssetCode }) {
  const t = useSpendingText();
  const w = useWalletText();
  const say = useSentences();
  const { isConcealed } = useConcealment();
  const spending = useSpending(currency);
  if (isConcealed) return <p className="text-sm text-ink-2">{t('hidden')}</p>;
  if (spending.data) {
    const { months, is_whole: isWhole } = spending.data;
    if (months.every(isQuiet)) return <p className="text-sm text-ink-2">{t('empty')}</p>;
    return (
      <>
        {months.some(({ went }) => went.value !== '0') && <Months months={months} />}
        <Month key={currency} months={months} />
        <p className="text-sm text-ink-2">{isWhole ? t('note') : t('partial')}</p>
      </>
    );
  }
  if (spending.isError)
    return (
      <ErrorCard
        headingLevel={3}
        title={t('failed')}
        description={say.failure(spending.error)}
        retryLabel={w('failed.retry')}
        onRetry={() => void spending.refetch()}
      />
    );
  return (
    <SkeletonGroup label={w('loading')}>
      <Skeleton className="h-64 rounded-md" />
    </SkeletonGroup>
  );
}

function isQuiet({ came, went }: SpendingMonth): boolean {
  return came.value === '0' && went.value === '0';
}

/** How much went out in each month. */
function Months({ months }: { readonly months: readonly SpendingMonth[] }) {
  const t = useSpendingText();
  const { locale } = useLanguage();
  return (
    <Bars
      caption={t('by_month')}
      labelHeader={t('month')}
      valueHeader={t('amount')}
      tableLabel={t('figures')}
      points={months.map(({ month, went }) => ({
        label: monthName(month, { locale, form: 'short' }),
        value: drawnValue(went),
        text: formatMoney(went, { locale }),
        short: formatMoney(went, { locale, isCompact: true }),
      }))}
    />
  );
}

/** One month: in and out, and what for. The month that has begun, until another is chosen. */
function Month({ months }: { readonly months: readonly SpendingMonth[] }) {
  const t = useSpendingText();
  const h = useHistoryText();
  const { locale } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const shown = months.find(({ month }) => month === chosen) ?? months.at(-1);
  if (!shown) return null;
  return (
    <>
      <Select
        label={t('month')}
        value={shown.month}
        onValueChange={setChosen}
        options={months
          .toReversed()
          .map(({ month }) => ({ value: month, label: monthName(month, { locale, form: 'long' }) }))}
      />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {(['came', 'went'] as const).map((side) => (
          <div key={side} className="flex max-w-full flex-col">
            <dt className="text-sm text-ink-2">{t(side === 'came' ? 'in' : 'out')}</dt>
            <dd className="font-semibold">
              <Money amount={shown[side]} size="fit-line" />
            </dd>
          </div>
        ))}
      </dl>
      {shown.spent.length > 0 && (
        <Bars
          layout="rows"
          tone="brass"
          caption={t('by_category')}
          labelHeader={h('category')}
          valueHeader={t('amount')}
          tableLabel={t('figures')}
          points={shown.spent.map(({ category, amount }) => ({
            label: h(`category.${category}`),
            value: drawnValue(amount),
            text: formatMoney(amount, { locale }),
          }))}
        />
      )}
    </>
  );
}
