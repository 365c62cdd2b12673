import { Banner } from '@egcr/ui/banner';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';
import { Slot } from '@egcr/web-kit/slots.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

import { dashboardTexts } from './messages/index.ts';
import { NextSteps } from './next-steps.tsx';
import { ServiceList } from './service-list.tsx';

/** Where people arrive: who they are, their money, what to do next, and everything there is. */
export function Screen() {
  const t = useText(dashboardTexts);
  const formats = useFormats();
  const [arrived_ms] = useState(() => Date.now());
  const name = useSession((now) => now.userProfile?.first_name ?? now.userProfile?.username ?? '');
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title={t('greeting', { name })}
        description={t('today', { date: formats.date(arrived_ms) })}
      />
      <ToolNotice />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <section aria-label={t('wallet.title')}>
          <Slot name="dashboard.wallet" waiting={<WalletToCome label={t('wallet.loading')} />} />
        </section>
        <NextSteps />
      </div>
      <ServiceList />
    </div>
  );
}

function WalletToCome({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton className="h-52" />
    </SkeletonGroup>
  );
}

/** A tool view that a link asks for: `/dashboard?tool=fraud-reportingdetection`. */
function ToolNotice() {
  const t = useText(dashboardTexts);
  const tool = useRouterState({
    select: (state) => new URLSearchParams(state.location.searchStr).get('tool'),
  });
  if (tool === null) return null;
  if (tool !== 'fraud-reportingdetection') return <Banner tone="info">{t('tool.unknown')}</Banner>;
  return (
    <Banner tone="not-open" title={t('tool.fraud')}>
      {t('tool.not-open')}
    </Banner>
  );
}
