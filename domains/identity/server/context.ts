import { createHasher, type Hasher } from './hashing.ts';
import type { IdentityKeys } from './keys.ts';
import type { IdentitySettings } from './settings.ts';

/** What every use case of identity shares. */
export interface IdentityContext {
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  readonly passwords: Hasher;
  readonly pins: Hasher;
}

export function createContext(settings: IdentitySettings, keys: IdentityKeys): IdentityContext {
  return {
    settings,
    keys,
    passwords: createHasher(keys.passwordPepper),
    pins: createHasher(keys.pinPepper),
  };
}
