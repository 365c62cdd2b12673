import type { Work } from '@egcr/server-kit/work';

import type { RiskListKind } from '../contract/risk-rules.ts';

/** A keyed hash of what stands in a list: without the server's own key nobody tries numbers or addresses against it. */
export function riskHash({ cipher }: Pick<Work, 'cipher'>, kind: RiskListKind, text: string): Buffer {
  return cipher.lookup(`risk.entry.${kind}`, text);
}

/** What a merchant reads of a card: its last four digits. */
export function cardHint(digits: string): string {
  return `•••• ${digits.slice(-4)}`;
}

export function emailText(address: string): string {
  return address.trim().toLowerCase();
}

/** What a merchant reads of an address: enough to know it again. */
export function emailHint(address: string): string {
  const [name = '', domain = ''] = emailText(address).split('@');
  return `${Array.from(name)[0] ?? ''}…@${domain}`.slice(0, 120);
}
