import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Timeline, type TimelineEntry } from '@egcr/ui/timeline';
import { callActing, forPrincipal } from '@egcr/organisations/web';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { ListedPage, useWalletText } from '@egcr/wallet/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { cancelPaymentCall, type Payment } from '../../contract/index.ts';
import { gatewayAddress } from '../addresses.ts';
import { ActionCard } from '../action/action-card.tsx';
import { CaptureCard } from '../capture/capture-card.tsx';
import { captureTexts } from '../capture/texts.ts';
import { AttemptList, AttemptWay } from '../attempt/attempt-list.tsx';
import { attemptTexts } from '../attempt/texts.ts';
import { TryAgain } from '../attempt/try-again.tsx';
import { BackToShop } from '../action/back-to-shop.tsx';
import { DisputePayment } from '../disputes/open-dispute.tsx';
import { RefundButton } from '../refund/refund-button.tsx';
import { refundTexts } from '../refund/texts.ts';
import { RiskBanner, RiskCard } from '../risk/payment-risk.tsx';
import { keepPayment, rereadPayments, usePayment } from '../queries.ts';
import { TestMarks } from '../test-marks.tsx';
import { usePaymentText } from '../text.ts';
import { PaymentProof } from './payment-proof.tsx';
import { PaymentState } from './payment-state.tsx';

/** `/payment-gateway/payments/$paymentId`: one payment, for its payer and its merchant; `?paid=1` right after paying. */
function Content() {
  const t = usePaymentText();
  const id = usePathPart('paymentId');
  const isNew = useSearchValue('paid') === '1';
  const payment = usePayment(id);
  return (
    <Page>
      <Back isPayer={payment.data?.role === 'payer'} />
      {isNew && payment.data?.state === 'succeeded' && (
        <Banner tone="ok" isLive>
          {t('paid', { name: payment.data.merchant?.name ?? '' })}
        </Banner>
      )}
      <ListedPage
        read={payment}
        list={{ href: gatewayAddress.to(), title: t('title') }}
        said={{
          loading: t('loading'),
          unread: t('unread'),
          missing: t('missing'),
          missingText: t('missing.text'),
        }}
      >
        {(found) => <Shown payment={found} />}
      </ListedPage>
    </Page>
  );
}

/** A merchant comes from what they sell, a payer from what their wallet did. */
function Back({ isPayer }: { readonly isPayer: boolean }) {
  const t = usePaymentText();
  const w = useWalletText();
  return isPayer ? (
    <BackLink href={hrefOf('wallet-history')}>{w('history.title')}</BackLink>
  ) : (
    <BackLink href={gatewayAddress.to()}>{t('title')}</BackLink>
  );
}

function Shown({ payment }: { readonly payment: Payment }) {
  const t = usePaymentText();
  const a = useText(attemptTexts);
  return (
    <>
      <PageHeading
        title={<Money amount={payment.amount} />}
        description={<bdi className="wrap-anywhere">{payment.title}</bdi>}
        actions={
          <span className="flex flex-wrap gap-2">
            <TestMarks of={payment} />
            <PaymentState state={payment.state} />
          </span>
        }
      />
      {payment.is_test && <Banner tone="sample">{t('test.text')}</Banner>}
      <RiskBanner payment={payment} />
      {payment.state === 'processing' && (
        <Banner tone="info" isLive>
          {a('processing')}
        </Banner>
      )}
      <PageColumns aside={<History payment={payment} />}>
        {payment.role === 'payer' && payment.return_url !== null && (
          <BackToShop href={payment.return_url} look="primary" />
        )}
        <ActionCard payment={payment} />
        <TryAgain payment={payment} />
        <CaptureCard payment={payment} />
        <Facts payment={payment} />
        <AttemptList attempts={payment.attempts} />
        <AttemptWay attempts={payment.attempts} />
        {(payment.state === 'requires_payment_method' || payment.state === 'requires_confirmation') && (
          <Cancel payment={payment} />
        )}
        <RefundButton payment={payment} />
        <DisputePayment payment={payment} />
        {payment.role === 'merchant' && <RiskCard paymentId={payment.id} />}
        <PaymentProof payment={payment} />
      </PageColumns>
    </>
  );
}

function Facts({ payment }: { readonly payment: Payment }) {
  const t = usePaymentText();
  const r = useText(refundTexts);
  const c = useText(captureTexts);
  const { amount, merchant, payer } = payment;
  // Of what was not paid there is no fee, and nothing to get.
  const fee = payment.state === 'canceled' ? null : payment.fee;
  const net = fee && {
    ...amount,
    value: (BigInt(amount.value) - BigInt(fee.value) - BigInt(payment.refunded.value)).toString(),
  };
  // A business has a name alone.
  const person = (name: string, username: string) => (
    <span className="flex flex-wrap gap-x-2">
      <bdi>{name}</bdi>
      {username !== '' && <bdi className="text-ink-2">@{username}</bdi>}
    </span>
  );
  return (
    <Card title={t('payment')}>
      <KeyValueList
        items={[
          ...(payment.authorized === null || payment.state === 'requires_capture'
            ? []
            : [{ key: c('authorized'), value: <Money amount={payment.authorized} /> }]),
          { key: t('fact.amount'), value: <Money amount={amount} /> },
          ...(fee ? [{ key: t('fact.fee'), value: <Money amount={fee} /> }] : []),
          ...(payment.refunded.value === '0'
            ? []
            : [{ key: r('refunded'), value: <Money amount={payment.refunded} /> }]),
          ...(net ? [{ key: t('fact.net'), value: <Money amount={net} /> }] : []),
          ...(merchant ? [{ key: t('fact.merchant'), value: person(merchant.name, merchant.username) }] : []),
          ...(payer ? [{ key: t('fact.payer'), value: person(payer.name, payer.username) }] : []),
          {
            key: t('fact.reference'),
            value: (
              <span dir="ltr" className="num font-mono">
                {payment.reference}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}

function History({ payment }: { readonly payment: Payment }) {
  const t = usePaymentText();
  const r = useText(refundTexts);
  const c = useText(captureTexts);
  const formats = useFormats();
  const at = (instant: string) => <time dateTime={instant}>{formats.exact(instant)}</time>;
  const { state, created_at: created, ended_at: ended, available_at: available } = payment;
  const entries: TimelineEntry[] = [{ key: 'started', title: t('step.started'), time: at(created) }];
  if (ended !== null)
    entries.push({
      key: 'ended',
      title: t(`state.${state}`),
      time: at(ended),
      state: state === 'succeeded' ? 'done' : 'failed',
    });
  if (state === 'requires_capture' && payment.capture_until !== null)
    entries.push({ key: 'held', title: c('until'), time: at(payment.capture_until), state: 'waiting' });
  const given = (isLater: boolean) =>
    payment.refunds
      .filter((refund) => refund.at >= (available ?? '') === isLater)
      .map((refund) => ({
        key: refund.id,
        title: r('refunded'),
        time: at(refund.at),
        description: <Money amount={refund.amount} />,
        state: 'done' as const,
      }));
  entries.push(...given(false));
  if (available !== null)
    entries.push({
      key: 'available',
      title: t('step.available'),
      time: at(available),
      state: payment.is_available ? 'done' : 'waiting',
    });
  entries.push(...given(true));
  return (
    <Card title={t('history')}>
      <Timeline entries={entries} />
    </Card>
  );
}

function Cancel({ payment }: { readonly payment: Payment }) {
  const t = usePaymentText();
  const client = useQueryClient();
  const say = useSentences(sentences(cancelPaymentCall, { payment_closed: t('issue.payment_closed') }));
  const cancel = useMutation({
    // Who pays cancels for themselves, also while they act for a business.
    mutationFn: () =>
      (payment.role === 'merchant' ? callActing : call)(cancelPaymentCall, { params: { id: payment.id } }),
    onSuccess: (ended) => keepPayment(client, ended),
    onSettled: () => rereadPayments(client),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      {cancel.isError && (
        <Banner tone="bad" isLive>
          {say.failure(cancel.error)}
        </Banner>
      )}
      <Button look="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('cancel')}
      </Button>
    </div>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
