import { useDrafts } from '@egcr/forms/web';
import { useActingFor } from '@egcr/organisations/web';
import { TaskRow } from '@egcr/ui/task-row';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { FilePen, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';

import { caseAddress } from '../case-address.ts';
import { useSomeCases } from '../queries.ts';
import { dashboardTexts } from './texts.ts';

const DAY_MS = 86_400_000;
/** A draft is a task from then on; the first mail comes on the same day. */
const ENDS_WITHIN_DAYS = 14;

/** On the dashboard: officers' questions that wait for the person, and drafts that end soon. Nothing where there are none. */
export function Slot() {
  const t = useText(dashboardTexts);
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  const actingFor = useActingFor()?.id;
  const waiting = useSomeCases('waiting', actingFor).data ?? [];
  const drafts = useDrafts(actingFor).data ?? [];
  const ending = drafts.filter(
    ({ expires_at: until }) => Date.parse(until) - now <= ENDS_WITHIN_DAYS * DAY_MS,
  );
  return (
    <>
      {waiting.map(({ id, title, reference }) => (
        <TaskRow
          key={id}
          href={caseAddress(id)}
          Icon={MessageCircleQuestion}
          title={t('question')}
          text={t('question.text', { title, reference })}
        />
      ))}
      {ending.map(({ id, address, title, expires_at: until }) => (
        <TaskRow
          key={id}
          href={address}
          Icon={FilePen}
          title={t('draft', { title })}
          text={t('draft.text', { date: formats.date(until) })}
        />
      ))}
    </>
  );
}
