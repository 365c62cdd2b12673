import { call } from '@egcr/web-kit/call';
import { useSession } from '@egcr/web-kit/session-state';
import type { DoorKeys } from '@egcr/web-kit/staff-door.tsx';
import type { DoorKey } from '@egcr/web-kit/web-domain';
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@egcr/contract/endpoint';

import { Abilities, type PackedRule } from '../../contract/ability.ts';
import { readOwnCall } from '../../contract/endpoints.ts';

/** The caller's roles, and what they allow, judged as the server does. */
export interface OwnRoles {
  readonly roles: ReplyOf<typeof readOwnCall>['roles'];
  readonly needsSecondFactor: boolean;
  readonly mayAnything: boolean;
  readonly isOpen: (door: DoorKey) => boolean;
}

export async function readOwnRoles(signal?: AbortSignal): Promise<OwnRoles> {
  const {
    roles,
    rules,
    needs_second_factor: needsSecondFactor,
  } = await call(readOwnCall, {}, signal ? { signal } : {});
  // The server has packed them; what it says again is judged again at each call.
  const abilities = Abilities.unpacked(rules as PackedRule[]);
  return {
    roles,
    needsSecondFactor,
    mayAnything: rules.length > 0,
    isOpen: ({ permission, scopedBy = [] }) => abilities.mayWithin(permission, scopedBy),
  };
}

/** The caller's roles as they stand; read again whenever a door is met. */
export function useOwnRoles() {
  const userId = useSession((now) => now.user?.id);
  return useQuery({
    queryKey: ['roles', 'own', userId],
    queryFn: ({ signal }) => readOwnRoles(signal),
    staleTime: 0,
  });
}

/** Whether one of a door's keys is there. */
export function opens(own: OwnRoles, keys: DoorKeys): boolean {
  return keys === 'any' ? own.mayAnything : keys.some(own.isOpen);
}
