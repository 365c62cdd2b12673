import type { AssetCode } from '@egcr/ledger/contract';
import { decimalMark } from '@egcr/ui/format-money';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { authState } from '@egcr/web-kit/session';
import { useWay } from '@egcr/web-kit/way';

import { readRecipient, recipientCall } from '../../contract/index.ts';
import { assetCodeOr, scaleOf } from '../currencies.ts';
import { askQuote, runsOutAt } from '../quote/live-quote.ts';
import { keepDraft } from './draft.ts';
import { arrivesIn, decimalOf, fixedSideOf, toMinor, typedAmount, type SendValues } from './send-rules.ts';

interface ToCheck {
  /** What one has in a currency. */
  readonly availableIn: (asset: AssetCode) => bigint;
  /** Said where the amount that leaves is more than one has. */
  readonly onShort: (field: 'amount' | 'arrivesAmount') => void;
}

/** Finds who gets the money and goes on to the check. */
export function useToCheck(asked: ToCheck): (values: SendValues) => Promise<void> {
  const { locale } = useLanguage();
  const { go } = useWay();
  return async (values) => {
    const { is_first_payment: isFirst, ...recipient } = await call(recipientCall, {
      query: queryOf(values.to),
    });
    const from = assetCodeOr(values.assetCode);
    const to = arrivesIn(values);
    const side = fixedSideOf(values);
    const value = toMinor(typedAmount(values), decimalOf(decimalMark(locale))).toString();
    const quote = to && (await askQuote({ from, to, side, amount: value }));
    if (quote && BigInt(quote.source.value) > asked.availableIn(from)) {
      asked.onShort(side === 'source' ? 'amount' : 'arrivesAmount');
      return;
    }
    keepDraft({
      id: newIdempotencyKey(),
      owner: authState().user?.id ?? '',
      link: linkOfAddress(),
      typed: values,
      ...(quote
        ? { amount: quote.source, quote, heldUntil_ms: runsOutAt(quote, Date.now()) }
        : { amount: { value, assetCode: from, assetScale: scaleOf(from) } }),
      recipient,
      isFirst,
      key: newIdempotencyKey(),
      state: 'entered',
    });
    go('/wallet/send?step=check');
  };
}

export interface PaymentAsked {
  readonly to: string;
  /** With a point, as links carry it. */
  readonly amount: string;
  readonly currency: string;
  readonly note: string;
}

/** `/wallet/send?to=bola&amount=25.50&currency=USD&note=lunch`: what a link asks for; empty where it names nobody. */
export function paymentOfAddress(): PaymentAsked {
  const search = new URLSearchParams(window.location.search);
  const part = (name: string) => search.get(name) ?? '';
  return { to: part('to'), amount: part('amount'), currency: part('currency'), note: part('note') };
}

/** Names the link that began a payment; empty where there was none. */
export function linkOfAddress(): string {
  const { to, ...rest } = paymentOfAddress();
  return to === '' ? '' : [to, ...Object.values(rest).filter((part) => part !== '')].join(' ');
}

/** The plain text people type, with a phone number or an address in its one form. */
function queryOf(typed: string): { to: string } {
  return { to: Object.values(readRecipient(typed))[0] ?? typed.trim() };
}
