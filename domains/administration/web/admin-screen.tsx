import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { behindDoor, useIsStaff } from '@egcr/web-kit/staff-door.tsx';
import { useTitles } from '@egcr/web-kit/titles';
import { lazy, Suspense } from 'react';

import { OwnerFace } from './owner-face.tsx';
import { useAdministered } from './queries.ts';
import { administrationTexts } from './texts.ts';

const officers = [{ permission: 'cases.read', scopedBy: ['queue'] }] as const;

/** For the staff alone: nothing of it is fetched before the server has said that the reader may enter. Everybody else sees why not. */
const StaffPage = lazy(async () => ({
  default: (await behindDoor(officers, () => import('./staff-page.tsx'))()).Screen,
}));

/** `/business/admin`: queues for the staff, businesses for those who administer some, and the refusal for everybody else. */
export function Screen() {
  const t = useText(administrationTexts);
  const titles = useTitles();
  const say = useSentences();
  const isStaff = useIsStaff();
  const wantsQueues = useSearchValue('view') === 'staff';
  const own = useAdministered();
  if (own.isError)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('unread')}
        description={say.failure(own.error)}
        retryLabel={t('retry')}
        onRetry={() => void own.refetch()}
      />
    );
  if (!own.data) return <Waiting />;
  const { businesses, received } = own.data;
  const isOwner = businesses.length > 0 || received > 0;
  if (!isOwner || (isStaff && wantsQueues))
    return (
      <Suspense fallback={<Waiting />}>
        <StaffPage />
      </Suspense>
    );
  return (
    <Page>
      <PageHeading
        title={titles('business-admin')}
        description={t('lead')}
        actions={
          isStaff && (
            <ButtonLink look="secondary" href={hrefOf('business-admin', { view: 'staff' })}>
              {t('staff.open')}
            </ButtonLink>
          )
        }
      />
      <OwnerFace businesses={businesses} received={received} />
    </Page>
  );
}

function Waiting() {
  const t = useText(administrationTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}
