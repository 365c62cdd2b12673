import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { ArrowLeftRight } from 'lucide-react';

import type { ActivityEntry, WalletSlots } from '../../contract/index.ts';
import { useWallet, type useActivity } from '../queries.ts';
import { useWalletText } from '../texts.ts';
import { TransactionRow } from './transaction-row.tsx';

const Offering: Offered<WalletSlots> = Slot;

/** What is on its way and has not moved yet, of all domains. */
export function PendingRows() {
  return <Offering name="wallet.pending" />;
}

/** Transactions as rows. */
export function TransactionRows({ transactions }: { readonly transactions: readonly ActivityEntry[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {transactions.map((transaction) => (
        <TransactionRow key={`${transaction.id} ${transaction.direction}`} transaction={transaction} />
      ))}
    </ul>
  );
}

interface WithoutRowsProps {
  readonly activity: ReturnType<typeof useActivity>;
  readonly headingLevel: 2 | 3;
}

/** In place of transactions: they are on their way, could not be read, or there are none. */
export function WithoutRows({ activity, headingLevel }: WithoutRowsProps) {
  const t = useWalletText();
  const say = useSentences();
  if (activity.items) return <Nothing headingLevel={headingLevel} />;
  if (activity.error === null) return <Waiting />;
  return (
    <ErrorCard
      headingLevel={headingLevel}
      title={t('history.failed')}
      description={say.failure(activity.error)}
      retryLabel={t('failed.retry')}
      onRetry={() => void activity.readAgain()}
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
