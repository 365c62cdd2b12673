import { address, oneOf } from '@egcr/contract/address';
import { Badge } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { HideSamples } from '@egcr/web-kit/list/hide-samples.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { SearchX } from 'lucide-react';

import type { WealthFundShown } from '../../contract/open-calls.ts';
import { fundPath } from '../../contract/paths.ts';
import { useFunds } from '../queries.ts';
import { priceText, returnText } from '../unit-formats.ts';
import { Honest } from './honest.tsx';
import { OpenData } from './open-data.tsx';
import { openTexts } from './texts.ts';

const fundsAddress = address('wealth-funds', { sample: oneOf(['hidden']) });

/** `/wealth-funds`: all wealth funds, for everyone. */
export function Screen() {
  const t = useText(openTexts);
  return (
    <div className="shell flex flex-col gap-8 py-8 sm:py-14">
      <PageHeading title={t('list')} description={t('lead')} />
      {/* As high as the window before the funds are there: the footer does not move when they come. */}
      <div className="min-h-dvh">
        <OpenData>
          <List />
        </OpenData>
      </div>
    </div>
  );
}

function List() {
  const t = useText(openTexts);
  const say = useSentences();
  const found = useFunds();
  if (found.data) return <Funds items={found.data.items} />;
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

function Funds({ items }: { readonly items: readonly WealthFundShown[] }) {
  const t = useText(openTexts);
  const { view, show } = useAddress(fundsAddress);
  const shown = items.filter(({ is_sample: isSample }) => view.sample !== 'hidden' || !isSample);
  return (
    <div className="flex flex-col gap-6">
      <Honest isSample={shown.some((each) => each.is_sample)} />
      <HideSamples sample={view.sample} onChange={(sample) => show({ sample })} items={items} />
      {shown.length === 0 ? (
        <EmptyState icon={<SearchX aria-hidden />} title={t('list.none')} />
      ) : (
        <ul aria-label={t('list')} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((fund) => (
            <Row key={fund.slug} fund={fund} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ fund }: { readonly fund: WealthFundShown }) {
  const t = useText(openTexts);
  const { locale } = useLanguage();
  return (
    <li className="min-w-0">
      <Anchor
        href={fundPath(fund.slug)}
        className="card flex h-full flex-col gap-3 p-5 hover:border-line-strong"
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-lg font-semibold">{fund.title}</span>
          {fund.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
        <span className="grow text-sm text-ink-2">{fund.mandate}</span>
        <span className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
          <span className="flex flex-col">
            <span className="text-sm text-ink-2">{t('price')}</span>
            <span className="num text-lg font-semibold">
              {fund.price === null ? t('price.none') : priceText(fund.price, locale)}
            </span>
          </span>
          <span className="flex flex-col text-end">
            <span className="text-sm text-ink-2">{t('return.year')}</span>
            <span className="num text-lg font-semibold">
              {fund.return_year === null ? t('return.none') : returnText(fund.return_year, locale)}
            </span>
          </span>
        </span>
      </Anchor>
    </li>
  );
}
