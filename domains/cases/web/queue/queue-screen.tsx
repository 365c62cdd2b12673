import { Badge } from '@egcr/ui/badge';
import { PageHeading } from '@egcr/ui/page-heading';
import { QueueAndOpen, QueueLine, QueueReference, QueueRow } from '@egcr/ui/queue';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { FolderOpen } from 'lucide-react';

import type { QueuedCase } from '../../contract/index.ts';
import type { CaseSlots } from '../../contract/slots.ts';
import { CaseMarks } from '../case-marks.tsx';
import { casesTexts } from '../texts.ts';
import { CasePanel } from './case-panel.tsx';
import { useQueue } from './queries.ts';
import { queueAddress, type QueueView } from './queue-address.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueSearch } from './queue-search.tsx';
import { SavedViews } from './saved-views/saved-views.tsx';
import { QueueViews } from './queue-views.tsx';

const CasePlace: Offered<CaseSlots> = Slot;

/** `/super-admin/cases`: cases of everybody, for officers. Filters and the open case stand in the address. */
export function Screen() {
  const t = useText(casesTexts);
  const { view } = useAddress(queueAddress);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title={t('queue.title')} description={t('queue.lead')} />
      <CasePlace name="case-queue.waiting" />
      <QueueViews kind={view.kind} sample={view.sample} />
      <QueueSearch key={view.text} text={view.text ?? ''} />
      <QueueFilters />
      <SavedViews view={view} />
      <QueueAndOpen
        queue={<Queue view={view} />}
        open={view.case !== undefined && <CasePanel key={view.case} id={view.case} />}
      />
    </div>
  );
}

function Queue({ view }: { readonly view: QueueView }) {
  const t = useText(casesTexts);
  const queue = useQueue(view);
  return (
    <QueueList
      pages={queue}
      label={t('queue.list')}
      renderRow={(found) => <Row key={found.id} found={found} view={view} />}
      none={{ icon: <FolderOpen aria-hidden />, title: t('queue.none'), text: t('queue.none.text') }}
    />
  );
}

interface RowProps {
  readonly found: QueuedCase;
  readonly view: QueueView;
}

function Row({ found, view }: RowProps) {
  const t = useText(casesTexts);
  const formats = useFormats();
  return (
    <QueueRow
      href={queueAddress.to({ ...view, case: found.id })}
      isOpen={found.id === view.case}
      title={found.title}
      mark={<CaseMarks found={found} />}
    >
      <QueueLine>
        <bdi>{found.is_name_withheld ? t('withheld') : found.applicant}</bdi>
        <QueueReference>{found.reference}</QueueReference>
      </QueueLine>
      <QueueLine>
        <bdi>{found.assigned_to_you ? t('with.you') : (found.assigned_to ?? t('with.nobody'))}</bdi>
        {found.is_overdue && <Badge tone="bad">{t('filter.late.yes')}</Badge>}
        {!found.is_overdue && found.due_at !== null && (
          <span className="num">{t('due', { date: formats.date(found.due_at) })}</span>
        )}
        {found.awaits === 'applicant' && <span>{t('turn.applicant.queue')}</span>}
      </QueueLine>
    </QueueRow>
  );
}
