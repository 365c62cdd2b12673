import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { Coin } from '@egcr/ui/coin';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { Skeleton } from '@egcr/ui/skeleton';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import type { JvdReply } from '../contract/index.ts';
import { useRatesText } from './texts.ts';
import { useJvd } from './queries.ts';
import { changeFigure, rateFigure } from './rate-formats.ts';
import { RateOrigin } from './rate-origin.tsx';

/** JVD itself: price, change, what circulates and what may at most. Left out where it cannot be read. */
export function JvdCard() {
  const t = useRatesText();
  const { data, isPending } = useJvd();
  if (isPending) return <Skeleton className="h-72 rounded-xl" />;
  if (!data) return null;
  return (
    <Card
      tone="brass"
      padding="large"
      title={t('jvd')}
      icon={<Coin className="size-9 [&_.coin-body]:animate-none" />}
    >
      <Price jvd={data} />
      <Supply jvd={data} />
    </Card>
  );
}

function Price({ jvd }: { readonly jvd: JvdReply }) {
  const t = useRatesText();
  const { locale } = useLanguage();
  if (jvd.price === null) return <p>{t('empty')}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <bdi className="num text-3xl font-strong tracking-tight">{rateFigure(jvd.price, locale)}</bdi>
        <span className="font-semibold text-ink-2">USD</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="text-ink-2">{t('jvd.change')}</span>
        <bdi className="num font-semibold">
          {jvd.change_24h === null ? t('jvd.none') : changeFigure(jvd.change_24h, locale)}
        </bdi>
      </p>
      {jvd.source !== null && jvd.as_of !== null && (
        <p className="text-sm">
          <RateOrigin source={jvd.source} sample={false} asOf={jvd.as_of} stale={jvd.stale} />
        </p>
      )}
    </div>
  );
}

function Supply({ jvd: { supply, market_value } }: { readonly jvd: JvdReply }) {
  const t = useRatesText();
  const { circulating, cap, play_money } = supply;
  const items = [
    ...(circulating === null
      ? []
      : [
          {
            key: t('jvd.supply'),
            value: (
              <span className="flex flex-wrap items-center justify-end gap-2">
                <Money amount={circulating} isCompact />
                {play_money && <Badge tone="brass">{t('jvd.play')}</Badge>}
              </span>
            ),
          },
        ]),
    ...(market_value === null
      ? []
      : [{ key: t('jvd.value'), value: <Money amount={market_value} isCompact /> }]),
    { key: t('jvd.cap'), value: <Money amount={cap} isCompact /> },
  ];
  return <KeyValueList items={items} />;
}
