import type { AccessClaims } from './access-token.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import type { FindByUsername, StaffGrants } from './door.ts';
import { createHasher, type Hasher } from './hashing.ts';
import { parseKeys, readSigningKey, readVerifyingKey, type IdentityKeys, type VerifyingKey } from './keys.ts';
import type { IdentitySettings } from './settings.ts';

/** What every use case of identity shares. */
export interface IdentityContext {
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  /** Whose signatures open the admin API, beside our own. */
  readonly serviceKeys: readonly VerifyingKey[];
  /** Absent where no captcha is asked for. */
  readonly captcha: CaptchaCheck | undefined;
  /** Absent where nobody signs in by username. */
  readonly findUserIdByUsername: FindByUsername | undefined;
  readonly carriers: Carriers;
  readonly staff: StaffGrants;
  readonly passwords: Hasher;
  readonly pins: Hasher;
  /** Access tokens whose signature was checked here already; sessions are looked at again at each call. */
  readonly verifiedTokens: Map<string, AccessClaims>;
}

/** What takes messages to people; without one, a production server must not promise any. */
export interface Carriers {
  readonly email: boolean;
  readonly sms: boolean;
}

export function createContext({
  settings,
  keys,
  captcha,
  findUserIdByUsername,
  carriers,
  staff,
}: Pick<
  IdentityContext,
  'settings' | 'keys' | 'captcha' | 'findUserIdByUsername' | 'carriers' | 'staff'
>): IdentityContext {
  return {
    settings,
    keys: { ...keys, signing: signingKeysOf(settings, keys) },
    serviceKeys: (parseKeys(settings.serviceKeys, 'public') ?? []).map(readVerifyingKey),
    captcha,
    findUserIdByUsername,
    carriers,
    staff,
    passwords: createHasher(keys.passwordPepper),
    pins: createHasher(keys.pinPepper),
    verifiedTokens: new Map(),
  };
}

/** An operator's keys come before our own; ours go on verifying what they have signed. */
function signingKeysOf(settings: IdentitySettings, keys: IdentityKeys): IdentityKeys['signing'] {
  const [first, ...others] = (parseKeys(settings.signingKeys, 'private') ?? []).map(readSigningKey);
  return first === undefined ? keys.signing : [first, ...others, ...keys.signing];
}
