import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { useOwnRoles } from '@egcr/roles/web';
import { Badge } from '@egcr/ui/badge';
import { ErrorCard } from '@egcr/ui/error-card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQuery } from '@tanstack/react-query';

import { listFundsToValueCall, type FundToValue } from '../../contract/index.ts';
import { openTexts } from '../open/texts.ts';
import { fundsKey } from '../queries.ts';
import { priceText, unitsText } from '../unit-formats.ts';
import { PlacementForm } from './placement-form.tsx';
import { staffTexts } from './texts.ts';
import { ValuationForm } from './valuation-form.tsx';

/** `/super-admin/fund-valuations`: each wealth fund with its books, and what it was worth at the last cut-off. */
export function Screen() {
  const t = useText(staffTexts);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('super-admin')}>{t('staff')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <Content />
    </div>
  );
}

function Content() {
  const t = useText(staffTexts);
  const say = useSentences();
  const { language } = useLanguage();
  const found = useQuery({
    queryKey: [...fundsKey, 'to-value', language],
    queryFn: ({ signal }) => call(listFundsToValueCall, {}, { signal }),
  });
  if (found.data)
    return (
      <ul aria-label={t('list')} className="grid items-start gap-6 xl:grid-cols-2">
        {found.data.items.map((fund) => (
          <Row key={fund.slug} fund={fund} />
        ))}
      </ul>
    );
  if (found.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return (
    <ErrorCard
      title={t('unread')}
      description={say.failure(found.error)}
      retryLabel={t('retry')}
      onRetry={() => void found.refetch()}
    />
  );
}

function Row({ fund }: { readonly fund: FundToValue }) {
  const t = useText(staffTexts);
  const open = useText(openTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const mayPropose = useOwnRoles().data?.isOpen({ permission: 'money.propose' }) === true;
  const isDone = fund.valued_at !== null && fund.valued_at >= fund.cut_off;
  return (
    <li className="card flex min-w-0 flex-col gap-4 p-5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{fund.title}</h2>
        {fund.is_sample && <Badge>{open('sample')}</Badge>}
      </span>
      <KeyValueList
        items={[
          {
            key: t('price'),
            value: fund.price === null ? open('price.none') : priceText(fund.price, locale),
          },
          ...(fund.valued_at === null ? [] : [{ key: t('valued'), value: formats.minute(fund.valued_at) }]),
          { key: t('cash'), value: <Money amount={fund.cash} /> },
          { key: t('investments.now'), value: <Money amount={fund.investments_now} /> },
          ...(fund.placed_since.value === '0'
            ? []
            : [{ key: t('placed'), value: <Money amount={fund.placed_since} /> }]),
          { key: t('spendable'), value: <Money amount={fund.spendable} /> },
          { key: t('units'), value: unitsText(fund.units, locale) },
          { key: t('waiting'), value: formats.number(fund.waiting) },
          { key: t('unsettled'), value: formats.number(fund.unsettled) },
          { key: t('cut_off'), value: formats.minute(fund.cut_off) },
        ]}
      />
      {isDone && <p className="text-ink-2">{t('done')}</p>}
      {!isDone && mayPropose && <ValuationForm key={fund.cut_off} fund={fund} />}
      {mayPropose && (
        <details className="border-t border-line pt-2">
          <summary className="min-h-6 cursor-pointer font-semibold">{t('move')}</summary>
          <div className="flex flex-col gap-4 pt-3">
            <p className="max-w-[60ch] text-sm text-ink-2">{t('move.text')}</p>
            <PlacementForm fund={fund} />
          </div>
        </details>
      )}
    </li>
  );
}
