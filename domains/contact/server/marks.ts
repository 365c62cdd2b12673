import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import { STATUS_CODE_LENGTH } from '../contract/limits.ts';
import { REFERENCE_SIGNS } from '../contract/rules.ts';

/** What stands for a network or a code in the database; nobody without the secret finds out which. */
export function markOf(secret: Uint8Array, purpose: 'network' | 'code', text: string): string {
  return createHmac('sha256', secret).update(`contact ${purpose} ${text}`).digest('hex');
}

export function isSameMark(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** `EG-7K3M-9TQX`: 39 bits, so that a reference tells nothing about others. */
export function newReference(): string {
  const signs = Array.from({ length: 8 }, () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)] ?? '2');
  return `EG-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

export function newStatusCode(): string {
  return randomInt(10 ** STATUS_CODE_LENGTH)
    .toString()
    .padStart(STATUS_CODE_LENGTH, '0');
}
