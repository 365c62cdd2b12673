import type { WireMoney } from '@egcr/contract/money';
import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { Unread } from '@egcr/web-kit/list/unread.tsx';
import { Slot } from '@egcr/web-kit/slots.tsx';

import type { MerchantBalance } from '../../contract/index.ts';
import { useMerchantBalance } from '../queries.ts';
import { usePaymentText } from '../text.ts';

/** What the reader's sales have brought, by currency, with the way into their wallet. */
export function BalanceCard() {
  const t = usePaymentText();
  const balance = useMerchantBalance();
  return (
    <Card title={t('balance')} description={t('pending.hint')}>
      {balance.data === undefined && balance.isError ? (
        <Unread failure={balance.error} onRetry={() => void balance.refetch()} />
      ) : balance.data === undefined ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      ) : balance.data.length === 0 ? (
        <p className="min-h-24 text-ink-2">{t('balance.none')}</p>
      ) : (
        balance.data.map((one) => <Currency key={one.asset} balance={one} />)
      )}
    </Card>
  );
}

function Currency({ balance }: { readonly balance: MerchantBalance }) {
  const t = usePaymentText();
  const { pending, available, reserved, owed } = balance;
  const more = [reserved, owed].filter(({ value }) => value !== '0').length;
  return (
    <div className="flex flex-col gap-3">
      <StatisticGroup className={more === 1 ? 'sm:grid-cols-3' : undefined}>
        <Statistic label={t('available')} value={<Figure amount={available} figure="available" />} />
        <Statistic label={t('pending')} value={<Figure amount={pending} figure="pending" />} />
        {reserved.value !== '0' && (
          <Statistic label={t('reserved')} value={<Figure amount={reserved} figure="reserved" />} />
        )}
        {owed.value !== '0' && <Statistic label={t('owed')} value={<Figure amount={owed} figure="owed" />} />}
      </StatisticGroup>
      {available.value !== '0' && (
        <Slot name="payment-gateway.pay-out" about={balance.asset} waiting={<div className="h-11" />} />
      )}
    </div>
  );
}

interface FigureProps {
  readonly amount: WireMoney;
  readonly figure: 'available' | 'pending' | 'reserved' | 'owed';
}

/** A figure that opens the entries it is the sum of. */
function Figure({ amount, figure }: FigureProps) {
  const t = usePaymentText();
  const href = hrefOf('payment-balance', { asset: amount.assetCode, figure });
  return (
    <Anchor href={href} className="underline decoration-line underline-offset-4">
      <Money amount={amount} />
      <span className="sr-only"> {t('balance.open')}</span>
    </Anchor>
  );
}
