import { forPrincipal } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState, type ComponentType } from 'react';

import type { RailRecord } from '@egcr/payments/contract';
import { RAIL_PAYMENTS_MAX } from '@egcr/payments/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import { usePaymentText, useRailName, useRails } from '@egcr/payments/web';
import { shareOf, worstDays } from './rail-rules.ts';
import { RailStrip } from './rail-strip.tsx';
import { railTexts } from './texts.ts';

const WORST = 5;

/** `/payment-gateway/rails`: how each rail has done for the reader's payments. */
function Content() {
  const t = usePaymentText();
  const r = useText(railTexts);
  const say = useSentences();
  const rails = useRails();
  return (
    <Page>
      <BackLink href={hrefOf('payment-gateway')}>{t('title')}</BackLink>
      <PageHeading
        title={r('title')}
        description={r('lead')}
        actions={
          <Link href={hrefOf('rails')} look="standalone">
            {r('everyone')}
          </Link>
        }
      />
      {rails.data?.has_samples === true && <Banner tone="sample">{r('samples')}</Banner>}
      {rails.data?.is_whole === false && (
        <Banner tone="info">{r('newest', { number: RAIL_PAYMENTS_MAX })}</Banner>
      )}
      {rails.data ? (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          {rails.data.items.map((rail) => (
            <RailCard key={rail.rail} rail={rail} />
          ))}
        </div>
      ) : rails.isError ? (
        <ErrorCard
          title={t('unread')}
          description={say.failure(rails.error)}
          retryLabel={t('retry')}
          onRetry={() => void rails.refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function RailCard({ rail }: { readonly rail: RailRecord }) {
  const r = useText(railTexts);
  const { locale } = useLanguage();
  const nameOf = useRailName();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const formats = useFormats();
  const seconds = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  });
  const share = shareOf(rail);
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {nameOf(rail.rail)}
          {rail.is_simulation && <Badge>{r('simulation')}</Badge>}
        </span>
      }
    >
      {rail.attempts === 0 ? (
        <p className="text-ink-2">{r('none')}</p>
      ) : (
        <>
          <StatisticGroup>
            <Statistic label={r('rate')} value={share === undefined ? '–' : formats.percent(share)} />
            <Statistic
              label={r('attempts')}
              value={formats.number(rail.attempts)}
              hint={
                rail.took_ms === null ? undefined : r('took', { time: seconds.format(rail.took_ms / 1000) })
              }
            />
          </StatisticGroup>
          <RailStrip days={rail.days} today={today} />
          <Trouble rail={rail} />
        </>
      )}
    </Card>
  );
}

/** The strip in words, for those who don't see it and those who want the figures. */
function Trouble({ rail }: { readonly rail: RailRecord }) {
  const r = useText(railTexts);
  const formats = useFormats();
  const { locale } = useLanguage();
  const dayText = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const worst = worstDays(rail.days, WORST);
  if (worst.length === 0) return <p className="text-sm text-ink-2">{r('calm')}</p>;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <h3 className="font-medium">{r('worst')}</h3>
      <ul className="flex flex-col gap-0.5 text-ink-2">
        {worst.map((day) => (
          <li key={day.day} className="num">
            {r('worst.day', {
              day: dayText.format(new Date(`${day.day}T00:00:00Z`)),
              percent: formats.percent(shareOf(day) ?? 0),
              number: day.succeeded + day.failed,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
