import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useTitles } from '@egcr/web-kit/titles';
import { useSearch } from '@egcr/web-kit/router.tsx';
import { useMemo } from 'react';

import { useWalletText } from '../texts.ts';
import { useWallet } from '../queries.ts';
import { FilterBar } from './filter-bar.tsx';
import { readFilters } from './filters.ts';
import { TransactionList } from './transaction-list.tsx';

/** `/wallet/history`: everything that moved, page after page; the filters stand in the address. */
export function Screen() {
  const t = useWalletText();
  const titles = useTitles();
  const search = useSearch();
  const filters = useMemo(() => readFilters(search), [search]);
  // The balances' reading listens for money that moves, and has the list read again too.
  useWallet();
  return (
    <Page>
      <BackLink href="/wallet">{t('history.back')}</BackLink>
      <PageHeading
        title={t('history.title')}
        actions={
          <>
            <Link look="standalone" href={hrefOf('wallet-imports')}>
              {titles('wallet-imports')}
            </Link>
            <Link look="standalone" href={hrefOf('wallet-statements')}>
              {titles('wallet-statements')}
            </Link>
          </>
        }
      />
      <FilterBar filters={filters} />
      <Card>
        <TransactionList filters={filters} />
      </Card>
    </Page>
  );
}
