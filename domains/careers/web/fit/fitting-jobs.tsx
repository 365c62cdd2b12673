import type { QueryOf } from '@egcr/contract/endpoint';
import { hrefOf } from '@egcr/contract/product-screens';
import { searchFilters } from '@egcr/jobs/contract';
import { JobRow } from '@egcr/jobs/web';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileUser, Search } from 'lucide-react';

import { listFittingCall } from '../../contract/index.ts';
import { careerTexts } from '../texts.ts';
import { fitKey } from '../cv/use-cv.ts';
import { FitParts, FitReasons } from './fit-reasons.tsx';
import { fitTexts } from './texts.ts';

/** The jobs that fit the reader, best first, narrowed by the search that the place is about. */
export function Slot() {
  const t = useText(fitTexts);
  const said = useText(careerTexts);
  const say = useSentences();
  const asked = useSlotSubject() ?? '';
  const found = useFitting(asked);
  if (found.isError)
    return (
      <ErrorCard
        title={said('unread')}
        description={say.failure(found.error)}
        retryLabel={said('retry')}
        onRetry={() => void found.refetch()}
      />
    );
  if (found.isPending)
    return (
      <SkeletonGroup label={said('loading')}>
        <Skeleton className="h-72" />
      </SkeletonGroup>
    );
  if (found.data.cv !== 'ready') return <WriteCv />;
  if (found.data.items.length === 0)
    return <EmptyState icon={<Search aria-hidden />} title={t('empty')} description={t('empty.text')} />;
  return (
    <ul aria-label={t('list')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {found.data.items.map(({ job, fit }) => (
        <JobRow key={job.id} job={job}>
          <FitReasons fit={fit} />
          {/* Above the link that covers the card. */}
          <div className="relative">
            <FitParts fit={fit} />
          </div>
        </JobRow>
      ))}
    </ul>
  );
}

function WriteCv() {
  const t = useText(fitTexts);
  return (
    <EmptyState
      icon={<FileUser aria-hidden />}
      title={t('none')}
      description={t('none.text')}
      action={<ButtonLink href={hrefOf('job-board', { tab: 'cv' })}>{t('write')}</ButtonLink>}
    />
  );
}

function useFitting(asked: string) {
  return useQuery({
    queryKey: [...fitKey, 'list', asked],
    queryFn: ({ signal }) => {
      const query: QueryOf<typeof listFittingCall> = searchFilters.parse(
        Object.fromEntries(new URLSearchParams(asked)),
      );
      return call(listFittingCall, { query }, { signal });
    },
  });
}
