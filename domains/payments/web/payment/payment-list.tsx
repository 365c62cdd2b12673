import { EmptyState } from '@egcr/ui/empty-state';
import { LinkRow } from '@egcr/ui/link-row';
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
import { TestMarks } from '../test-marks.tsx';
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
  const formats = useFormats();
  return (
    <LinkRow
      href={paymentPath(payment.id)}
      title={payment.title}
      facts={
        <>
          <time dateTime={payment.created_at}>{formats.recent(payment.created_at)}</time>
          {payment.payer !== null && <bdi>{payment.payer.name}</bdi>}
        </>
      }
    >
      <TestMarks of={payment} />
      <PaymentState state={payment.state} />
      <Money amount={payment.amount} className="font-semibold" />
    </LinkRow>
  );
}
