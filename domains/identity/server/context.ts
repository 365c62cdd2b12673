import type { AccessClaims } from './access-token.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import { createHasher, type Hasher } from './hashing.ts';
import type { IdentityKeys } from './keys.ts';
import type { IdentitySettings } from './settings.ts';

/** What every use case of identity shares. */
export interface IdentityContext {
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  /** Absent where no captcha is asked for. */
  readonly captcha: CaptchaCheck | undefined;
  readonly passwords: Hasher;
  readonly pins: Hasher;
  /** Access tokens whose signature was checked here already; sessions are looked at again at each call. */
  readonly verifiedTokens: Map<string, AccessClaims>;
}

export function createContext(
  settings: IdentitySettings,
  keys: IdentityKeys,
  captcha?: CaptchaCheck,
): IdentityContext {
  return {
    settings,
    keys,
    captcha,
    passwords: createHasher(keys.passwordPepper),
    pins: createHasher(keys.pinPepper),
    verifiedTokens: new Map(),
  };
}
