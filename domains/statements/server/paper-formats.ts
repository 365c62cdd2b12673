import { toMajorText } from '@egcr/contract/money';
import type { Asset } from '@egcr/ledger/contract';
import { fill } from '@egcr/server-kit/texts';

import type { StatementKind, StatementMessages } from './texts.ts';
import type { Line } from './statement.ts';

/** An amount in the reader's way of writing numbers, exact, without its currency. A minus is a minus sign. */
export function amountText(minor: bigint, { scale }: Asset, locale: string, isSigned = false): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  });
  // The plain decimal text is read exactly: no float is made of it.
  return number.format(toMajorText(minor, scale) as Intl.StringNumericLiteral).replace('-', '−');
}

export function dayText(day: Date | string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

export function instantText(at: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(at);
}

/** What happened, in the reader's words. */
export function descriptionOf(
  say: StatementMessages,
  { kind, title, counterpart, amountMinor }: Pick<Line, 'kind' | 'title' | 'counterpart' | 'amountMinor'>,
): string {
  if (title !== undefined) return title;
  if (kind === 'transfer') {
    const name = counterpart?.name ?? '';
    return fill(amountMinor < 0n ? say.kinds.transfer_out : say.kinds.transfer_in, { name });
  }
  return isKind(kind, say) ? say.kinds[kind] : say.kinds.other;
}

function isKind(kind: string, say: StatementMessages): kind is StatementKind {
  return kind in say.kinds;
}
