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
const ellipticKey = z.object({
  kid: z.string(),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.optional(z.string()),
});
const rsaKey = z.object({
  kid: z.string(),
  kty: z.literal('RSA'),
  n: z.string().check(z.minLength(342, 'rsa_below_2048_bits')),
  e: z.string(),
  d: z.optional(z.string()),
  p: z.optional(z.string()),
  q: z.optional(z.string()),
  dp: z.optional(z.string()),
  dq: z.optional(z.string()),
  qi: z.optional(z.string()),
});
/** A JWK of ES256 or RS256. */
const anyKey = z.discriminatedUnion('kty', [ellipticKey, rsaKey]);
const signingKey = anyKey.check(z.refine(({ d }) => d !== undefined, 'private_key'));

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

export interface VerifyingKey {
  readonly kid: string;
  readonly alg: 'ES256' | 'RS256';
  readonly publicKey: KeyObject;
  readonly publicJwk: Readonly<Record<string, unknown>>;
}

export interface SigningKey extends VerifyingKey {
  readonly privateKey: KeyObject;
}

export interface IdentityKeys {
  /** The first signs, all verify and are published: the next one before it signs, the one before as long as its tokens live. */
  readonly signing: readonly [SigningKey, ...SigningKey[]];
  readonly refresh: KeyRing;
  readonly oneTime: KeyRing;
  readonly passwordPepper: KeyRing;
  readonly pinPepper: KeyRing;
}

/** Makes a first set of keys, to be written as JSON and read back with `readIdentityKeys`. */
export function makeIdentityKeys(): StoredIdentityKeys {
  return storedIdentityKeys.parse({
    signing: [newSigningKey(), newSigningKey()],
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

/**
 * Turns the signing keys by one: the key that was published next signs, a new one is published as the next, and the one that signed
 * stays published for the tokens it made. Older ones go.
 */
export function rotateSigningKeys(stored: StoredIdentityKeys): StoredIdentityKeys {
  const [current, next] = stored.signing;
  if (current === undefined) throw new Error('there is no signing key');
  return { ...stored, signing: [next ?? newSigningKey(), newSigningKey(), current] };
}

function newSigningKey(): z.input<typeof signingKey> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return ellipticKey.parse({ ...privateKey.export({ format: 'jwk' }), kid: newKeyId() });
}

/** JWKs an operator gave as JSON text: an array, or a set with `keys`. Empty text is none; undefined where it cannot be read. */
export function parseKeys(
  text: string,
  need: 'private' | 'public',
): readonly z.output<typeof anyKey>[] | undefined {
  if (text.trim() === '') return [];
  const list = z.array(need === 'private' ? signingKey : anyKey);
  try {
    const given: unknown = JSON.parse(text);
    const isSet = typeof given === 'object' && given !== null && !Array.isArray(given) && 'keys' in given;
    return z.safeParse(list, isSet ? given.keys : given).data;
  } catch {
    return undefined;
  }
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

/** A private JWK, ready to sign. */
export function readSigningKey(stored: z.output<typeof anyKey>): SigningKey {
  const present = Object.entries(stored).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const jwk: Record<string, string> = Object.fromEntries(present);
  return { ...readVerifyingKey(stored), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/** The public half of a JWK. */
export function readVerifyingKey(stored: z.output<typeof anyKey>): VerifyingKey {
  const { kid } = stored;
  const alg = stored.kty === 'EC' ? 'ES256' : 'RS256';
  const open =
    stored.kty === 'EC'
      ? { kty: stored.kty, crv: stored.crv, x: stored.x, y: stored.y }
      : { kty: stored.kty, n: stored.n, e: stored.e };
  return {
    kid,
    alg,
    publicKey: createPublicKey({ key: open, format: 'jwk' }),
    publicJwk: { ...open, kid, alg, use: 'sig', key_ops: ['verify'] },
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
