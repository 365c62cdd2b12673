/** What people file their money under. The first are guessed from what happened; all can be chosen. Append-only. */
export const categories = [
  'received',
  'sent',
  'top_up',
  'withdrawal',
  'exchange',
  'savings',
  'income',
  'home',
  'food',
  'shopping',
  'transport',
  'health',
  'leisure',
  'travel',
  'education',
  'family',
  'gifts',
  'bills',
  'business',
  'other',
] as const;
export type Category = (typeof categories)[number];

/** What is assumed of the wallet's own kinds until the person says otherwise. */
export function guessCategory(kind: string, direction: 'in' | 'out'): Category {
  if (kind === 'sandbox_deposit' || kind === 'deposit') return 'top_up';
  if (kind === 'withdrawal' || kind === 'withdrawal_return') return 'withdrawal';
  if (kind.startsWith('conversion')) return 'exchange';
  if (kind.startsWith('pot')) return 'savings';
  return direction === 'in' ? 'received' : 'sent';
}
