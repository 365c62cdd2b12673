import { toMajorText, type WireMoney } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { callActing } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { decimalOf, readPart } from '@egcr/wallet/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';

import { cancelPaymentCall, capturePaymentCall, type Payment } from '../../contract/index.ts';
import { keepPayment, rereadPayments } from '../queries.ts';
import { captureTexts } from './texts.ts';

/** While money is held: what the merchant can do with it, and what the payer should know. */
export function CaptureCard({ payment }: { readonly payment: Payment }) {
  const t = useText(captureTexts);
  const formats = useFormats();
  if (payment.state !== 'requires_capture') return null;
  const time = payment.capture_until === null ? '' : formats.exact(payment.capture_until);
  if (payment.role === 'payer') return <Banner tone="info">{t('payer', { time })}</Banner>;
  return (
    <Card title={t('title')} description={t('text', { time })}>
      <CaptureForm payment={payment} />
      <Release payment={payment} />
    </Card>
  );
}

const kept = z.object({ payment: z.string(), value: z.string() });

function CaptureForm({ payment }: { readonly payment: Payment }) {
  const t = useText(captureTexts);
  const { locale } = useLanguage();
  const { amount: held } = payment;
  const shown = formatMoney(held, { locale });
  const mark = decimalOf(decimalMark(locale));
  const [typed, setTyped] = useState(() =>
    toMajorText(BigInt(held.value), held.assetScale).replace('.', mark),
  );
  const [isWrong, setWrong] = useState(false);
  const capture = useCapture(payment);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const value = readPart(typed, held, mark);
    setWrong(value === undefined);
    if (value !== undefined && !capture.isPending) capture.mutate({ ...held, value: value.toString() });
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      {capture.isError && (
        <Banner tone="bad" isLive>
          {capture.say(capture.error)}
        </Banner>
      )}
      <AmountField
        label={t('amount')}
        hint={t('held', { amount: shown })}
        error={isWrong ? t('wrong', { amount: shown }) : undefined}
        assetCode={held.assetCode}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" className="self-start" busy={capture.isPending}>
        {t('capture')}
      </Button>
    </form>
  );
}

function useCapture({ id, amount: held }: Payment) {
  const t = useText(captureTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const attempt = useKeptAttempt(`payments.capture.${id}`, kept);
  const over = t('wrong', { amount: formatMoney(held, { locale }) });
  const { failure: say } = useSentences(
    sentences(capturePaymentCall, {
      payment_not_held: t('not_held'),
      unknown_currency: over,
      over_hold: over,
      payer_unavailable: t('unavailable'),
    }),
  );
  const mutation = useMutation({
    mutationFn: (amount: WireMoney) =>
      attempt.attempt({ payment: id, value: amount.value }, (key) =>
        callActing(capturePaymentCall, { params: { id }, body: { amount } }, { idempotencyKey: key }),
      ),
    onSuccess: (captured) => {
      if (captured) keepPayment(client, captured);
      toasts.show({ title: t('done'), tone: 'ok' });
    },
    onSettled: () => rereadPayments(client),
  });
  return { ...mutation, say };
}

function Release({ payment: { id } }: { readonly payment: Payment }) {
  const t = useText(captureTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const say = useSentences(sentences(cancelPaymentCall, { payment_closed: t('not_held') }));
  const release = useMutation({
    mutationFn: () => callActing(cancelPaymentCall, { params: { id } }),
    onSuccess: (ended) => {
      keepPayment(client, ended);
      toasts.show({ title: t('released'), tone: 'ok' });
    },
    onSettled: () => rereadPayments(client),
  });
  return (
    <>
      {release.isError && (
        <Banner tone="bad" isLive>
          {say.failure(release.error)}
        </Banner>
      )}
      <Button
        look="secondary"
        className="self-start"
        busy={release.isPending}
        onClick={() => release.mutate()}
      >
        {t('release')}
      </Button>
    </>
  );
}
