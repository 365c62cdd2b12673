import type { Gatekeeper } from '../src/services.ts';

/**
 * A guard for tests of one domain alone: each of these roles may do all that staff may. Which role may do what is proven with the domain of
 * roles and in the product.
 */
export function judgeByRole(
  staff: readonly string[] = ['super_admin'],
  { needsSecondFactor = false } = {},
): Pick<Gatekeeper, 'judge'> {
  return {
    judge: async ({ person: { roles } }) => ({
      isGiven: roles.some((role) => staff.includes(role)),
      needsSecondFactor,
      roles: staff,
      ownRoles: roles,
    }),
  };
}
