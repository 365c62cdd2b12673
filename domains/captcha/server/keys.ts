import { hkdfSync } from 'node:crypto';

import type { CaptchaKeys } from './settings.ts';

/** The keys that all servers of an installation derive from a secret they share. */
export function deriveKeys(secret: Uint8Array): CaptchaKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `captcha ${purpose}`, 32));
  return {
    challenge: derive('challenge').toString('hex'),
    token: derive('token').toString('hex'),
    code: derive('code'),
  };
}
