import { createHash, createHmac, randomBytes } from 'node:crypto';

import { TOKEN_BYTES } from '../contract/limits.ts';

/** What stands for a network or an address in the count; without the secret it says nothing. */
export function markOf(secret: Uint8Array, kind: 'network' | 'email', text: string): string {
  return createHmac('sha256', secret).update(`openings ${kind} ${text}`).digest('hex');
}

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
