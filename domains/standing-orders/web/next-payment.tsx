import { hrefOf } from '@egcr/contract/product-screens';
import { Link } from '@egcr/ui/link';
import { useId } from 'react';

import { OrderRow } from './order-row.tsx';
import { useOrders } from './queries.ts';
import { useScheduledText } from './texts.ts';

/** On the dashboard: the scheduled payment that leaves next; nothing where none will. */
export function Slot() {
  const t = useScheduledText();
  const id = useId();
  // The list begins with what leaves next.
  const next = useOrders().data?.find(({ state, next_on: nextOn }) => state === 'active' && nextOn !== null);
  if (next === undefined) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {t('upcoming')}
        </h2>
        <Link look="standalone" href={hrefOf('wallet-scheduled')} className="-my-3">
          {t('upcoming.all')}
        </Link>
      </div>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        <OrderRow order={next} />
      </ul>
    </section>
  );
}
