import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';

import { useWalletText } from '../messages/index.ts';
import { useWallet } from '../queries.ts';
import { MovementList } from './movement-list.tsx';

/** `/wallet/history`: everything that moved, page after page. */
export function Screen() {
  const t = useWalletText();
  // The balances' reading listens for money that moves, and has the list read again too.
  useWallet();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackLink href="/wallet">{t('history.back')}</BackLink>
      <PageHeading title={t('history.title')} />
      <Card>
        <MovementList />
      </Card>
    </div>
  );
}
