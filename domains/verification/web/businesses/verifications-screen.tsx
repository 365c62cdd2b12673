import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { ShieldCheck } from 'lucide-react';

import type { ListedVerification } from '../../contract/index.ts';
import { businessPath } from '../addresses.ts';
import { useVerifications } from '../queries.ts';
import { verificationTexts } from './texts.ts';
import { VerificationMarks } from './verification-marks.tsx';

/** `/business/verification`: the businesses of the reader, and how far each is verified. */
export function Screen() {
  const t = useText(verificationTexts);
  return (
    <Page>
      <PageHeading title={t('title')} description={t('lead')} />
      <Banner tone="info">{t('own')}</Banner>
      <Businesses />
    </Page>
  );
}

function Businesses() {
  const t = useText(verificationTexts);
  const say = useSentences();
  const read = useVerifications();
  if (read.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(read.error)}
        retryLabel={t('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  if (!read.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  if (read.data.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck aria-hidden />}
        title={t('none')}
        description={t('none.text')}
        action={<ButtonLink href={hrefOf('registration')}>{t('register')}</ButtonLink>}
      />
    );
  return (
    <ul aria-label={t('title')} className="card flex flex-col divide-y divide-line">
      {read.data.map((found) => (
        <Row key={found.id} found={found} />
      ))}
    </ul>
  );
}

function Row({ found }: { readonly found: ListedVerification }) {
  return (
    <li>
      <Anchor href={businessPath(found.id)} className="flex flex-col gap-2 p-4 hover:bg-sunken">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <bdi className="font-semibold wrap-anywhere">{found.name}</bdi>
          <span dir="ltr" className="num font-mono text-sm text-ink-2">
            {found.number}
          </span>
        </span>
        <VerificationMarks found={found} />
      </Anchor>
    </li>
  );
}
