import { useActingFor } from '@egcr/organisations/web';
import { TaskRow } from '@egcr/ui/task-row';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { FilePen, Send } from 'lucide-react';
import { useState } from 'react';

import { useKeptSends } from '../later/kept-send.ts';
import { useDrafts } from '../queries.ts';
import { dashboardTexts } from './texts.ts';

const DAY_MS = 86_400_000;
/** A draft is a task from then on; the first mail comes on the same day. */
const ENDS_WITHIN_DAYS = 14;

/** On the dashboard: what was to be sent and was not, and drafts that end soon. It imports the lists alone, not what fills in a form. */
export function Slot() {
  return (
    <>
      <NotSent />
      <DueDrafts />
    </>
  );
}

function NotSent() {
  const t = useText(dashboardTexts);
  return useKeptSends().map(({ draft_id: id, href, title, state }) => (
    <TaskRow key={id} href={href} Icon={Send} title={t('unsent', { title })} text={t(`unsent.${state}`)} />
  ));
}

function DueDrafts() {
  const t = useText(dashboardTexts);
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  const drafts = useDrafts(useActingFor()?.id).data ?? [];
  return drafts
    .filter(({ expires_at: until }) => Date.parse(until) - now <= ENDS_WITHIN_DAYS * DAY_MS)
    .map(({ id, address, title, expires_at: until }) => (
      <TaskRow
        key={id}
        href={address}
        Icon={FilePen}
        title={t('draft', { title })}
        text={t('draft.text', { date: formats.date(until) })}
      />
    ));
}
