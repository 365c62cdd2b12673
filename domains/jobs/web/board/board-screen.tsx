import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Tabs } from '@egcr/ui/tabs';
import { EmptyState } from '@egcr/ui/empty-state';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Slot, useIsFilled, type Offered } from '@egcr/web-kit/slots.tsx';
import { Hourglass } from 'lucide-react';

import type { JobBoardSlots } from '../../contract/index.ts';
import { boardAddress, boardTabs } from '../addresses.ts';
import { EmployerTab } from '../employer/employer-tab.tsx';
import { FeedLink } from '../find/feed-link.tsx';
import { BoardSearch } from '../find/job-search.tsx';
import { jobTexts } from '../texts.ts';
import { jobBoardTexts } from './texts.ts';

const Place: Offered<JobBoardSlots> = Slot;

/** `/global-job-board`: search, applications, and the employer's side. The tab stands in the address. */
export function Screen() {
  const t = useText(jobBoardTexts);
  const shared = useText(jobTexts);
  const { view, show } = useAddress(boardAddress);
  const { tab } = boardAddress.fields;
  const contents = {
    search: (
      <div className="flex min-w-0 flex-col gap-6">
        <BoardSearch />
        <FeedLink />
      </div>
    ),
    applications: <Filled name="applications" />,
    saved: <Filled name="saved" />,
    cv: <Filled name="cv" />,
    support: <Filled name="support" />,
    employer: <EmployerTab />,
  };
  return (
    <Page>
      <PageHeading title={shared('board')} description={t('board.lead')} />
      <Tabs
        label={t('tabs')}
        value={view.tab ?? 'search'}
        onValueChange={(chosen) => show({ tab: tab.read(chosen) })}
        tabs={boardTabs.map((value) => ({ value, label: t(`tab.${value}`), content: contents[value] }))}
      />
    </Page>
  );
}

/** What another domain shows in a tab; where none does, that it opens soon. */
function Filled({ name }: { readonly name: 'applications' | 'saved' | 'cv' | 'support' }) {
  const t = useText(jobBoardTexts);
  const slot = `job-board.${name}` as const;
  if (useIsFilled(slot)) return <Place name={slot} />;
  return <EmptyState icon={<Hourglass aria-hidden />} title={t('soon')} description={t(`soon.${name}`)} />;
}
