import type { WithdrawalRow } from '../rails/store.ts';

/** A withdrawal as the bank's entries find it, and change it one after the other. */
export interface KnownWithdrawal {
  readonly row: WithdrawalRow;
  readonly batchName: string | undefined;
  /** `ahead`: its return was booked before the payment that came back. */
  readonly state: WithdrawalRow['state'] | 'ahead';
}

export interface KnownStatement {
  readonly closingMinor: bigint;
  /** Its place in the row of statements of the account in this currency. */
  readonly place: number;
}

/** The account has stood at this balance after the statement at this place. */
export interface BalancePoint {
  readonly asset: string;
  readonly place: number;
  readonly minor: bigint;
}

/** Money that was decided to go back to the bank. */
export interface KnownSendBack {
  readonly id: string;
  readonly asset: string;
  readonly amountMinor: bigint;
}

/** What we know when a file is judged. */
export interface KnownState {
  /** The number of our account, tidied. */
  readonly ownAccount: string;
  /** The day of tomorrow: what is booked later cannot have been booked. */
  readonly tomorrow: string;
  /** How many entries of a content are taken. */
  readonly taken: ReadonlyMap<string, number>;
  /** The newest statement by currency. */
  readonly statements: ReadonlyMap<string, KnownStatement>;
  /** Where the account has stood at a balance that the file names. */
  readonly points: readonly BalancePoint[];
  readonly withdrawals: readonly KnownWithdrawal[];
  readonly depositors: ReadonlyMap<string, string>;
  readonly sendBacks: ReadonlyMap<string, KnownSendBack>;
}

/** Our own reference as a bank gives it back; empty where there is none. */
export function referenceIn(endToEndId = ''): string {
  return endToEndId.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether a text can be the reference of a withdrawal or of money sent back: what cannot is not looked up. */
export function mayBeOwnReference(reference: string): boolean {
  return /^(?:EG)?[A-Z0-9]{12}$/.test(reference);
}

/** Every text in a remittance that may be the reference of a person. */
export function depositReferencesIn(remittance: string): readonly string[] {
  const words = remittance.toUpperCase().split(/[^A-Z0-9]+/);
  return [...new Set([...words, words.join('')])].filter((word) => /^EG[A-Z0-9]{10}$/.test(word));
}
