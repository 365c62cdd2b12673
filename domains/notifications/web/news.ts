import { wireMoney } from '@egcr/contract/money';
import * as z from 'zod/mini';

import type { Notification } from '../contract/index.ts';
import type { NotificationText } from './messages/index.ts';
import { newsOfBanking } from './news-of-banking.ts';
import { newsOfPayments } from './news-of-payments.ts';
import { amountFor, type Reader } from './reader.ts';

/** A notification in the reader's words. */
export interface News {
  readonly icon: 'money' | 'bell';
  readonly title: string;
  /** What the other person wrote; shown apart, since it may be in any language. */
  readonly note: string | null;
}

const moneyReceived = z.extend(wireMoney, { from_name: z.string(), note: z.nullish(z.string()) });

const rateReached = z.object({ base: z.string(), quote: z.string(), rate: z.string() });

type DecimalText = `${number}`;

function isDecimalText(text: string): text is DecimalText {
  return /^\d+(\.\d+)?$/.test(text);
}

/** A rate as the reader writes numbers; exact, since Intl is given text and never a float. */
function rateText(rate: string, locale: string): string {
  if (!isDecimalText(rate)) return rate;
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(rate);
}

const PROPOSAL_NEWS = [
  'proposal_waiting',
  'proposal_executed',
  'proposal_rejected',
  'proposal_expired',
] as const;

/** Makes the sentence from kind and parameters. What it does not know, or cannot read, becomes a general one. */
export function newsOf(
  t: NotificationText,
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
  reader: Reader,
): News {
  if (kind === 'wallet.money_received') {
    const read = z.safeParse(moneyReceived, params);
    if (read.success) {
      const { from_name: name, note, ...amount } = read.data;
      return {
        icon: 'money',
        title: t('kind.money_received', { name, amount: amountFor(reader, amount) }),
        note: note ?? null,
      };
    }
  }
  if (kind === 'rates.alert_reached') {
    const read = z.safeParse(rateReached, params);
    if (read.success) {
      const { base, quote, rate } = read.data;
      return {
        icon: 'bell',
        title: t('kind.rate_reached', { base, quote, rate: rateText(rate, reader.locale) }),
        note: null,
      };
    }
  }
  const proposal = PROPOSAL_NEWS.find((news) => kind === `approvals.${news}`);
  if (proposal !== undefined) return { icon: 'bell', title: t(`kind.${proposal}`), note: null };
  const told = newsOfPayments(t, { kind, params }, reader) ?? newsOfBanking(t, { kind, params }, reader);
  return told ?? { icon: 'bell', title: t('kind.unknown'), note: null };
}
