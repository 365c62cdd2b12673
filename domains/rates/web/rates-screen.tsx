import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Select } from '@egcr/ui/select';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePreferredCurrency } from '@egcr/web-kit/preferred-currency';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useSearch } from '@egcr/web-kit/router.tsx';
import { Repeat } from 'lucide-react';

import { isRateCurrency, rateCurrencies, type RatesReply } from '../contract/index.ts';
import { AlertsCard } from './alerts/alerts-card.tsx';
import { CourseCard } from './chart/course-card.tsx';
import { JvdCard } from './jvd-card.tsx';
import { useRatesText } from './texts.ts';
import { useRates } from './queries.ts';
import { nameOf } from './rate-formats.ts';
import { addressOfRates, readRatesView, type RatesView } from './rates-address.ts';
import { RatesTable } from './rates-table.tsx';

/** `/wallet/rates`: what currencies are worth in each other, their course, and who wants to be told. */
export function Screen() {
  const t = useRatesText();
  const search = useSearch();
  const view = readRatesView(search, usePreferredCurrency());
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={hrefOf('wallet')}>{t('back')}</BackLink>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <ButtonLink
            href={hrefOf('wallet-convert', { from: view.base, to: view.quote })}
            icon={<Repeat aria-hidden className="size-5" />}
          >
            {t('convert')}
          </ButtonLink>
        }
      />
      <Rates view={view} />
    </div>
  );
}

function Rates({ view }: { readonly view: RatesView }) {
  const t = useRatesText();
  const say = useSentences();
  const rates = useRates(view.base);
  if (rates.data) return <Loaded view={view} rates={rates.data} />;
  if (rates.isError) {
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(rates.error)}
        retryLabel={t('retry')}
        onRetry={() => void rates.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96 rounded-xl" />
    </SkeletonGroup>
  );
}

function Loaded({ view, rates }: { readonly view: RatesView; readonly rates: RatesReply }) {
  const t = useRatesText();
  const current = rates.items.find(({ quote }) => quote === view.quote);
  return (
    <>
      {rates.items.some(({ sample }) => sample) && <Banner tone="sample">{t('sample.text')}</Banner>}
      {rates.items.some(({ stale }) => stale) && <Banner tone="warn">{t('stale.text')}</Banner>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CourseCard view={view} current={current} />
        <div className="flex min-w-0 flex-col gap-6">
          <JvdCard />
          <AlertsCard key={`${view.base}${view.quote}`} view={view} current={current} />
        </div>
      </div>
      <Card padding="large">
        <BaseChoice view={view} />
        <RatesTable view={view} rates={rates} />
      </Card>
    </>
  );
}

function BaseChoice({ view }: { readonly view: RatesView }) {
  const t = useRatesText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const choose = (code: string) => {
    if (!isRateCurrency(code)) return;
    const quote = code === view.quote ? view.base : view.quote;
    go(addressOfRates({ ...view, base: code, quote }), 'replace');
  };
  return (
    <Select
      label={t('base')}
      value={view.base}
      onValueChange={choose}
      options={rateCurrencies.map((code) => {
        const name = nameOf(code, locale);
        return { value: code, label: code, ...(name === code ? {} : { hint: name }) };
      })}
      className="max-w-80"
    />
  );
}
