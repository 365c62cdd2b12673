import { useActingFor } from '@egcr/organisations/web';
import { TaskRow } from '@egcr/ui/task-row';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { MessageCircleQuestion } from 'lucide-react';

import { caseAddress } from '../case-address.ts';
import { useSomeCases } from '../queries.ts';
import { dashboardTexts } from './texts.ts';

/** On the dashboard: officers' questions that wait for the person. Nothing where there are none. */
export function Slot() {
  const t = useText(dashboardTexts);
  const waiting = useSomeCases('waiting', useActingFor()?.id).data ?? [];
  return waiting.map(({ id, title, reference }) => (
    <TaskRow
      key={id}
      href={caseAddress(id)}
      Icon={MessageCircleQuestion}
      title={t('question')}
      text={t('question.text', { title, reference })}
    />
  ));
}
