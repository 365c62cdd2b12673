import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@egcr/identity/contract';
import { currentKey, type KeyRing, recoveryCodeHash } from '@egcr/identity/server';

/** Without letters and digits that look alike on paper: 32 signs, five bits each, 80 bits a code. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz0';

export interface RecoveryCodeSet {
  /** Shown once, kept nowhere. */
  readonly codes: readonly string[];
  readonly stored: readonly { readonly id: string; readonly keyId: string; readonly hash: Buffer }[];
}

/** A new set of codes with the keyed hashes that may be stored. */
export function makeRecoveryCodes(factorId: string, keys: KeyRing, newId: () => string): RecoveryCodeSet {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  const { id: keyId, key } = currentKey(keys);
  const stored = codes.map((code) => ({ id: newId(), keyId, hash: recoveryCodeHash(factorId, code, key) }));
  return { codes, stored };
}

function makeCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** The hashes a typed code could be stored as: capitals, blanks and dashes do not count. */
export function hashesOfRecoveryCode(factorId: string, typed: string, keys: KeyRing): readonly Buffer[] {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  if (code.length !== RECOVERY_CODE_LENGTH) return [];
  return [...keys.keys.values()].map((key) => recoveryCodeHash(factorId, code, key));
}
