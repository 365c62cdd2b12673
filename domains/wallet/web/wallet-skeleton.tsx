import { PageColumns } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';

import { useWalletText } from './texts.ts';

/** The shape of the wallet while it is read. */
export function WalletSkeleton() {
  const t = useWalletText();
  return (
    <SkeletonGroup label={t('loading')}>
      <PageColumns aside={<Skeleton className="h-96 rounded-lg" />}>
        <Skeleton className="h-56 rounded-xl" />
        <SkeletonText lines={6} />
      </PageColumns>
    </SkeletonGroup>
  );
}
