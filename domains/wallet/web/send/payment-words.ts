import type { WalletText } from '../texts.ts';
import { walletIssue, type IssueFacts } from './issue-text.ts';

const codes = [
  'invalid_amount',
  'unknown_currency',
  'insufficient_funds',
  'recipient_unknown',
  'recipient_self',
  'recipient_unavailable',
  'too_many_lookups',
] as const;

/** What a payment's amount, payee and account may be refused for, as sentences: each screen takes them into its own. */
export function paymentWords(t: WalletText, facts: () => IssueFacts) {
  const words = codes.map((code) => [code, () => walletIssue(t, { field: '', code }, facts())]);
  return {
    ...(Object.fromEntries(words) as Readonly<Record<(typeof codes)[number], () => string>>),
    account_frozen: t('refusal.account_frozen'),
  };
}
