import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { Flows } from '../flows/flows.tsx';
import { OpenData } from '../open/open-data.tsx';
import { useFlows } from '../open/queries.ts';
import { openTexts } from '../open/texts.ts';
import { AwardList } from './award-list.tsx';
import { awardTexts } from './texts.ts';

/** `/awards`: what grants and funds gave, for everyone. */
export function Screen() {
  const t = useText(awardTexts);
  return (
    <div className="shell flex flex-col gap-8 py-8 sm:py-14">
      <PageHeading title={t('title')} description={t('lead')} />
      {/* As high as the window before the awards are there: the footer does not move when they come. */}
      <div className="min-h-dvh">
        <OpenData>
          <Given />
        </OpenData>
      </div>
    </div>
  );
}

/** The list waits for the drawing, which would push it away under the reader's eyes. It stands hidden meanwhile, so that its awards are read. */
function Given() {
  const t = useText(awardTexts);
  const open = useText(openTexts);
  const { isPending } = useFlows(undefined);
  return (
    <div className="flex flex-col gap-10">
      {isPending && (
        <SkeletonGroup label={open('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
      <Flows />
      <section hidden={isPending} className={isPending ? undefined : 'flex flex-col gap-4'}>
        <h2 className="text-xl font-semibold">{t('all')}</h2>
        <AwardList />
      </section>
    </div>
  );
}
