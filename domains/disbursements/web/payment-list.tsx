import { Badge, type Tone } from '@egcr/ui/badge';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';

import type { DisbursementState, PaymentShown } from '../contract/index.ts';
import { usePayments } from './queries.ts';
import { envelopeTexts } from './texts.ts';

const tones: Readonly<Record<DisbursementState, Tone>> = {
  pending: 'neutral',
  paid: 'ok',
  failed: 'bad',
  returned: 'warn',
  cancelled: 'neutral',
};

/** What the wallet refuses a payment for, in the words of the finance officer. */
const told = ['recipient_unavailable', 'account_frozen', 'insufficient_funds'] as const;
const isTold = (reason: string): reason is (typeof told)[number] => told.some((each) => each === reason);

/** The payments of an envelope, with the reason where one failed. */
export function PaymentList({ envelopeId }: { readonly envelopeId: string }) {
  const t = useText(envelopeTexts);
  return (
    <PagedList
      pages={usePayments(envelopeId)}
      label={t('payment.list')}
      renderRow={(payment) => <Row key={payment.id} payment={payment} />}
      empty={null}
    />
  );
}

function Row({ payment }: { readonly payment: PaymentShown }) {
  const t = useText(envelopeTexts);
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <span className="min-w-0 wrap-anywhere">
        <bdi>{payment.name === '' ? t('payment.gone') : payment.name}</bdi>
      </span>
      <span className="flex items-baseline gap-3">
        <Badge tone={tones[payment.state]}>{t(`payment.${payment.state}`)}</Badge>
        <Money amount={payment.amount} />
      </span>
      {payment.reason !== null && (
        <span className="w-full text-sm text-ink-2">
          {isTold(payment.reason)
            ? t(`payment.reason.${payment.reason}`)
            : t('payment.reason', { reason: payment.reason })}
          {payment.next_try_at !== null &&
            ` · ${t('payment.next', { time: formats.recent(payment.next_try_at) })}`}
        </span>
      )}
    </li>
  );
}
