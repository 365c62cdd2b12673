import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Bookmark } from 'lucide-react';

import type { SavedJob } from '../../contract/index.ts';
import { AlertList } from '../alerts/alert-list.tsx';
import { useSavedJobs } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { careerSavedTexts } from './texts.ts';
import { SaveButton } from './save-button.tsx';

/** The tab of the job board with the jobs that the reader keeps, and the searches that tell of new ones. */
export function Slot() {
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <SavedJobs />
      <AlertList />
    </div>
  );
}

function SavedJobs() {
  const t = useText(careerSavedTexts);
  const shared = useText(careerTexts);
  const say = useSentences();
  const saved = useSavedJobs();
  if (saved.isError)
    return (
      <ErrorCard
        title={shared('unread')}
        description={say.failure(saved.error)}
        retryLabel={shared('retry')}
        onRetry={() => void saved.refetch()}
      />
    );
  if (saved.isPending)
    return (
      <SkeletonGroup label={shared('loading')}>
        <Skeleton className="h-48" />
      </SkeletonGroup>
    );
  if (saved.data.length === 0)
    return (
      <EmptyState
        icon={<Bookmark aria-hidden />}
        title={t('saved.none')}
        description={t('saved.none.text')}
        action={<ButtonLink href={hrefOf('job-board')}>{shared('find')}</ButtonLink>}
      />
    );
  return (
    <ul aria-label={t('saved')} className="card flex flex-col divide-y divide-line">
      {saved.data.map((job) => (
        <Row key={job.id} job={job} />
      ))}
    </ul>
  );
}

function Row({ job }: { readonly job: SavedJob }) {
  const t = useText(careerSavedTexts);
  const formats = useFormats();
  const path = `${hrefOf('jobs')}/${encodeURIComponent(job.slug)}`;
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <Link look="quiet" href={path}>
            <bdi lang={job.language}>{job.title}</bdi>
          </Link>
        </h2>
        {!job.is_open && <Badge tone="warn">{t('saved.closed')}</Badge>}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <bdi>{job.employer}</bdi>
        <bdi>{job.place}</bdi>
        {job.is_open && <span>{t('saved.until', { date: formats.date(job.closes_at) })}</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        {job.is_open && (
          <ButtonLink look="secondary" size="small" href={`${path}/apply`}>
            {t('saved.apply')}
          </ButtonLink>
        )}
        <SaveButton slug={job.slug} />
      </div>
    </li>
  );
}
