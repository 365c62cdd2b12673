import { useActingFor } from '@egcr/organisations/web';
import { TaskRow } from '@egcr/ui/task-row';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { FilePen } from 'lucide-react';
import { useState } from 'react';

import { useDrafts } from '../queries.ts';
import { dashboardTexts } from './texts.ts';

const DAY_MS = 86_400_000;
/** A draft is a task from then on; the first mail comes on the same day. */
const ENDS_WITHIN_DAYS = 14;

/** On the dashboard: drafts that end soon. Nothing where there are none. It imports the list of drafts alone, not what fills in a form. */
export function Slot() {
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
