import type { Gatekeeper } from '@egcr/server-kit/services';

import { Abilities, type HeldRole } from '../contract/ability.ts';
import { rolesWith } from '../contract/matrix.ts';

type Judge = NonNullable<Gatekeeper['judge']>;
type Asked = Parameters<Judge>[0];

/** Makes the kit's `judge`: the person's roles, read for each call, and what the matrix gives to them. */
export function createJudge({
  heldBy,
  staffSecondFactor,
}: {
  readonly heldBy: (asked: Asked) => Promise<readonly HeldRole[]>;
  readonly staffSecondFactor: boolean;
}): Judge {
  return async (asked) => {
    const { permission, scopedBy } = asked;
    const held = await heldBy(asked);
    const abilities = Abilities.of(held);
    return {
      isGiven: scopedBy ? abilities.mayWithin(permission, scopedBy) : abilities.may(permission),
      needsSecondFactor: staffSecondFactor,
      roles: rolesWith(permission),
      ownRoles: [...new Set(held.map(({ role }) => role))],
    };
  };
}
