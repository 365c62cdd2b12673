import { Banner } from '@egcr/ui/banner';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

import { dayFills } from '../rails/rail-strip.tsx';
import { RailCard } from './rail-card.tsx';
import { openRailTexts } from './texts.ts';
import { useOpenRails } from './use-open-rails.ts';

/** `/rails`: how each rail has done, for everyone. */
export function Screen() {
  const t = useText(openRailTexts);
  const [client] = useState(createQueryClient);
  return (
    <div className="shell flex flex-col gap-8 py-8 sm:py-14">
      <PageHeading title={t('title')} description={t('lead')} />
      <div className="flex min-h-dvh flex-col gap-6">
        <QueryClientProvider client={client}>
          <Rails />
        </QueryClientProvider>
        <How />
      </div>
    </div>
  );
}

function Rails() {
  const t = useText(openRailTexts);
  const say = useSentences();
  const [now] = useState(() => new Date());
  const found = useOpenRails();
  if (found.data)
    return (
      <>
        {found.data.has_samples && <Banner tone="sample">{t('samples')}</Banner>}
        <Legend />
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          {found.data.items.map((rail) => (
            <RailCard key={rail.rail} rail={rail} today={found.data.today} now={now} />
          ))}
        </div>
      </>
    );
  if (found.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(found.error)}
        retryLabel={t('retry')}
        onRetry={() => void found.refetch()}
      />
    );
  // As high as the window: what stands below is out of sight, and does not move when the figures come.
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-dvh" />
    </SkeletonGroup>
  );
}

function Legend() {
  const t = useText(openRailTexts);
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-2">
      <p>{t('drawn')}</p>
      <ul aria-label={t('legend')} className="flex flex-wrap gap-x-5 gap-y-1">
        {(['good', 'fair', 'bad', 'none'] as const).map((tone) => (
          <Mark key={tone} fill={dayFills[tone]}>
            {t(`legend.${tone}`)}
          </Mark>
        ))}
        <Mark fill="fill-brass">{t('paused')}</Mark>
      </ul>
    </div>
  );
}

function Mark({ fill, children }: { readonly fill: string; readonly children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden viewBox="0 0 12 12" className="size-3">
        <rect width="12" height="12" rx="2" className={fill} />
      </svg>
      {children}
    </li>
  );
}

function How() {
  const t = useText(openRailTexts);
  return (
    <section className="flex max-w-[68ch] flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('how')}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-2">
        {(['alike', 'payer', 'few', 'simulation'] as const).map((rule) => (
          <li key={rule}>{t(`how.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
