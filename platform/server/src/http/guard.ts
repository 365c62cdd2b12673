import type { Endpoint } from '@egcr/contract/endpoint';
import { PIN_FRESH_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import { anonymous, type Actor, type Person } from '../actor.ts';
import { Refusal } from '../refusal.ts';
import type { Gatekeeper } from '../services.ts';
import type { RequestFacts } from '../work.ts';

export interface GuardRequest {
  readonly authorization: string | undefined;
  readonly idle_s: number | undefined;
  readonly facts: RequestFacts;
  readonly now: Date;
}

/**
 * Who is calling. A public call takes no notice of a token. Elsewhere refuses token_missing, token_invalid, token_expired,
 * session_expired, in that order.
 */
export async function identify(
  endpoint: Endpoint,
  gatekeeper: Gatekeeper,
  request: GuardRequest,
): Promise<Actor> {
  if (endpoint.access === 'public') return anonymous;
  return gatekeeper.authenticate(request);
}

/** Refuses verification_required, profile_incomplete, role_required, second_factor_required, pin_required, in that order. */
export async function admit(
  endpoint: Endpoint,
  gatekeeper: Gatekeeper,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (actor.kind !== 'person') return;
  if (endpoint.access === 'verified' && !actor.isVerified)
    throw new Refusal(platformRefusals.verification_required);
  if (endpoint.access === 'profiled') {
    const isComplete = actor.pin.isSet && (await gatekeeper.hasCompleteProfile(actor.userId));
    if (!isComplete) throw new Refusal(platformRefusals.profile_incomplete);
  }
  if (endpoint.roles) {
    const granting = endpoint.roles.filter((role) => actor.roles.includes(role));
    if (granting.length === 0) throw new Refusal(platformRefusals.role_required);
    const isStaffOnly = granting.every((role) => gatekeeper.needsSecondFactor?.(role) ?? false);
    if (isStaffOnly && actor.aal !== 'aal2') throw new Refusal(platformRefusals.second_factor_required);
  }
  const asksForFactor = endpoint.pin === 'fresh' || endpoint.secondFactor === 'where_set_up';
  if (asksForFactor && actor.hasSecondFactor === true && actor.aal !== 'aal2') {
    throw new Refusal(platformRefusals.second_factor_required);
  }
  if (!isPinGoodEnough(endpoint, actor, now)) throw new Refusal(platformRefusals.pin_required);
}

function isPinGoodEnough(endpoint: Endpoint, { pin }: Person, now: Date): boolean {
  if (endpoint.pin === 'none') return true;
  const isOpen = pin.expiresAt !== null && pin.expiresAt > now;
  if (endpoint.pin === 'verified') return isOpen;
  return isOpen && pin.verifiedAt !== null && now.getTime() - pin.verifiedAt.getTime() <= PIN_FRESH_S * 1000;
}
