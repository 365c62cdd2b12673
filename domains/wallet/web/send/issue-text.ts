import type { WireMoney } from '@egcr/contract/money';
import type { FieldIssue } from '@egcr/contract/problem';
import { assetOf } from '@egcr/ledger/contract';
import { formatMoney } from '@egcr/ui/format-money';

import { NOTE_MAX_LENGTH } from '../../contract/index.ts';
import type { WalletText } from '../texts.ts';

export interface IssueFacts {
  readonly locale: string;
  readonly assetCode: string;
  readonly available: WireMoney | undefined;
}

/** The wallet's sentence for an issue at a field; undefined where the platform has one. */
export function walletIssue(t: WalletText, { code }: FieldIssue, facts: IssueFacts): string | undefined {
  switch (code) {
    case 'to_required':
    case 'to_too_long':
    case 'to_characters':
    case 'recipient_unknown':
    case 'recipient_self':
    case 'recipient_unavailable':
    case 'too_many_lookups':
    case 'amount_required':
    case 'amount_negative':
    case 'amount_zero':
    case 'amount_too_large':
    case 'unknown_currency':
    case 'note_characters':
      return t(`issue.${code}`);
    case 'note_too_long':
      return t('issue.note_too_long', { maximum: NOTE_MAX_LENGTH });
    case 'amount_too_many_decimals':
      return t('issue.amount_decimals', { scale: assetOf(facts.assetCode)?.scale ?? 0 });
    case 'amount_not_a_number':
    case 'invalid_amount':
      return t('issue.amount_not_a_number', { example: exampleAmount(facts) });
    case 'insufficient_funds':
      return facts.available === undefined
        ? t('issue.insufficient_funds_plain')
        : t('issue.insufficient_funds', { amount: formatMoney(facts.available, facts) });
    default:
      return undefined;
  }
}

function exampleAmount({ locale, assetCode }: IssueFacts): string {
  const digits = assetOf(assetCode)?.scale === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(digits === 0 ? 25 : 25.5);
}
