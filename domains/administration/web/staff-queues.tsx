import type { CaseQueue, QueuedCase } from '@egcr/cases/contract';
import { CaseMarks, HideSamples } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { ErrorCard } from '@egcr/ui/error-card';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor, Link } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { FolderOpen } from 'lucide-react';

import { adminAddress } from './admin-address.ts';
import { useBusinessQueues, useUrgent, type Samples } from './queries.ts';
import { administrationTexts } from './texts.ts';

/** What officers see: the queues about businesses with their figures, and the most urgent cases of each. */
export function StaffQueues() {
  const t = useText(administrationTexts);
  const say = useSentences();
  const { view, show } = useAddress(adminAddress);
  const queues = useBusinessQueues(view.sample);
  if (queues.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(queues.error)}
        retryLabel={t('retry')}
        onRetry={() => void queues.refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-8">
      {!queues.data && <Waiting />}
      {queues.data !== undefined && queues.data.length > 0 && (
        <div className="max-w-md">
          <HideSamples sample={view.sample} onChange={(sample) => show({ sample })} />
        </div>
      )}
      {queues.data?.length === 0 && (
        <EmptyState
          icon={<FolderOpen aria-hidden />}
          title={t('queues.none')}
          description={t('queues.none.text')}
        />
      )}
      {queues.data?.map((queue) => (
        <Queue key={queue.kind} queue={queue} sample={view.sample} />
      ))}
    </div>
  );
}

interface QueueProps {
  readonly queue: CaseQueue;
  readonly sample: Samples;
}

function Queue({ queue, sample }: QueueProps) {
  const t = useText(administrationTexts);
  const formats = useFormats();
  const urgent = useUrgent(queue.kind, sample);
  return (
    <section aria-labelledby={`queue-${queue.kind}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`queue-${queue.kind}`} className="text-xl">
          {queue.label}
        </h2>
        <Link
          look="standalone"
          aria-label={t('queue.open.named', { queue: queue.label })}
          href={hrefOf('case-queue', { kind: queue.kind, ...(sample && { sample }) })}
        >
          {t('queue.open')}
        </Link>
      </div>
      <StatisticGroup className="lg:grid-cols-4">
        {(['open', 'unassigned', 'mine', 'late'] as const).map((figure) => (
          <Statistic key={figure} label={t(`figure.${figure}`)} value={formats.number(queue[figure])} />
        ))}
      </StatisticGroup>
      {urgent.isPending && <Skeleton className="h-40" />}
      {urgent.data?.length === 0 && <p className="text-ink-2">{t('queue.empty')}</p>}
      {urgent.data !== undefined && urgent.data.length > 0 && (
        <ul aria-label={t('urgent')} className="card flex flex-col divide-y divide-line">
          {urgent.data.map((found) => (
            <Urgent key={found.id} found={found} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Urgent({ found }: { readonly found: QueuedCase }) {
  const t = useText(administrationTexts);
  const formats = useFormats();
  return (
    <li>
      <Anchor
        href={hrefOf('case-queue', { kind: found.kind, case: found.id })}
        className="flex flex-wrap items-center justify-between gap-2 p-4 hover:bg-sunken"
      >
        <span className="flex min-w-0 flex-col gap-1">
          <span className="font-semibold wrap-anywhere">{found.title}</span>
          <span className="text-sm text-ink-2">
            <span dir="ltr" className="num font-mono">
              {found.reference}
            </span>
            {found.due_at !== null && <> · {t('due', { date: formats.date(found.due_at) })}</>}
          </span>
        </span>
        <CaseMarks found={found} />
      </Anchor>
    </li>
  );
}

function Waiting() {
  const t = useText(administrationTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-72" />
    </SkeletonGroup>
  );
}
