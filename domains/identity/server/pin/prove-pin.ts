import { Refusal } from '@egcr/server-kit/refusal';
import type { PinProof, Services } from '@egcr/server-kit/services';

import type { IdentityContext } from '../context.ts';
import { comparePin } from './hash-ahead.ts';
import { verifyPin } from './verify-pin.ts';

/**
 * The PIN that came with a call of another domain, verified as at the PIN page: compared before its transaction begins, counted in it,
 * and the count outlives a refusal. Opens this session's window. Refuses as `checkPin`.
 */
export async function provePin(
  context: IdentityContext,
  services: Services,
  { person, pin, facts }: PinProof,
): Promise<void> {
  const { db, clock, unit } = services;
  const compared = await comparePin({ db, now: clock.now(), actor: person }, context, pin);
  const refusal = await unit(
    (work) =>
      verifyPin(work, compared).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof Refusal && error.extras.keepsWork) return error;
          throw error;
        },
      ),
    { actor: person, request: facts },
  );
  if (refusal) throw refusal;
}
