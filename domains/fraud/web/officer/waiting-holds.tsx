import { useQueues } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { TaskRow } from '@egcr/ui/task-row';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { Hourglass } from 'lucide-react';

import { useUnconfirmedHolds } from '../queries.ts';
import { waitingTexts } from './waiting/texts.ts';

/** Above the queue: money that another officer holds and that ends unless the reader, or a third one, confirms it. Nothing where none waits. */
export function Slot() {
  const t = useText(waitingTexts);
  const formats = useFormats();
  const { locale } = useLanguage();
  const isReader = useQueues().data?.some(({ kind }) => kind.startsWith('fraud.')) === true;
  const holds = useUnconfirmedHolds({ isReader }).data ?? [];
  if (holds.length === 0) return null;
  return (
    <Card title={t('title')} description={t('lead')}>
      <ul className="flex flex-col">
        {holds.map((hold) => (
          <TaskRow
            key={hold.id}
            href={hrefOf('case-queue', { case: hold.case_id })}
            Icon={Hourglass}
            title={`${formatMoney(hold.amount, { locale })} · ${hold.case_reference}`}
            text={t('until', { officer: hold.placed_by, time: formats.exact(hold.confirm_by) })}
          />
        ))}
      </ul>
    </Card>
  );
}
