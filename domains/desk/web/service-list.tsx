import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { useServices } from './queries.ts';
import { createAddress } from './create-address.ts';
import { deskTexts } from './texts.ts';
import { wizardAddress } from './wizards.ts';

/** All types of services; those that are not open yet say so. */
export function ServiceList() {
  const t = useText(deskTexts);
  const say = useSentences();
  const services = useServices();
  if (services.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(services.error)}
        retryLabel={t('retry')}
        onRetry={() => void services.refetch()}
      />
    );
  if (!services.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  // What is open comes first.
  const shown = services.data.toSorted(
    (one, other) => Number(one.opens === 'later') - Number(other.opens === 'later'),
  );
  return (
    <ul aria-label={t('list')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {shown.map(({ type, title, summary, opens }) => (
        <li key={type} className="grid">
          <Card
            title={title}
            description={summary}
            href={wizardAddress(type) ?? createAddress(type).to()}
            tone={opens === 'later' ? 'sunken' : 'plain'}
          >
            {opens === 'later' && <Badge>{t('later')}</Badge>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
