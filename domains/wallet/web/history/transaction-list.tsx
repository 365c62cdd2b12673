import { hrefOf } from '@egcr/contract/product-screens';
import { Button, ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Money } from '@egcr/ui/money';
import { Skeleton, SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { ArrowLeftRight, SearchX } from 'lucide-react';

import type { ActivityEntry, WalletSlots } from '../../contract/index.ts';
import { useWalletText } from '../texts.ts';
import { useActivity, useWallet } from '../queries.ts';
import { isFiltered, noFilters, queryOf, showsPending, type HistoryFilters } from './filters.ts';
import { useHistoryText } from './texts.ts';
import { byMonth, totalsOf } from './months.ts';
import { TransactionRow } from './transaction-row.tsx';

const Pending: Offered<WalletSlots> = Slot;

/** What moved, newest first: the latest few where `limit` is given, else month by month, page after page. */
export function TransactionList({
  limit,
  filters = noFilters,
}: {
  readonly limit?: number;
  readonly filters?: HistoryFilters;
}) {
  const t = useWalletText();
  const say = useSentences();
  const activity = useActivity(queryOf(filters));
  const { items: transactions } = activity;
  if (!transactions && activity.error === null) return <Waiting />;
  if (!transactions) {
    return (
      <ErrorCard
        headingLevel={limit === undefined ? 2 : 3}
        title={t('history.failed')}
        description={say.failure(activity.error)}
        retryLabel={t('failed.retry')}
        onRetry={() => void activity.readAgain()}
      />
    );
  }
  if (transactions.length === 0 && isFiltered(filters)) return <NothingFits activity={activity} />;
  if (transactions.length === 0) return <Nothing headingLevel={limit === undefined ? 2 : 3} />;
  if (limit !== undefined) {
    return (
      <div>
        <Pending name="wallet.pending" />
        <Rows transactions={transactions.slice(0, limit)} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {showsPending(filters) && <Pending name="wallet.pending" />}
      <Months transactions={transactions} isWhole={!activity.hasMore} />
      {activity.hasMore ? <ShowMore pages={activity} /> : <End />}
    </div>
  );
}

function Rows({ transactions }: { readonly transactions: readonly ActivityEntry[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {transactions.map((transaction) => (
        <TransactionRow key={`${transaction.id} ${transaction.direction}`} transaction={transaction} />
      ))}
    </ul>
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
      <Rows transactions={month.transactions} />
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
    <span className="flex flex-wrap gap-x-4 text-sm text-ink-2">
      {(['came', 'went'] as const).map((side) => (
        <span key={side} className="flex gap-1.5">
          <span>{t(side === 'came' ? 'month.in' : 'month.out')}</span>
          <Money amount={totals[side]} isSigned />
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

function Waiting() {
  const t = useWalletText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-6">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-4">
            <Skeleton className="size-10 rounded-full" />
            <span className="flex-1">
              <SkeletonText lines={2} />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function Nothing({ headingLevel }: { readonly headingLevel: 2 | 3 }) {
  const t = useWalletText();
  const hasSandbox = useWallet().data?.sandbox ?? false;
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<ArrowLeftRight aria-hidden className="size-6" />}
      title={t('history.empty.title')}
      description={t('history.empty.text')}
      action={
        hasSandbox && (
          <ButtonLink look="secondary" href={hrefOf('wallet-add')}>
            {t('add')}
          </ButtonLink>
        )
      }
    />
  );
}

function End() {
  const t = useWalletText();
  return <p className="text-sm text-ink-2">{t('history.end')}</p>;
}
