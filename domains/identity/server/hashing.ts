import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import { OVERLOADED_RETRY_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';

import { currentKey, keyOf, type KeyRing } from './keys.ts';

/** OWASP's argon2id parameters: 19 MiB, two passes. About 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_MAX = 400;

export interface StoredHash {
  readonly hash: string;
  /** The pepper it was made with. */
  readonly keyId: string;
}

/** Hashes secrets people remember. Without the pepper a stolen table of PINs would fall in hours. */
export interface Hasher {
  make(secret: string): Promise<StoredHash>;
  /** Takes the same time where there is nothing to compare with, and answers false. */
  matches(secret: string, stored: StoredHash | undefined): Promise<boolean>;
}

/**
 * One hash a core at a time, and one core is left for everything else: a flood of sign-ins must not slow the wallet. Who comes when
 * 400 wait already is refused as overloaded.
 */
const turns = { free: Math.max(1, availableParallelism() - 1), waiting: new Array<() => void>() };

export function createHasher(peppers: KeyRing): Hasher {
  let decoy: Promise<StoredHash> | undefined;
  const make = async (secret: string): Promise<StoredHash> => {
    const { id, key } = currentKey(peppers);
    return { hash: await inTurn(() => hash(sameEverywhere(secret), { ...COST, secret: key })), keyId: id };
  };
  return {
    make,
    async matches(secret, stored) {
      decoy ??= make(randomBytes(16).toString('hex'));
      const against = stored ?? (await decoy);
      const isSame = await inTurn(() =>
        verify(against.hash, sameEverywhere(secret), { secret: keyOf(peppers, against.keyId) }),
      );
      return isSame && stored !== undefined;
    },
  };
}

/** Keyboards write an accented letter as one sign or as two; the secret is the same (NIST SP 800-63B, RFC 8265: NFC). Nothing else is changed. */
function sameEverywhere(secret: string): string {
  return secret.normalize('NFC');
}

async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (turns.free > 0) turns.free -= 1;
  else {
    if (turns.waiting.length >= WAITING_MAX) {
      throw new Refusal(platformRefusals.overloaded, { retryAfter_s: OVERLOADED_RETRY_S });
    }
    await new Promise<void>((resolve) => turns.waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = turns.waiting.shift();
    if (next) next();
    else turns.free += 1;
  }
}
