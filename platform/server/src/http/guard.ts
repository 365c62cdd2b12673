import { ACTING_FOR, type Endpoint } from '@egcr/contract/endpoint';
import { PIN_FRESH_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import { anonymous, type Actor, type ApiKey, type Person } from '../actor.ts';
import type { Database } from '../postgres/database.ts';
import { Refusal, validationRefusal } from '../refusal.ts';
import type { Gatekeeper } from '../services.ts';
import type { RequestFacts } from '../work.ts';

/** What of a call says who may make it. */
export type AccessRule = Pick<
  Endpoint,
  'access' | 'pin' | 'roles' | 'permission' | 'scopedBy' | 'scope' | 'secondFactor' | 'actsWith'
>;

export interface GuardRequest {
  readonly authorization: string | undefined;
  readonly idle_s: number | undefined;
  readonly facts: RequestFacts;
  readonly now: Date;
}

/**
 * Who is calling. A public call takes no notice of a token. Elsewhere refuses token_missing, token_invalid, token_expired,
 * session_expired, network_refused, in that order.
 */
export async function identify(
  endpoint: Pick<Endpoint, 'access'>,
  gatekeeper: Gatekeeper,
  request: GuardRequest,
): Promise<Actor> {
  if (endpoint.access === 'public') return anonymous;
  return (await gatekeeper.authenticateKey?.(request)) ?? gatekeeper.authenticate(request);
}

/**
 * Refuses an API key key_refused, scope_required; a person verification_required, profile_incomplete, role_required, second_factor_required, pin_required, in that order. A PIN in the body
 * is checked later and stands in for the session's.
 */
export async function admit(
  endpoint: AccessRule,
  gatekeeper: Gatekeeper,
  actor: Actor,
  { now, hasPinInBody = false }: { readonly now: Date; readonly hasPinInBody?: boolean },
): Promise<void> {
  if (actor.kind === 'key') requireScope(endpoint, actor);
  if (actor.kind !== 'person') return;
  if (endpoint.access === 'verified' && !actor.isVerified)
    throw new Refusal(platformRefusals.verification_required);
  if (endpoint.access === 'profiled') {
    const isComplete = actor.pin.isSet && (await gatekeeper.hasCompleteProfile(actor.userId));
    if (!isComplete) throw new Refusal(platformRefusals.profile_incomplete);
  }
  if (endpoint.roles) {
    const isGranted = endpoint.roles.some((role) => actor.roles.includes(role));
    if (!isGranted) throw new Refusal(platformRefusals.role_required);
  }
  await requirePermission(endpoint, gatekeeper, { actor, now });
  const asksForFactor = endpoint.pin === 'fresh' || endpoint.secondFactor === 'where_set_up';
  if (asksForFactor && actor.hasSecondFactor === true && actor.aal !== 'aal2') {
    throw new Refusal(platformRefusals.second_factor_required);
  }
  if (!hasPinInBody && !isPinGoodEnough(endpoint, actor, now))
    throw new Refusal(platformRefusals.pin_required);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The caller as the one who acts for the organisation that the header names; as they are where it names none. Refuses validation_failed where the
 * call is made for nobody else, or by a program, whose key says for whom it is; then as `Gatekeeper.requireActing`.
 */
export async function actFor(
  { access, actsWith }: AccessRule,
  gatekeeper: Gatekeeper,
  actor: Actor,
  named: string | readonly string[] | undefined,
): Promise<Actor> {
  if (named === undefined || access === 'public') return actor;
  if (actor.kind !== 'person' || actsWith === undefined)
    throw validationRefusal([{ field: ACTING_FOR, code: 'not_offered' }]);
  const organisationId = typeof named === 'string' ? named.toLowerCase() : '';
  if (!UUID.test(organisationId)) throw validationRefusal([{ field: ACTING_FOR, code: 'format' }]);
  const acting = { ...actor, actingFor: organisationId };
  await requireActing({ actsWith }, gatekeeper, acting);
  return acting;
}

/** Refuses as `Gatekeeper.requireActing`. `within` the transaction of a call it reads what is true there. */
export async function requireActing(
  { actsWith }: Pick<AccessRule, 'actsWith'>,
  gatekeeper: Gatekeeper,
  actor: Actor,
  within?: Database,
): Promise<void> {
  if (actsWith === undefined || actor.kind !== 'person' || actor.actingFor === undefined) return;
  if (gatekeeper.requireActing === undefined) throw new Refusal(platformRefusals.not_found);
  const { userId, actingFor: organisationId } = actor;
  await gatekeeper.requireActing({ userId, organisationId, right: actsWith, ...(within && { within }) });
}

/** A call that names no scope takes no keys: what a key may do is a list, and everything new is outside of it. */
function requireScope({ scope }: AccessRule, { scopes }: ApiKey): void {
  if (scope === undefined) throw new Refusal(platformRefusals.key_refused);
  if (!scopes.includes(scope)) throw new Refusal(platformRefusals.scope_required, { members: { scope } });
}

/**
 * Whether the person's roles allow a call of staff. Refuses role_required with the roles that would, second_factor_required, in that order.
 * `within` the transaction of a call it reads what is true there.
 */
export async function requirePermission(
  { permission, scopedBy }: AccessRule,
  gatekeeper: Gatekeeper,
  { actor, ...at }: { readonly actor: Actor; readonly now: Date; readonly within?: Database },
): Promise<void> {
  if (permission === undefined || actor.kind !== 'person') return;
  const asked = { person: actor, permission, ...(scopedBy && { scopedBy }), ...at };
  const verdict = await gatekeeper.judge?.(asked);
  if (!verdict?.isGiven)
    throw new Refusal(platformRefusals.role_required, {
      members: {
        permission,
        roles: verdict?.roles.join(' ') ?? '',
        own_roles: verdict?.ownRoles.join(' ') ?? '',
      },
    });
  if (verdict.needsSecondFactor && actor.aal !== 'aal2')
    throw new Refusal(platformRefusals.second_factor_required);
}

/** Whether the session's own PIN state is enough for a call. */
export function isPinGoodEnough(endpoint: Pick<Endpoint, 'pin'>, { pin }: Person, now: Date): boolean {
  if (endpoint.pin === 'none') return true;
  const isOpen = pin.expiresAt !== null && pin.expiresAt > now;
  if (endpoint.pin === 'verified') return isOpen;
  return isOpen && pin.verifiedAt !== null && now.getTime() - pin.verifiedAt.getTime() <= PIN_FRESH_S * 1000;
}
