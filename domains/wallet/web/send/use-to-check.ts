import { decimalMark } from '@egcr/ui/format-money';
import { call, isRefusal } from '@egcr/web-kit/call';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { authState } from '@egcr/web-kit/session';
import { useWay } from '@egcr/web-kit/way';

import { readRecipient, recipientCall } from '../../contract/index.ts';
import { assetCodeOr, scaleOf } from '../currencies.ts';
import { useWalletText } from '../messages/index.ts';
import { keepDraft } from './draft.ts';
import { decimalOf, toMinor, type SendValues } from './send-rules.ts';

const recipientRefusals = ['recipient_unknown', 'recipient_self', 'too_many_lookups'] as const;

/** Finds who gets the money and goes on to the check; who cannot be found is said at the field. */
export function useToCheck(plan: SchemaForm<SendValues, SendValues>): (values: SendValues) => Promise<void> {
  const t = useWalletText();
  const { locale } = useLanguage();
  const { go } = useWay();
  return async (values) => {
    try {
      const { is_first_payment: isFirst, ...recipient } = await call(recipientCall, {
        query: queryOf(values.to),
      });
      const asset = assetCodeOr(values.assetCode);
      const value = toMinor(values, decimalOf(decimalMark(locale))).toString();
      keepDraft({
        id: newIdempotencyKey(),
        owner: authState().user?.id ?? '',
        link: linkOfAddress(),
        typed: values,
        amount: { value, assetCode: asset, assetScale: scaleOf(asset) },
        recipient,
        isFirst,
        key: newIdempotencyKey(),
        state: 'entered',
      });
      go('/wallet/send?step=check');
    } catch (failure) {
      const code = recipientRefusals.find((known) => isRefusal(failure, known));
      if (code === undefined) throw failure;
      plan.form.setError('to', { type: code, message: t(`issue.${code}`) });
    }
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
