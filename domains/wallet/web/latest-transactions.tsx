import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';

import { PendingRows, TransactionRows, WithoutRows } from './history/transaction-rows.tsx';
import { useActivity } from './queries.ts';
import { useWalletText } from './texts.ts';

const LATEST = 5;

/** The last transactions, with the way to all of them. */
export function LatestTransactions() {
  const t = useWalletText();
  return (
    <Card
      title={t('history.latest')}
      action={
        <Link look="standalone" href={hrefOf('wallet-history')} className="-my-3">
          {t('history.all')}
        </Link>
      }
    >
      <Latest />
    </Card>
  );
}

function Latest() {
  const activity = useActivity();
  const transactions = activity.items ?? [];
  if (transactions.length === 0) return <WithoutRows activity={activity} headingLevel={3} />;
  return (
    <div>
      <PendingRows />
      <TransactionRows transactions={transactions.slice(0, LATEST)} />
    </div>
  );
}

/** The same on the dashboard, once there is a transaction. */
export function Slot() {
  const isEmpty = useActivity().items?.length === 0;
  return isEmpty ? null : <LatestTransactions />;
}
