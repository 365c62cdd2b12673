import { toMajorText, type WireMoney } from '@egcr/contract/money';
import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { Skeleton } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { callActing, useMayChange, usePrincipal } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import {
  decimalOf,
  paymentWords,
  readPart,
  StopBanner,
  useLeavingWords,
  useStopReasonUnasked,
  useWalletText,
} from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { refundCall, type Payment } from '../../contract/index.ts';
import { keepPayment, rereadPayments, useMerchantBalance } from '../queries.ts';
import { useBusinessStops } from '@egcr/treasury/web';
import { fromSales, leftOf } from './refund-rules.ts';
import { refundTexts } from './texts.ts';

/** Opens the dialog in which the merchant gives money back; not there where nothing is left. */
export function RefundButton({ payment }: { readonly payment: Payment }) {
  const mayChange = useMayChange();
  if (!mayChange) return null;
  if (payment.state !== 'succeeded' || payment.role !== 'merchant') return null;
  return <RefundOffer payment={payment} />;
}

function RefundOffer({ payment }: { readonly payment: Payment }) {
  const t = useText(refundTexts);
  const [isOpen, setOpen] = useState(false);
  // What a wallet that is frozen or held cannot pay is said before the PIN is asked for; so that is known before the dialog opens.
  const { business } = usePrincipal();
  const isStopped = useStopReasonUnasked() !== undefined && !payment.is_test && business === undefined;
  if (leftOf(payment).value === '0' && !isOpen) return null;
  const Asking = isStopped ? RefundFromSales : RefundDialog;
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      {isOpen && <Asking payment={payment} most={leftOf(payment)} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Gives back what the sales have: the wallet pays nothing now. */
function RefundFromSales({ payment, most, onClose }: DialogProps) {
  const t = useText(refundTexts);
  const { locale } = useLanguage();
  const say = useSentences();
  const balance = useMerchantBalance();
  const sales = balance.data && fromSales(payment, balance.data);
  if (sales !== undefined && sales.value !== '0') {
    return (
      <RefundDialog payment={payment} most={sales} onClose={onClose}>
        {sales.value !== most.value && (
          <>
            <StopBanner />
            <p>{t('from_sales', { amount: formatMoney(sales, { locale }) })}</p>
          </>
        )}
      </RefundDialog>
    );
  }
  return (
    <Dialog isOpen size="small" title={t('refund')} closeLabel={t('close')} onOpenChange={onClose}>
      <div className="flex flex-col gap-5">
        {sales ? (
          <>
            <StopBanner />
            <p>{t('from_sales.none')}</p>
          </>
        ) : balance.isError ? (
          <Banner tone="bad">{say.failure(balance.error)}</Banner>
        ) : (
          <Skeleton className="h-12" />
        )}
      </div>
    </Dialog>
  );
}

/** What was typed is no amount that can be given back. */
class WrongAmount extends Error {}

const kept = z.object({ payment: z.string(), value: z.string() });

interface DialogProps {
  readonly payment: Payment;
  /** What can be given back now. */
  readonly most: WireMoney;
  readonly onClose: () => void;
}

function RefundDialog({ payment, most, onClose, children }: DialogProps & { readonly children?: ReactNode }) {
  const t = useText(refundTexts);
  const { locale } = useLanguage();
  const client = useQueryClient();
  const toasts = useToasts();
  const attempt = useKeptAttempt(`payments.refund.${payment.id}`, kept);
  // As it was when the dialog opened: an answer that arrives meanwhile changes no words.
  const [left] = useState(most);
  const shown = formatMoney(left, { locale });
  const mark = decimalOf(decimalMark(locale));
  const [typed, setTyped] = useState(() =>
    toMajorText(BigInt(left.value), left.assetScale).replace('.', mark),
  );
  const [isWrong, setWrong] = useState(false);
  const failure = useRefundWords(left);
  async function run(pin: string) {
    const value = readPart(typed, left, mark);
    setWrong(value === undefined);
    if (value === undefined) throw new WrongAmount();
    const amount = { ...left, value: value.toString() };
    try {
      const refunded = await attempt.attempt({ payment: payment.id, value: amount.value }, (key) =>
        callActing(
          refundCall,
          { params: { id: payment.id }, body: { amount, pin } },
          { idempotencyKey: key },
        ),
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
        {children}
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
  const stops = useBusinessStops();
  const { failure } = useSentences(
    sentences(refundCall, {
      ...paymentWords(wallet, facts),
      ...leaving,
      ...stops,
      ...pinSaidAtField,
      payment_unpaid: t('unpaid'),
      over_payment: t('over', { amount: formatMoney(left, { locale }) }),
      recipient_unavailable: t('gone'),
      insufficient_funds: t('short'),
    }),
  );
  return failure;
}
