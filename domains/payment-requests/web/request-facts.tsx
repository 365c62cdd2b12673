import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';

import type { PaymentRequest } from '../contract/requests.ts';
import { useRequestsText } from './texts.ts';
import { isWaiting, RequestState } from './request-state.tsx';

/** What for, how it stands, since when and until when. */
export function RequestFacts({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const formats = useFormats();
  const { note, paid, remaining, transfer_ids: transferIds } = request;
  const isPartly = request.state === 'partially_paid';
  return (
    <KeyValueList
      items={[
        ...(note === null ? [] : [{ key: t('fact.note'), value: <bdi>{note}</bdi> }]),
        { key: t('fact.state'), value: <RequestState state={request.state} /> },
        ...(isPartly ? [{ key: t('fact.paid'), value: <Money amount={paid} /> }] : []),
        ...(isPartly && remaining !== null
          ? [{ key: t('fact.remaining'), value: <Money amount={remaining} className="font-semibold" /> }]
          : []),
        { key: t('fact.made'), value: formats.exact(request.created_at) },
        ...(isWaiting(request) ? [{ key: t('fact.expires'), value: formats.date(request.expires_at) }] : []),
        { key: t('fact.reference'), value: <bdi className="num font-mono text-sm">{request.reference}</bdi> },
        ...transferIds.map((id) => ({
          key: t('fact.receipt'),
          value: <Link href={`/wallet/transfers/${id}`}>{t('fact.receipt.open')}</Link>,
        })),
      ]}
    />
  );
}
