import { hrefOf } from '@egcr/contract/product-screens';
import { Link } from '@egcr/ui/link';
import { useId } from 'react';

import { useRequestsToPay } from './queries.ts';
import { RequestList } from './request-list.tsx';
import { useRequestsText } from './texts.ts';

/** On the dashboard: the newest requests that wait for the person; nothing where none does. */
export function Slot() {
  const t = useRequestsText();
  const id = useId();
  const { count, newest } = useRequestsToPay();
  if (newest.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {t('to_pay', { count })}
        </h2>
        <Link look="standalone" href={hrefOf('wallet-requests')} className="-my-3">
          {t('to_pay.open')}
        </Link>
      </div>
      <RequestList requests={newest} />
    </section>
  );
}
