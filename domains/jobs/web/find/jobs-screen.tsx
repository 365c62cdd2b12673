import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { jobsAddress } from '../addresses.ts';
import { OpenData } from '../open-data.tsx';
import { jobFindTexts } from './texts.ts';
import { JobSearch } from './job-search.tsx';

/** `/jobs`: the search for everyone. */
export function Screen() {
  const t = useText(jobFindTexts);
  return (
    <div className="shell flex flex-col gap-8 py-8 sm:py-14">
      <PageHeading title={t('title')} description={t('lead')} />
      {/* As high as the window before the jobs are there: the footer does not move when they come. */}
      <div className="min-h-dvh">
        <OpenData>
          <JobSearch address={jobsAddress} />
        </OpenData>
      </div>
    </div>
  );
}
