import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import * as z from 'zod/mini';

const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'secret_of_32_bytes'));
const ring = z.object({ current: z.string(), keys: z.record(z.string(), secret) });
const signingKey = z.object({
  kid: z.string(),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** The keys as they lie in a file: JSON text, readable by the owner only. The first signing key signs, all are published. */
export const storedIdentityKeys = z.object({
  signing: z.array(signingKey).check(z.minLength(1)),
  refresh: ring,
  oneTime: ring,
  passwordPepper: ring,
  pinPepper: ring,
});
export type StoredIdentityKeys = z.output<typeof storedIdentityKeys>;

/** Secrets by their id: new work uses the current one, old rows name theirs, so that keys can be changed without a stop. */
export interface KeyRing {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Uint8Array>;
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: Readonly<Record<string, unknown>>;
}

export interface IdentityKeys {
  /** ES256; the first signs, all verify and are published. */
  readonly signing: readonly [SigningKey, ...SigningKey[]];
  readonly refresh: KeyRing;
  readonly oneTime: KeyRing;
  readonly passwordPepper: KeyRing;
  readonly pinPepper: KeyRing;
}

/** Makes a first set of keys, to be written as JSON and read back with `readIdentityKeys`. */
export function makeIdentityKeys(): StoredIdentityKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  return storedIdentityKeys.parse({
    signing: [{ ...jwk, kid: newKeyId() }],
    refresh: makeRing(),
    oneTime: makeRing(),
    passwordPepper: makeRing(),
    pinPepper: makeRing(),
  });
}

/** Reads stored keys; throws where they are not what `makeIdentityKeys` writes. */
export function readIdentityKeys(stored: unknown): IdentityKeys {
  const { signing, refresh, oneTime, passwordPepper, pinPepper } = storedIdentityKeys.parse(stored);
  const [first, ...others] = signing.map(readSigningKey);
  if (first === undefined) throw new Error('there is no signing key');
  return {
    signing: [first, ...others],
    refresh: readRing(refresh),
    oneTime: readRing(oneTime),
    passwordPepper: readRing(passwordPepper),
    pinPepper: readRing(pinPepper),
  };
}

function newKeyId(): string {
  return randomBytes(6).toString('base64url');
}

function makeRing(): z.input<typeof ring> {
  const current = newKeyId();
  return { current, keys: { [current]: randomBytes(32).toString('base64url') } };
}

function readRing({ current, keys }: z.output<typeof ring>): KeyRing {
  if (!Object.hasOwn(keys, current)) throw new Error('the current key is missing in its ring');
  return {
    current,
    keys: new Map(Object.entries(keys).map(([id, text]) => [id, Buffer.from(text, 'base64url')])),
  };
}

function readSigningKey({ kid, ...jwk }: z.output<typeof signingKey>): SigningKey {
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const { d: _private, ...open } = jwk;
  return {
    kid,
    privateKey,
    publicKey: createPublicKey({ key: open, format: 'jwk' }),
    publicJwk: { ...open, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  };
}

/** The current key of a ring with its id. */
export function currentKey(keys: KeyRing): { readonly id: string; readonly key: Uint8Array } {
  return { id: keys.current, key: keyOf(keys, keys.current) };
}

/** A key by its id. A row that names a key we no longer have cannot be honoured. */
export function keyOf(keys: KeyRing, id: string): Uint8Array {
  const key = keys.keys.get(id);
  if (key === undefined) throw new Error(`key ${id} is missing`);
  return key;
}
