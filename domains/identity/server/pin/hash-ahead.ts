import { platformRefusals } from '@egcr/contract/refusals';
import type { BeforeWork, CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf } from '@egcr/server-kit/work';

import type { resetPinCall, setPinCall, verifyPinCall } from '../../contract/endpoints.ts';
import type { IdentityContext } from '../context.ts';
import type { StoredHash } from '../hashing.ts';
import { findPin } from '../store/pins.ts';
import { findUser } from '../store/users.ts';
import { isLocked } from './pin-status.ts';

/*
 * What of a PIN is hashed and compared before the transaction begins: argon2 waits for its turn, and who waits must hold no connection to
 * the database. What was compared counts only once the attempt is counted, against the same hash.
 */

/** Whether a secret is the one behind a hash. */
export interface Compared {
  readonly hash: string;
  readonly isRight: boolean;
}

/** Whether the secret that was compared is right for the hash as it now is. Refuses conflict where that has changed meanwhile. */
export function isRightFor(compared: Compared | undefined, hash: string): boolean {
  if (compared?.hash !== hash) throw new Refusal(platformRefusals.conflict);
  return compared.isRight;
}

/** Undefined where there is no PIN or it takes no attempt: comparing would be for nothing. */
export async function comparePin(
  before: Pick<BeforeWork, 'db' | 'now' | 'actor'>,
  context: IdentityContext,
  pin: string,
): Promise<Compared | undefined> {
  const stored = await findPin(before.db, personOf(before).userId);
  if (!stored || stored.must_reset || isLocked(stored, before.now)) return undefined;
  const { hash, key_id: keyId } = stored;
  return { hash, isRight: await context.pins.matches(pin, { hash, keyId }) };
}

export function verifyAhead(
  before: BeforeWork,
  context: IdentityContext,
  { body }: CallInput<typeof verifyPinCall>,
): Promise<Compared | undefined> {
  return comparePin(before, context, body.pin);
}

export interface NewPin {
  readonly pin: StoredHash;
  /** The current PIN of a change, the password of a reset; undefined where none was given or is needed. */
  readonly proof: Compared | undefined;
}

export async function setAhead(
  before: BeforeWork,
  context: IdentityContext,
  { body }: CallInput<typeof setPinCall>,
): Promise<NewPin> {
  const { pin, current_pin: current } = body;
  const proof = current === undefined ? undefined : await comparePin(before, context, current);
  return { pin: await context.pins.make(pin), proof };
}

export async function resetAhead(
  before: BeforeWork,
  context: IdentityContext,
  { body }: CallInput<typeof resetPinCall>,
): Promise<NewPin> {
  const user = await findUser(before.db, personOf(before).userId);
  const { password_hash: hash = null, password_key_id: keyId = null } = user ?? {};
  const proof =
    body.password === undefined || hash === null || keyId === null
      ? undefined
      : { hash, isRight: await context.passwords.matches(body.password, { hash, keyId }) };
  return { pin: await context.pins.make(body.pin), proof };
}
