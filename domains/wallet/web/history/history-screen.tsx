import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';

import { useImportText } from '../imports/messages/index.ts';
import { useWalletText } from '../messages/index.ts';
import { useWallet } from '../queries.ts';
import { useStatementText } from '../statements/messages/index.ts';
import { FilterBar } from './filter-bar.tsx';
import { readFilters } from './filters.ts';
import { MovementList } from './movement-list.tsx';

/** `/wallet/history`: everything that moved, page after page; the filters stand in the address. */
export function Screen() {
  const t = useWalletText();
  const imports = useImportText();
  const statements = useStatementText();
  const search = useLocation({ select: (at) => at.searchStr });
  const filters = useMemo(() => readFilters(search), [search]);
  // The balances' reading listens for money that moves, and has the list read again too.
  useWallet();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackLink href="/wallet">{t('history.back')}</BackLink>
      <PageHeading
        title={t('history.title')}
        actions={
          <>
            <Link look="standalone" href="/wallet/imports">
              {imports('title')}
            </Link>
            <Link look="standalone" href="/wallet/statements">
              {statements('title')}
            </Link>
          </>
        }
      />
      <FilterBar filters={filters} />
      <Card>
        <MovementList filters={filters} />
      </Card>
    </div>
  );
}
