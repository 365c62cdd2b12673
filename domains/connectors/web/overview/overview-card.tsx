import { actingId, callActing } from '@egcr/organisations/web';
import { gatewayAddress, usePaymentText } from '@egcr/payments/web';
import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { Money } from '@egcr/ui/money';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Unread } from '@egcr/web-kit/list/unread.tsx';
import { useQuery } from '@tanstack/react-query';

import { overviewCall, OVERVIEW_PAYMENTS_MAX, type SalesInCurrency } from '../../contract/index.ts';
import { overviewTexts } from './texts.ts';

/** How the reader's sales of the last 30 days did: live ones, unless the lists below show tests. */
export function Slot() {
  const t = useText(overviewTexts);
  const p = usePaymentText();
  const { view } = useAddress(gatewayAddress);
  const mode = view.mode ?? 'live';
  const overview = useQuery({
    queryKey: ['payments', actingId(), 'overview', mode],
    queryFn: ({ signal }) => callActing(overviewCall, { query: { mode } }, { signal }),
  });
  const { data } = overview;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t('title')}
          {mode === 'test' && <Badge>{p('test')}</Badge>}
          {data?.has_samples === true && <Badge>{p('sample')}</Badge>}
        </span>
      }
      description={data?.is_whole === false ? t('newest', { number: OVERVIEW_PAYMENTS_MAX }) : undefined}
    >
      {data === undefined && overview.isError ? (
        <Unread failure={overview.error} onRetry={() => void overview.refetch()} />
      ) : data === undefined ? (
        <SkeletonGroup label={p('loading')}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      ) : data.items.length === 0 ? (
        <p className="min-h-24 text-ink-2">{t('none')}</p>
      ) : (
        data.items.map((sales) => <Figures key={sales.volume.assetCode} sales={sales} />)
      )}
    </Card>
  );
}

function Figures({ sales }: { readonly sales: SalesInCurrency }) {
  const t = useText(overviewTexts);
  const formats = useFormats();
  const { paid, failed, refunded } = sales;
  return (
    <StatisticGroup className="sm:grid-cols-3">
      <Statistic
        label={t('volume')}
        value={<Money amount={sales.volume} />}
        hint={t('paid', { number: paid })}
      />
      <Statistic
        label={t('rate')}
        value={paid + failed === 0 ? '–' : formats.percent(paid / (paid + failed))}
        hint={failed === 0 ? undefined : t('failed', { number: failed })}
      />
      <Statistic
        label={t('fees')}
        value={<Money amount={sales.fees} />}
        hint={
          refunded.value === '0' ? undefined : (
            <>
              {t('refunded')} <Money amount={refunded} />
            </>
          )
        }
      />
    </StatisticGroup>
  );
}
