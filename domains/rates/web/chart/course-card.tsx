import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { Rate } from '../../contract/index.ts';
import { useRatesText } from '../texts.ts';
import { useCourse } from '../queries.ts';
import { rateFigure } from '../rate-formats.ts';
import { RateOrigin } from '../rate-origin.tsx';
import { addressOfRates, ranges, type Range, type RatesView } from '../rates-address.ts';
import { CourseChart } from './course-chart.tsx';

interface CourseCardProps {
  readonly view: RatesView;
  readonly current: Rate | undefined;
}

/** One pair: the rate now, and its course over the time chosen. */
export function CourseCard({ view, current }: CourseCardProps) {
  const t = useRatesText();
  const { locale } = useLanguage();
  const { base, quote } = view;
  return (
    <Card padding="large" title={t('chart', { base, quote })}>
      {current && (
        <p className="flex flex-col gap-1">
          <bdi className="num flex flex-wrap items-baseline gap-x-2">
            <span className="text-3xl font-strong tracking-tight text-brand-text">
              {rateFigure(current.mid, locale)}
            </span>
            <span className="font-semibold text-ink-2">{quote}</span>
          </bdi>
          <span className="text-sm">
            <RateOrigin
              source={current.source}
              sample={current.sample}
              asOf={current.as_of}
              stale={current.stale}
            />
          </span>
        </p>
      )}
      <Ranges view={view} />
      <Course view={view} />
    </Card>
  );
}

function Course({ view }: { readonly view: RatesView }) {
  const t = useRatesText();
  const say = useSentences();
  const { base, quote, days } = view;
  const course = useCourse({ pair: `${base}/${quote}`, days });
  if (course.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-56 rounded-lg" />
      </SkeletonGroup>
    );
  if (!course.data)
    return (
      <ErrorCard
        headingLevel={3}
        title={t('failed')}
        description={say.failure(course.error)}
        retryLabel={t('retry')}
        onRetry={() => void course.refetch()}
      />
    );
  const { points } = course.data;
  if (points.length < 2) return <p className="py-10 text-center text-ink-2">{t('chart.few')}</p>;
  const hasSamples = points.some(({ sample }) => sample);
  return (
    <>
      <CourseChart points={points} view={view} />
      {hasSamples && base === 'JVD' && quote === 'USD' && (
        <p className="text-sm text-ink-2">{t('chart.sample')}</p>
      )}
    </>
  );
}

function Ranges({ view }: { readonly view: RatesView }) {
  const t = useRatesText();
  return (
    <nav aria-label={t('chart.range')}>
      <ul className="flex flex-wrap gap-1">
        {ranges.map((days) => (
          <li key={days}>
            <RangeLink view={view} days={days} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RangeLink({ view, days }: { readonly view: RatesView; readonly days: Range }) {
  const { locale } = useLanguage();
  return (
    <Anchor
      href={addressOfRates({ ...view, days })}
      aria-current={days === view.days ? 'true' : undefined}
      className="num grid min-h-11 min-w-11 place-items-center rounded-full px-3 text-sm font-medium text-ink-2 hover:bg-sunken aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-text"
    >
      {new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)}
    </Anchor>
  );
}
