import { wireMoney } from '@egcr/contract/money';
import * as z from 'zod/mini';

import type { Notification } from '../contract/index.ts';
import type { NotificationText } from './messages/index.ts';
import type { News } from './news.ts';
import { amountFor, type Reader } from './reader.ts';

/** Money that came from a bank, or went to one. Undefined for any other kind. */
export function newsOfBanking(
  t: NotificationText,
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
  reader: Reader,
): News | undefined {
  const read = z.safeParse(wireMoney, params);
  if (!read.success) return undefined;
  const title = titleOf(t, kind, amountFor(reader, read.data));
  return title === undefined ? undefined : { icon: 'money', title, note: null };
}

function titleOf(t: NotificationText, kind: string, amount: string): string | undefined {
  switch (kind) {
    case 'wallet.deposit_received':
      return t('kind.deposit_received', { amount });
    case 'wallet.withdrawal_paid':
      return t('kind.withdrawal_paid', { amount });
    case 'wallet.withdrawal_returned':
      return t('kind.withdrawal_returned', { amount });
    default:
      return undefined;
  }
}
