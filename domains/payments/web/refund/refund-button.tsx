import { toMajorText, type WireMoney } from '@egcr/contract/money';
import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { decimalOf, paymentWords, useLeavingWords, useWalletText } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import { refundCall, type Payment } from '../../contract/index.ts';
import { readAmount } from '../part-of-amount.ts';
import { keepPayment, rereadPayments } from '../queries.ts';
import { refundTexts } from './texts.ts';

/** What is left of a payment to give back. */
function leftOf({ amount, refunded }: Payment): WireMoney {
  return { ...amount, value: (BigInt(amount.value) - BigInt(refunded.value)).toString() };
}

/** Opens the dialog in which the merchant gives money back; not there where nothing is left. */
export function RefundButton({ payment }: { readonly payment: Payment }) {
  const t = useText(refundTexts);
  const [isOpen, setOpen] = useState(false);
  if (payment.state !== 'succeeded' || payment.role !== 'merchant') return null;
  if (leftOf(payment).value === '0' && !isOpen) return null;
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      {isOpen && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What was typed is no amount that can be given back. */
class WrongAmount extends Error {}

const kept = z.object({ payment: z.string(), value: z.string() });

interface DialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

function RefundDialog({ payment, onClose }: DialogProps) {
  const t = useText(refundTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const attempt = useKeptAttempt(`payments.refund.${payment.id}`, kept);
  // As it was when the dialog opened: an answer that arrives meanwhile changes no words.
  const [left] = useState(() => leftOf(payment));
  const shown = formatMoney(left, { locale });
  const mark = decimalOf(decimalMark(locale));
  const [typed, setTyped] = useState(() =>
    toMajorText(BigInt(left.value), left.assetScale).replace('.', mark),
  );
  const [isWrong, setWrong] = useState(false);
  const failure = useRefundWords(left);
  async function run(pin: string) {
    const value = readAmount(typed, left, mark);
    setWrong(value === undefined);
    if (value === undefined) throw new WrongAmount();
    const amount = { ...left, value: value.toString() };
    try {
      const refunded = await attempt.attempt({ payment: payment.id, value: amount.value }, (key) =>
        call(refundCall, { params: { id: payment.id }, body: { amount, pin } }, { idempotencyKey: key }),
      );
      if (refunded) keepPayment(client, refunded);
      toasts.show({ title: t('done'), tone: 'ok' });
    } finally {
      void rereadPayments(client);
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={t('refund')}
        description={t('text')}
        confirmLabel={t('refund')}
        run={run}
        explain={(met) => (met instanceof WrongAmount ? t('wrong', { amount: shown }) : failure(met))}
        onClose={onClose}
      >
        <AmountField
          label={t('amount')}
          hint={t('left', { amount: shown })}
          error={isWrong ? t('wrong', { amount: shown }) : undefined}
          assetCode={left.assetCode}
          value={typed}
          onValueChange={setTyped}
        />
      </PinDialog>
    </Suspense>
  );
}

function useRefundWords(left: WireMoney): (failure: unknown) => string {
  const t = useText(refundTexts);
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const facts = () => ({ locale, assetCode: left.assetCode, available: undefined });
  const leaving = useLeavingWords(left.assetCode);
  const { failure } = useSentences(
    sentences(refundCall, {
      ...paymentWords(wallet, facts),
      ...leaving,
      ...pinSaidAtField,
      payment_unpaid: t('unpaid'),
      over_payment: t('over', { amount: formatMoney(left, { locale }) }),
      recipient_unavailable: t('gone'),
      insufficient_funds: t('short'),
    }),
  );
  return failure;
}
