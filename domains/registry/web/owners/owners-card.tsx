import { OwnershipGraph } from '@egcr/ownership/web';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { bodsFile } from '../addresses.ts';
import { useOwners } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { OwnersList } from './owners-list.tsx';
import { ownersTexts } from './texts.ts';

/** Who owns a registered business. */
export function OwnersCard({ number }: { readonly number: string }) {
  const t = useText(ownersTexts);
  const r = useText(registryTexts);
  const say = useSentences();
  const read = useOwners(number);
  if (read.isError)
    return (
      <ErrorCard
        title={r('unread')}
        description={say.failure(read.error)}
        retryLabel={r('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  if (!read.data)
    return (
      <SkeletonGroup label={r('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  const { network, owners, rule } = read.data;
  return (
    <Card title={t('title')}>
      <OwnersList
        network={network}
        owners={owners}
        rule={{ fromPercent: rule.from_percent, isIncluded: rule.is_included }}
      />
      <OwnershipGraph network={network} owners={owners} />
      <Link href={bodsFile(number)} download>
        {t('bods')}
      </Link>
    </Card>
  );
}
