import type { WireMoney } from '@egcr/contract/money';
import { pinSaidAtField } from '@egcr/identity/web';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { paymentWords, useLeavingWords, useWalletText, walletIssue } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import {
  confirmPaymentCall,
  moneyMethods,
  startPaymentCall,
  type MoneyMethod,
  type PayPage,
} from '@egcr/payments/contract';
import { attemptTexts, keepPayment, paymentPath, rereadPayments, usePaymentText } from '@egcr/payments/web';

const begun = z.object({ payment: z.string(), amount: z.string() });
const confirmed = z.extend(begun, {
  testNumber: z.nullable(z.string()),
  method: z._default(z.enum(moneyMethods), 'wallet'),
  walletAddress: z._default(z.nullable(z.string()), null),
});

export interface HowToPayNow {
  readonly testNumber: string | null;
  readonly method: MoneyMethod;
  /** Of a wallet at another provider. */
  readonly walletAddress: string | null;
}

/**
 * The press that pays: it begins a payment and confirms it. Both keep their key in the tab until an answer is known, and the payment that
 * was begun is confirmed again, so that no second press and no reload pays twice.
 */
export function usePaying(page: PayPage) {
  const client = useQueryClient();
  const { go } = useWay();
  const starting = useKeptAttempt(`payments.start.${page.id}`, z.object({ amount: z.string() }));
  const confirming = useKeptAttempt(`payments.confirm.${page.id}`, confirmed);
  const [open, setOpen] = useState<z.infer<typeof begun> | undefined>(confirming.kept);
  async function begin(amount: WireMoney) {
    if (open?.amount === amount.value) return open;
    const body = page.amount === null ? { amount } : {};
    const made = await starting.attempt({ amount: amount.value }, (key) =>
      call(startPaymentCall, { params: { link: page.id }, body }, { idempotencyKey: key }),
    );
    if (made === undefined) return undefined;
    const now = { payment: made.id, amount: amount.value };
    setOpen(now);
    return now;
  }
  async function pay(amount: WireMoney, pin: string, { testNumber, method, walletAddress }: HowToPayNow) {
    const payment = await begin(amount);
    if (payment === undefined) return;
    const params = { id: payment.payment };
    try {
      const { payment: begunId, amount: value } = payment;
      const body = {
        pin,
        ...(testNumber !== null && { test_number: testNumber }),
        ...(page.methods.length > 1 && { method }),
        ...(walletAddress !== null && { wallet_address: walletAddress }),
      };
      const paid = await confirming.attempt(
        { payment: begunId, amount: value, testNumber, method, walletAddress },
        (key) => call(confirmPaymentCall, { params, body }, { idempotencyKey: key }),
      );
      if (paid === undefined) return;
      keepPayment(client, paid);
      go(`${paymentPath(paid.id)}?paid=1`, 'replace');
    } catch (failure) {
      // It is paid, or ended: its page says which.
      if (!isRefusal(failure, 'payment_closed')) throw failure;
      setOpen(undefined);
      go(paymentPath(payment.payment), 'replace');
    } finally {
      void rereadPayments(client);
    }
  }
  return { pay, explain: usePayWords(page) };
}

function useOwnWords(page: PayPage) {
  const t = usePaymentText();
  const a = useText(attemptTexts);
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const facts = () => ({ locale, assetCode: page.asset, available: undefined });
  return {
    ...paymentWords(wallet, facts),
    ...useLeavingWords(page.asset),
    ...pinSaidAtField,
    link_closed: t('issue.link_closed'),
    payment_closed: t('issue.payment_closed'),
    recipient_self: t('issue.self'),
    no_route: a('issue.no_route'),
    attempts_spent: a('issue.attempts_spent'),
  };
}

/** What is said of an amount that the payer types. */
export function useAmountWords(page: PayPage) {
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const facts = { locale, assetCode: page.asset, available: undefined };
  return sentences(startPaymentCall, useOwnWords(page), (issue) => walletIssue(wallet, issue, facts));
}

function usePayWords(page: PayPage): (failure: unknown) => string {
  const own = useOwnWords(page);
  const starting = useSentences(sentences(startPaymentCall, own));
  const confirming = useSentences(sentences(confirmPaymentCall, own));
  const codes = startPaymentCall.refusals.map(({ code }) => code);
  return (failure) =>
    codes.some((code) => isRefusal(failure, code)) ? starting.failure(failure) : confirming.failure(failure);
}
