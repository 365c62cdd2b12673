import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { EmptyState } from '@egcr/ui/empty-state';
import { NativeSelect } from '@egcr/ui/native-select';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { isMissing } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { Inbox } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { receivedOrders, type ReceivedOrder } from '../../contract/endpoints.ts';
import { fitTexts } from '../fit/texts.ts';
import { useReceived } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { ApplicantRow } from './applicant-row.tsx';
import { careerApplicantsTexts } from './texts.ts';

const Pipeline = lazy(async () => ({ default: (await import('./pipeline.tsx')).Pipeline }));

const views = ['list', 'board', 'table'] as const;
type View = (typeof views)[number];

/** `/global-job-board/postings/$postingId`: who applied for a posting, and what the employer answers; as a list, a board or a table. */
export function Screen() {
  const t = useText(careerApplicantsTexts);
  const shared = useText(careerTexts);
  const id = usePathPart('postingId');
  const [order, setOrder] = useState<ReceivedOrder>('new');
  const [view, setView] = useState<View>('list');
  const received = useReceived(id, order);
  const isAbsent = isMissing(received.error);
  const title = received.first?.title;
  const job = { zones: received.first?.time_zones ?? [], pay: received.first?.pay };
  const list = (
    <PagedList
      pages={received}
      label={t('received.list')}
      renderRow={(found) => <ApplicantRow key={found.id} found={found} job={job} />}
      empty={
        <EmptyState
          icon={<Inbox aria-hidden />}
          title={t('received.none')}
          description={t('received.none.text')}
        />
      }
      className="card flex flex-col divide-y divide-line"
    />
  );
  return (
    <Page>
      <BackLink href={hrefOf('job-board', { tab: 'employer' })}>{t('board')}</BackLink>
      <PageHeading
        title={
          isAbsent
            ? shared('missing')
            : title === undefined
              ? t('received.list')
              : t('received', { job: title })
        }
      />
      {!isAbsent && <Choices {...{ order, setOrder, view, setView }} />}
      {!isAbsent &&
        (view === 'list' || received.items === undefined || received.items.length === 0 ? (
          list
        ) : (
          <Suspense>
            <Pipeline pages={received} job={job} view={view} />
          </Suspense>
        ))}
    </Page>
  );
}

interface ChoicesProps {
  readonly order: ReceivedOrder;
  readonly setOrder: (order: ReceivedOrder) => void;
  readonly view: View;
  readonly setView: (view: View) => void;
}

function Choices({ order, setOrder, view, setView }: ChoicesProps) {
  const t = useText(careerApplicantsTexts);
  const fits = useText(fitTexts);
  return (
    <div className="grid gap-4 sm:max-w-2xl sm:grid-cols-2">
      <NativeSelect
        label={fits('order')}
        value={order}
        onChange={(event) => setOrder(receivedOrders.find((each) => each === event.target.value) ?? 'new')}
        options={receivedOrders.map((value) => ({ value, label: fits(`order.${value}`) }))}
      />
      <NativeSelect
        label={t('view')}
        value={view}
        onChange={(event) => setView(views.find((each) => each === event.target.value) ?? 'list')}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
    </div>
  );
}
