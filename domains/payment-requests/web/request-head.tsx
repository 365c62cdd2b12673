import { Avatar } from '@egcr/ui/avatar';
import { Money } from '@egcr/ui/money';
import { Rosette } from '@egcr/ui/rosette';
import { Link as LinkIcon } from 'lucide-react';

import type { PaymentRequest } from '../contract/requests.ts';
import { useRequestsText } from './texts.ts';

/** Who asks whom for how much: the page's heading, as the face of a bill. */
export function RequestHead({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const other = request.role === 'payer' ? request.requester : request.payer;
  const title =
    request.role === 'payer'
      ? t('view.payer', { name: request.requester.name })
      : other === null
        ? t('view.link')
        : t('view.requester', { name: other.name });
  return (
    <div className="relative flex flex-col items-center gap-3 overflow-hidden rounded-xl border border-line bg-brand-soft px-6 py-9 text-center shadow-1">
      <Rosette className="absolute -end-36 -top-40 size-72 text-brand-text/30" />
      <Rosette className="absolute -start-36 -bottom-40 size-72 text-brand-text/30" />
      {other === null ? (
        <span className="relative grid size-12 place-items-center rounded-full bg-surface text-brand-text">
          <LinkIcon aria-hidden className="size-5" />
        </span>
      ) : (
        <Avatar name={other.name} size="large" />
      )}
      <h1 id="page-heading" tabIndex={-1} className="relative text-lg font-semibold outline-none">
        {title}
      </h1>
      <span className="relative">
        {request.amount === null ? (
          <span className="text-2xl font-strong">{t('amount.open')}</span>
        ) : (
          <Money amount={request.amount} size="display" />
        )}
      </span>
      {request.role === 'payer' && (
        <bdi className="relative text-sm text-ink-2">@{request.requester.username}</bdi>
      )}
    </div>
  );
}
