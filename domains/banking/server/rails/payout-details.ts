import type { FieldCipher } from '@egcr/server-kit/field-encryption';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import * as z from 'zod/mini';

import { openReason } from './sealed-entries.ts';
import type { WithdrawalRow } from './store.ts';

const payoutDetails = z.object({ holder: z.string(), account: z.string(), bank: z.string() });

/** Whose account it is, and where. Bank is the routing number or BIC, empty for an IBAN. */
export type PayoutDetails = z.output<typeof payoutDetails>;

export const payoutColumn: SealedColumn = {
  table: 'banking.payout_account',
  column: 'details',
  key: ['id'],
};

export function sealPayout(cipher: FieldCipher, id: string, details: PayoutDetails): string {
  const { holder, account, bank } = details;
  return cipher.seal({ ...payoutColumn, row: id }, JSON.stringify({ holder, account, bank }));
}

/** A withdrawal with the account it goes to, and why it came back. */
export type Payment = WithdrawalRow & PayoutDetails & { readonly reason: string | null };

export function withPayout(cipher: FieldCipher, row: WithdrawalRow): Payment {
  const { id, sealed_reason: sealed, payout_account_id: accountId, details } = row;
  const reason = sealed === null ? null : openReason(cipher, id, sealed);
  return { ...row, ...openPayout(cipher, accountId, details), reason };
}

export function openPayout(cipher: FieldCipher, id: string, sealed: string): PayoutDetails {
  return payoutDetails.parse(JSON.parse(cipher.open({ ...payoutColumn, row: id }, sealed)));
}
