import { hrefOf } from '@egcr/contract/product-screens';
import { countryName } from '@egcr/locale/contract';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Building2 } from 'lucide-react';

import type { OwnBusinessRow } from '../../contract/index.ts';
import { AskedConsents } from '../consents/asked-consents.tsx';
import { AskedDirectorships } from '../directorships/asked-directorships.tsx';
import { BusinessMarks } from '../directory/business-marks.tsx';
import { useBusinesses } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { businessTexts } from './texts.ts';

/** `/businesses`: the registered businesses to whose teams the reader belongs. */
export function Screen() {
  const t = useText(businessTexts);
  return (
    <Page>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={<ButtonLink href={hrefOf('registration')}>{t('register')}</ButtonLink>}
      />
      <AskedDirectorships />
      <AskedConsents />
      <Mine />
    </Page>
  );
}

function Mine() {
  const t = useText(businessTexts);
  const r = useText(registryTexts);
  const say = useSentences();
  const mine = useBusinesses();
  if (mine.isError)
    return (
      <ErrorCard
        title={r('unread')}
        description={say.failure(mine.error)}
        retryLabel={r('retry')}
        onRetry={() => void mine.refetch()}
      />
    );
  if (!mine.data)
    return (
      <SkeletonGroup label={r('loading')}>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  if (mine.data.length === 0)
    return <EmptyState icon={<Building2 aria-hidden />} title={t('none')} description={t('none.text')} />;
  return (
    <ul aria-label={t('title')} className="card flex flex-col divide-y divide-line">
      {mine.data.map((found) => (
        <Row key={found.id} found={found} />
      ))}
    </ul>
  );
}

function Row({ found }: { readonly found: OwnBusinessRow }) {
  const { language } = useLanguage();
  return (
    <li>
      <Anchor
        href={`/businesses/${encodeURIComponent(found.id)}`}
        className="flex flex-wrap items-center justify-between gap-2 p-4 hover:bg-sunken"
      >
        <span className="flex min-w-0 flex-col gap-1">
          <bdi className="font-semibold wrap-anywhere">{found.name}</bdi>
          <span className="text-sm text-ink-2">
            <span dir="ltr" className="num font-mono">
              {found.number}
            </span>{' '}
            · {countryName(found.jurisdiction, language)}
          </span>
        </span>
        <BusinessMarks found={found} />
      </Anchor>
    </li>
  );
}
