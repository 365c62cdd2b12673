import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { readerZone } from '@egcr/web-kit/reader-zone';
import { SearchX } from 'lucide-react';

import type { ActivityEntry } from '../../contract/index.ts';
import { useWalletText } from '../texts.ts';
import { useActivity } from '../queries.ts';
import { isFiltered, queryOf, showsPending, type HistoryFilters } from './filters.ts';
import { useHistoryText } from './texts.ts';
import { byMonth, totalsOf } from './months.ts';
import { PendingRows, TransactionRows, WithoutRows } from './transaction-rows.tsx';

/** What moved, newest first: month by month, page after page. */
export function TransactionList({ filters }: { readonly filters: HistoryFilters }) {
  const activity = useActivity(queryOf(filters, readerZone()));
  const transactions = activity.items ?? [];
  if (activity.items?.length === 0 && isFiltered(filters)) return <NothingFits activity={activity} />;
  if (transactions.length === 0) return <WithoutRows activity={activity} headingLevel={2} />;
  return (
    <div className="flex flex-col gap-4">
      {showsPending(filters) && <PendingRows />}
      <Months transactions={transactions} isWhole={!activity.hasMore} />
      {activity.hasMore ? <ShowMore pages={activity} /> : <End />}
    </div>
  );
}

interface MonthsProps {
  readonly transactions: readonly ActivityEntry[];
  /** Nothing more is to come: the last month is complete too. */
  readonly isWhole: boolean;
}

function Months({ transactions, isWhole }: MonthsProps) {
  const { locale } = useLanguage();
  const { day: dayOf } = useFormats();
  return byMonth(transactions, { locale, dayOf }).map((month, at, all) => (
    <section key={month.name} aria-label={month.name}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
        <h2 className="text-sm font-semibold text-ink-2">{month.name}</h2>
        {(isWhole || at < all.length - 1) && <MonthTotals transactions={month.transactions} />}
      </div>
      <TransactionRows transactions={month.transactions} />
    </section>
  ));
}

/** What came and went in the month, where it is all in one currency. */
function MonthTotals({ transactions }: { readonly transactions: readonly ActivityEntry[] }) {
  const t = useHistoryText();
  const hidden = useWalletText()('amounts.hidden');
  const { isConcealed } = useConcealment();
  const totals = totalsOf(transactions);
  if (!totals || isConcealed) return isConcealed ? <span className="sr-only">{hidden}</span> : null;
  return (
    <span className="flex max-w-full min-w-0 flex-wrap gap-x-4 text-sm text-ink-2">
      {(['came', 'went'] as const).map((side) => (
        <span key={side} className="flex max-w-full flex-wrap gap-x-1.5">
          <span>{t(side === 'came' ? 'month.in' : 'month.out')}</span>
          <Money amount={totals[side]} isSigned size="fit-line" />
        </span>
      ))}
    </span>
  );
}

/** The filters found nothing, so far or at all. */
function NothingFits({ activity }: { readonly activity: ReturnType<typeof useActivity> }) {
  const t = useHistoryText();
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-6" />}
      title={t('nothing.title')}
      description={t('nothing.text')}
      action={
        activity.hasMore && (
          <Button look="secondary" busy={activity.isReadingMore} onClick={() => void activity.readMore()}>
            {t('further')}
          </Button>
        )
      }
    />
  );
}

function End() {
  const t = useWalletText();
  return <p className="text-sm text-ink-2">{t('history.end')}</p>;
}
