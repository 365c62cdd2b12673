import { Banner } from '@egcr/ui/banner';
import { Link } from '@egcr/ui/link';

import { useRequestsToPay } from './queries.ts';
import { useRequestsText } from './texts.ts';

/** On the wallet's page: requests that wait for the person; nothing where none does. */
export function Slot() {
  const t = useRequestsText();
  const { count } = useRequestsToPay();
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
