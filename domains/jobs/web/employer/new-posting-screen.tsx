import { useActingFor } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { boardAddress } from '../addresses.ts';
import { jobTexts } from '../texts.ts';
import { jobEmployerTexts } from './texts.ts';
import { EmployerTab } from './employer-tab.tsx';
import { PostingForm } from './posting-form.tsx';

/** `/global-job-board/new`: a job is posted for the organisation for which the reader acts. */
export function Screen() {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const acting = useActingFor();
  return (
    <Page>
      <BackLink href={boardAddress.to({ tab: 'employer' })}>{shared('board')}</BackLink>
      <PageHeading
        eyebrow={acting && <bdi>{acting.name}</bdi>}
        title={t('new.title')}
        description={t('new.lead')}
      />
      {acting === undefined ? (
        <EmployerTab />
      ) : (
        <PageColumns>
          <PostingForm key={acting.id} actingFor={acting.id} />
        </PageColumns>
      )}
    </Page>
  );
}
