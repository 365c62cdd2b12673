import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { useState, type ReactNode } from 'react';

import type { HomeSlots } from '../../contract/index.ts';
import { dashboardTexts } from './texts.ts';
import { NextSteps } from './next-steps.tsx';
import { Coming } from './still.tsx';
import { ToolView } from './tool-view.tsx';

const HomePlace: Offered<HomeSlots> = Slot;

/** Where people arrive, or the tool that a link asks for: `/dashboard?tool=fraud-reportingdetection`. */
export function Screen() {
  const tool = useSearchValue('tool');
  return tool === null ? <Home /> : <ToolView name={tool} unknown={<Home notice={<NoTool />} />} />;
}

/** Their money, what to do next, what happened last and what is due. Services have a page of their own. */
function Home({ notice }: { readonly notice?: ReactNode }) {
  const t = useText(dashboardTexts);
  const formats = useFormats();
  const [arrived_ms] = useState(() => Date.now());
  const name = useSession((now) => now.userProfile?.first_name ?? now.userProfile?.username ?? '');
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title={t('greeting', { name })}
        description={t('today', { date: formats.date(arrived_ms) })}
        actions={
          <ButtonLink look="secondary" href={hrefOf('services')}>
            {t('services')}
          </ButtonLink>
        }
      />
      {notice}
      {/* What comes late stands at the end of its column, or beside what was there: nothing that is read moves. */}
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-label={t('wallet.title')}>
            <HomePlace name="dashboard.top" waiting={<WalletToCome label={t('wallet.loading')} />} />
          </section>
          <div className="min-w-0 empty:hidden">
            <HomePlace name="dashboard.latest" waiting={<Coming />} />
          </div>
        </div>
        <div className="group/side flex min-w-0 flex-col gap-8">
          <div data-due className="flex min-w-0 flex-col gap-6 empty:hidden">
            <HomePlace name="dashboard.due" waiting={<Coming />} />
          </div>
          <NextSteps />
        </div>
      </div>
    </div>
  );
}

function WalletToCome({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      {/* As tall as the strip will be, so that nothing below moves; on a phone its buttons take two lines. */}
      <Skeleton className="h-90 sm:h-82" />
    </SkeletonGroup>
  );
}

function NoTool() {
  const t = useText(dashboardTexts);
  return <Banner tone="info">{t('tool.unknown')}</Banner>;
}
