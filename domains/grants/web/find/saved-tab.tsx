import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Bookmark } from 'lucide-react';

import { grantsAddress } from '../addresses.ts';
import { GrantAlertList } from '../alerts/alert-list.tsx';
import { useSaved } from '../queries.ts';
import { grantTexts } from '../texts.ts';
import { ProgrammeCard, programmeGridClass } from './programme-list.tsx';

/** What the reader saved, the latest first, and the searches that tell them of what opens. */
export function SavedTab() {
  return (
    <div className="flex flex-col gap-10">
      <Saved />
      <GrantAlertList />
    </div>
  );
}

function Saved() {
  const t = useText(grantTexts);
  const say = useSentences();
  const saved = useSaved();
  if (saved.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(saved.error)}
        retryLabel={t('retry')}
        onRetry={() => void saved.refetch()}
      />
    );
  if (!saved.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  if (saved.data.length === 0)
    return (
      <EmptyState
        icon={<Bookmark aria-hidden />}
        title={t('saved.none')}
        description={t('saved.none.text')}
        action={<ButtonLink href={grantsAddress.to({})}>{t('search')}</ButtonLink>}
      />
    );
  return (
    <ul aria-label={t('tab.saved')} className={programmeGridClass}>
      {saved.data.map((programme) => (
        <ProgrammeCard key={programme.slug} programme={programme} />
      ))}
    </ul>
  );
}
