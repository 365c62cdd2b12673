import { Banner } from '@egcr/ui/banner';
import { Link } from '@egcr/ui/link';

import { useRequestsToPay } from '../requests/queries.ts';
import { useHomeText } from './messages/index.ts';

/** Requests that wait for the person; nothing where none does. */
export function ToPayBanner() {
  const t = useHomeText();
  const count = useRequestsToPay();
  if (count === 0) return null;
  return (
    <Banner
      tone="info"
      title={t('to_pay', { count })}
      action={
        <Link look="standalone" href="/wallet/requests" className="-my-2.5">
          {t('to_pay.open')}
        </Link>
      }
    />
  );
}
