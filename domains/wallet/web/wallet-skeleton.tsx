import { Skeleton, SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';

import { useWalletText } from './messages/index.ts';

/** The shape of the wallet while it is read. */
export function WalletSkeleton() {
  const t = useWalletText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-52 rounded-xl" />
          <SkeletonText lines={6} />
        </div>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </SkeletonGroup>
  );
}
