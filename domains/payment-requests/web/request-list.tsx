import { Avatar } from '@egcr/ui/avatar';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { HandCoins, Link as LinkIcon } from 'lucide-react';
import { useWalletText } from '@egcr/wallet/web';

import type { PaymentRequest } from '../contract/requests.ts';
import { useRequestsText } from './texts.ts';
import { RequestState } from './request-state.tsx';

/** The look of a list of requests. */
export const REQUESTS_LOOK =
  'flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface';

/** A few requests, one line each, each the way to its page. */
export function RequestList({ requests }: { readonly requests: readonly PaymentRequest[] }) {
  return (
    <ul className={REQUESTS_LOOK}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ul>
  );
}

/** One line of a list of requests. */
export function RequestRow({ request }: { readonly request: PaymentRequest }) {
  const t = useRequestsText();
  const wallet = useWalletText();
  const formats = useFormats();
  const { isConcealed } = useConcealment();
  const other = request.role === 'payer' ? request.requester : request.payer;
  const title =
    other === null
      ? t('row.anybody')
      : t(request.role === 'payer' ? 'row.payer' : 'row.requester', { name: other.name });
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors hover:bg-sunken">
      {other === null ? (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
          <LinkIcon aria-hidden className="size-5" />
        </span>
      ) : (
        <Avatar name={other.name} />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-36 flex-col gap-0.5">
          <Anchor
            href={`/wallet/requests/${request.id}`}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {title}
          </Anchor>
          <span className="flex min-w-0 gap-x-2 text-sm text-ink-2">
            <time dateTime={request.created_at} className="whitespace-nowrap">
              {formats.recent(request.created_at)}
            </time>
            {request.note !== null && (
              <>
                <span aria-hidden>·</span>
                <span dir="auto" className="min-w-0 truncate">
                  {request.note}
                </span>
              </>
            )}
          </span>
        </div>
        <span className="ms-auto flex flex-col items-end gap-1">
          {request.amount === null ? (
            <span className="flex items-center gap-1.5 text-sm font-medium">
              <HandCoins aria-hidden className="size-4 text-ink-2" />
              {t('amount.open')}
            </span>
          ) : (
            <Money
              amount={request.amount}
              className="font-semibold"
              concealedLabel={isConcealed ? wallet('amounts.hidden') : undefined}
            />
          )}
          <RequestState state={request.state} />
        </span>
      </div>
    </li>
  );
}
