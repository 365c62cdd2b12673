import type { WireMoney } from '@egcr/contract/money';
import { pinSaidAtField } from '@egcr/identity/web';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useQueryClient } from '@tanstack/react-query';
import {
  accountIn,
  acrossWords,
  assetCodeOr,
  decimalOf,
  keepTransfer,
  paymentWords,
  rereadWallet,
  toMinor,
  useLeavingWords,
  useQuoteText,
  useWallet,
  useWalletText,
  walletIssue,
} from '@egcr/wallet/web';
import { useState } from 'react';

import { payRequestCall, type PaymentRequest } from '../contract/requests.ts';
import { paySchema, payValues, type PayValues } from './pay-rules.ts';
import { keepRequest, rereadRequests } from './queries.ts';
import { useRequestsText } from './texts.ts';

export type PayPlan = SchemaForm<PayValues, PayValues>;

/** A payment of a request as it is about to leave. */
export interface CheckedPay {
  readonly values: PayValues;
  readonly amount: WireMoney;
}

export type Paying = ReturnType<typeof usePay>;

/** The form, the check, and the press that pays. */
export function usePay(request: PaymentRequest) {
  const { locale } = useLanguage();
  const { go } = useWay();
  const client = useQueryClient();
  const [checked, setChecked] = useState<CheckedPay>();
  const kept = useKeptAttempt(`pay.${request.id}`, payValues);
  const available = accountIn(useWallet().data, assetCodeOr(request.asset))?.available;
  const decimal = decimalOf(decimalMark(locale));
  const words = usePayWords(request, available);
  const plan: PayPlan = useSchemaForm({
    schema: paySchema({ decimal, request, available }),
    defaultValues: kept.kept ?? { amount: '' },
    sentences: words,
  });
  const isWhole = ({ amount }: PayValues) => amount === '' && request.remaining !== null;
  const typed = (values: PayValues): WireMoney => ({
    ...request.paid,
    value: toMinor({ ...values, assetCode: request.asset }, decimal).toString(),
  });
  async function check(values: PayValues) {
    const amount = isWhole(values) ? request.remaining : null;
    setChecked({ values, amount: amount ?? typed(values) });
  }
  async function pay(values: PayValues, pin: string) {
    const body = { ...(isWhole(values) ? {} : { amount: typed(values) }), pin };
    try {
      const paid = await kept.attempt(values, (key) =>
        call(payRequestCall, { params: { id: request.id }, body }, { idempotencyKey: key }),
      );
      if (paid === undefined) return;
      keepRequest(client, paid.request);
      keepTransfer(client, { ...paid.transfer, direction: 'out' });
      go(`/wallet/transfers/${paid.transfer.id}?sent=1`, 'replace');
      void rereadWallet(client);
    } finally {
      void rereadRequests(client);
    }
  }
  const { failure: explain } = useSentences(words);
  return { plan, check, checked, change: () => setChecked(undefined), pay, explain, available };
}

function usePayWords(request: PaymentRequest, available: WireMoney | undefined) {
  const t = useRequestsText();
  const wallet = useWalletText();
  const q = useQuoteText();
  const { locale } = useLanguage();
  const leaving = useLeavingWords(request.asset);
  const say = { locale, assetCode: request.asset, available };
  return sentences(
    payRequestCall,
    {
      ...paymentWords(wallet, () => say),
      ...leaving,
      ...pinSaidAtField,
      ...acrossWords(q, request.asset),
      request_closed: t('issue.closed'),
      over_request: ({ members }) => {
        const left = {
          ...request.paid,
          value: String(members['remaining'] ?? request.remaining?.value ?? '0'),
        };
        return t('pay.over', { amount: formatMoney(left, { locale }) });
      },
    },
    (issue) =>
      issue.code === 'over_request' && request.remaining !== null
        ? t('pay.over', { amount: formatMoney(request.remaining, { locale }) })
        : walletIssue(wallet, issue, say),
  );
}
