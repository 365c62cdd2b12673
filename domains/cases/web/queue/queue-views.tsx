import { Link } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { CaseQueue } from '../../contract/index.ts';
import { useQueues } from './queries.ts';
import { queueAddress, type QueueView } from './queue-address.ts';
import { queueTexts } from './texts.ts';

const views = [
  ['view.open', 'open', {}],
  ['view.mine', 'mine', { assigned: 'me' }],
  ['view.nobody', 'unassigned', { assigned: 'nobody' }],
  ['view.late', 'late', { late: 'yes' }],
] as const satisfies readonly (readonly [string, keyof CaseQueue, QueueView])[];

/**
 * What waits in the queues, counted: all that is open, the reader's own, what no one holds, what is late. Each leads to its cases. Where
 * samples are hidden they are not counted either.
 */
export function QueueViews({ kind, sample }: Pick<QueueView, 'kind' | 'sample'>) {
  const t = useText(queueTexts);
  const { number } = useFormats();
  const queues = useQueues({ sample });
  if (queues.data === undefined) return null;
  const chosen = queues.data.filter((queue) => kind === undefined || queue.kind === kind);
  return (
    <ul aria-label={t('views')} className="flex flex-wrap gap-x-5 gap-y-2">
      {views.map(([name, counted, view]) => {
        const count = chosen.reduce((sum, queue) => sum + queue[counted], 0);
        return (
          <li key={name}>
            <Link href={queueAddress.to({ kind, sample, ...view })} look="standalone">
              {t(name, { count: number(count) })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
