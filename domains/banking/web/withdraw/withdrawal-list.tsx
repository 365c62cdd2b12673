import { Card } from '@egcr/ui/card';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useWalletText } from '@egcr/wallet/web';

import type { Withdrawal } from '../../contract/index.ts';
import { WithdrawalState } from '../withdrawal/withdrawal-state.tsx';
import { useBankText } from './texts.ts';
import { useWithdrawals } from './queries.ts';

/** What was asked for before, and how far each has come. */
export function WithdrawalList() {
  const t = useBankText();
  return (
    <Card title={t('list.title')}>
      <PagedList
        pages={useWithdrawals()}
        label={t('list.title')}
        renderRow={(item) => <Row key={item.id} item={item} />}
        empty={<p className="text-ink-2">{t('list.empty')}</p>}
      />
    </Card>
  );
}

function Row({ item }: { readonly item: Withdrawal }) {
  const t = useBankText();
  const hidden = useWalletText()('amounts.hidden');
  const formats = useFormats();
  const { isConcealed } = useConcealment();
  return (
    <li className="relative flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-col">
          <Anchor
            href={`/wallet/withdrawals/${item.id}`}
            className="font-medium after:absolute after:inset-0"
          >
            <bdi>{item.to.holder}</bdi>
          </Anchor>
          <span className="text-sm text-ink-2">
            <bdi className="num">{item.to.account}</bdi>
            <span aria-hidden> · </span>
            <time dateTime={item.created_at}>{formats.recent(item.created_at)}</time>
          </span>
        </span>
        <span className="flex flex-col items-end gap-1">
          <Money
            amount={item.amount}
            className="font-semibold"
            concealedLabel={isConcealed ? hidden : undefined}
          />
          <WithdrawalState state={item.state} />
        </span>
      </div>
      {item.held_back !== null && <p className="text-sm text-warn">{t(`held.${item.held_back}`)}</p>}
    </li>
  );
}
