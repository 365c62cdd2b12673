import { Badge, type Tone } from '@egcr/ui/badge';
import { Link } from '@egcr/ui/link';
import { useDayText } from '@egcr/web-kit/day-text';

import type { OrderRun } from '../contract/orders.ts';
import { useScheduledText } from './texts.ts';

const tones: Readonly<Record<OrderRun['outcome'], Tone>> = { paid: 'ok', failed: 'bad', skipped: 'neutral' };

/** What became of each day, newest first. */
export function OrderRuns({ runs }: { readonly runs: readonly OrderRun[] }) {
  const t = useScheduledText();
  const dayText = useDayText();
  if (runs.length === 0) return <p className="text-sm text-ink-2">{t('runs.none')}</p>;
  return (
    <ol className="flex flex-col divide-y divide-line">
      {runs.map((run) => (
        <li key={run.occurrence} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <time dateTime={run.due_on} className="num flex-1">
            {dayText(run.due_on)}
          </time>
          <Badge tone={tones[run.outcome]}>{t(`run.${run.outcome}`)}</Badge>
          {run.transfer_id !== null && (
            <Link href={`/wallet/transfers/${run.transfer_id}`}>{t('run.receipt')}</Link>
          )}
        </li>
      ))}
    </ol>
  );
}
