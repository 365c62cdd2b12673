import { Badge } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Skeleton } from '@egcr/ui/skeleton';
import { askedIn, callFileActing, NarrowedList } from '@egcr/organisations/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { HandCoins } from 'lucide-react';

import { paymentsFileCall, type Payment } from '../../contract/index.ts';
import { paymentStates } from '../../contract/payment-machine.ts';
import { gatewayAddress, paymentPath } from '../addresses.ts';
import { disputeTexts } from '../disputes/texts.ts';
import { useSales, useSalesOf } from '../queries.ts';
import { usePaymentText } from '../text.ts';
import { PaymentState } from './payment-state.tsx';

/** Payments to the reader, newest first, with what narrows them, and as a file. */
export function PaymentList() {
  const t = usePaymentText();
  const words = useText(disputeTexts);
  const { view, show } = useAddress(gatewayAddress);
  return (
    <NarrowedList
      view={view}
      onShow={show}
      choice={{ states: paymentStates, nameOf: (state) => t(`state.${state}`) }}
      searchLabel={words('search')}
      fetchSheet={() => callFileActing(paymentsFileCall, { query: askedIn(view) })}
      pages={useSales(view)}
      label={t('tab.payments')}
      renderRow={rowOf}
      empty={<NoPayments />}
    />
  );
}

/** Those of one link. */
export function PaymentsOfLink({ linkId }: { readonly linkId: string }) {
  const t = usePaymentText();
  return (
    <PagedList
      pages={useSalesOf(linkId)}
      label={t('tab.payments')}
      renderRow={rowOf}
      empty={<NoPayments />}
      skeleton={<Skeleton className="h-64 rounded-lg" />}
      className="card flex flex-col divide-y divide-line"
    />
  );
}

function NoPayments() {
  const t = usePaymentText();
  return (
    <EmptyState
      icon={<HandCoins aria-hidden className="size-5" />}
      title={t('payments.none')}
      description={t('payments.none.text')}
    />
  );
}

function rowOf(payment: Payment) {
  return <PaymentRow key={payment.id} payment={payment} />;
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const t = usePaymentText();
  const formats = useFormats();
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 transition-colors hover:bg-sunken">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <Anchor
          href={paymentPath(payment.id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          <bdi>{payment.title}</bdi>
        </Anchor>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          <time dateTime={payment.created_at}>{formats.recent(payment.created_at)}</time>
          {payment.payer !== null && <bdi>{payment.payer.name}</bdi>}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {payment.is_sample && <Badge>{t('sample')}</Badge>}
        {payment.is_test && <Badge>{t('test')}</Badge>}
        <PaymentState state={payment.state} />
        <Money amount={payment.amount} className="font-semibold" />
      </span>
    </li>
  );
}
