import { BackLink } from '@egcr/ui/back-link';
import { Skeleton } from '@egcr/ui/skeleton';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { ListedPage } from '@egcr/wallet/web';

import { useWithdrawal } from '../withdraw/queries.ts';
import { useWithdrawalText } from './texts.ts';
import { WithdrawalView } from './withdrawal-view.tsx';

/** `/wallet/withdrawals/$withdrawalId`: the confirmation right after withdrawing (`?new=1`), and how far it has come ever after. */
export function Screen() {
  const t = useWithdrawalText();
  const id = usePathPart('withdrawalId');
  const isNew = useSearchValue('new') === '1';
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div className="print:hidden">
        <BackLink href="/wallet/withdraw">{t('back')}</BackLink>
      </div>
      <Content id={id} isNew={isNew} />
    </div>
  );
}

function Content({ id, isNew }: { readonly id: string; readonly isNew: boolean }) {
  const t = useWithdrawalText();
  return (
    <ListedPage
      read={useWithdrawal(id)}
      list={{ href: '/wallet/withdraw', title: t('back') }}
      said={{
        loading: t('loading'),
        unread: t('failed'),
        missing: t('missing'),
        missingText: t('missing_text'),
      }}
      waiting={<Skeleton className="h-[32rem] rounded-xl" />}
    >
      {(withdrawal) => <WithdrawalView withdrawal={withdrawal} isNew={isNew} />}
    </ListedPage>
  );
}
