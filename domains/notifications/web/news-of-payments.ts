import { wireMoney } from '@egcr/contract/money';
import * as z from 'zod/mini';

import type { Notification } from '../contract/index.ts';
import type { NotificationText } from './messages/index.ts';
import type { News } from './news.ts';
import { amountFor, type Reader } from './reader.ts';

const told = z.extend(z.partial(wireMoney), { name: z.string(), note: z.nullish(z.string()) });

/** Requests for money and scheduled payments: whom, how much, and what became of it. Undefined for any other kind. */
export function newsOfPayments(
  t: NotificationText,
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
  reader: Reader,
): News | undefined {
  const read = z.safeParse(told, params);
  if (!read.success) return undefined;
  const { name, note, ...money } = read.data;
  const whole = z.safeParse(wireMoney, money);
  const amount = whole.success ? amountFor(reader, whole.data) : undefined;
  const title = titleOf(t, kind, { name, amount });
  return title === undefined ? undefined : { icon: 'money', title, note: note ?? null };
}

interface Told {
  readonly name: string;
  readonly amount: string | undefined;
}

function titleOf(t: NotificationText, kind: string, { name, amount }: Told): string | undefined {
  switch (kind) {
    case 'wallet.request_received':
      return amount === undefined
        ? t('kind.request_open', { name })
        : t('kind.request_received', { name, amount });
    case 'wallet.request_declined':
      return t('kind.request_declined', { name });
    case 'wallet.request_cancelled':
      return t('kind.request_cancelled', { name });
    case 'wallet.request_expired':
      return t('kind.request_expired');
    case 'wallet.order_paid':
      return t('kind.order_paid', { name, amount: amount ?? '' });
    case 'wallet.order_failed':
      return t('kind.order_failed', { name, amount: amount ?? '' });
    case 'wallet.order_paused':
      return t('kind.order_paused', { name });
    case 'wallet.order_held':
      return t('kind.order_held', { name, amount: amount ?? '' });
    case 'wallet.order_blocked':
      return t('kind.order_blocked', { name });
    case 'wallet.order_skipped':
      return t('kind.order_skipped', { name });
    default:
      return undefined;
  }
}
