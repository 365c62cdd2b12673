/** What follows from a call's declaration; the documents print it and the guard acts on it. */
import type { AccessLevel, Endpoint, PinNeed } from '@egcr/contract/endpoint';
import { rateLimits } from '@egcr/contract/limits';
import { platformRefusals as no, type RefusalKind } from '@egcr/contract/refusals';

import type { ServerDomain } from '../domain.ts';

/** All calls of the domains by path, then method. */
export function callsOf(domains: readonly ServerDomain[]): Endpoint[] {
  const calls = domains.flatMap((domain) => domain.calls ?? []).map((call) => call.endpoint);
  const keyOf = ({ path, method }: Endpoint) => `${path} ${method}`;
  return calls.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
}

/** The domain in a call's name, `wallet` of `wallet.send_money`. */
export function domainOf({ name }: Endpoint): string {
  return name.split('.')[0] ?? name;
}

/** Every "no" a call may give, each once: the platform's in the order of its checks, then its own, then the platform's troubles. */
export function refusalsOf(call: Endpoint): readonly RefusalKind[] {
  const hasInput = Boolean(call.params ?? call.query ?? call.body);
  const kinds = [
    no.malformed_request,
    ...(call.body ? [no.too_large, no.unsupported_media_type] : []),
    no.rate_limited,
    ...(call.access === 'public'
      ? []
      : [
          no.token_missing,
          no.token_invalid,
          no.token_expired,
          no.session_expired,
          no.network_refused,
          call.scope === undefined ? no.key_refused : no.scope_required,
        ]),
    ...(call.access === 'verified' ? [no.verification_required] : []),
    ...(call.access === 'profiled' ? [no.profile_incomplete] : []),
    ...((call.roles ?? call.permission) ? [no.role_required, no.second_factor_required] : []),
    ...(call.pin === 'none' ? [] : [no.pin_required]),
    ...(call.actsWith ? [no.not_found, no.role_required] : []),
    ...(call.idempotency ? [no.idempotency_key_required] : []),
    ...(hasInput ? [no.validation_failed] : []),
    ...(call.idempotency ? [no.idempotency_mismatch, no.in_progress, no.already_done] : []),
    ...call.refusals,
    no.internal,
    no.overloaded,
  ];
  return [...new Map(kinds.map((kind) => [kind.code, kind])).values()];
}

/** The status of the answer that is not a refusal. */
export function statusOf({ status, reply, file }: Endpoint): number {
  return status ?? ((reply ?? file) ? 200 : 204);
}

const ACCESS: Readonly<Record<AccessLevel, string>> = {
  public: 'Anyone',
  signed_in: 'Signed in',
  verified: 'Signed in, e-mail or phone verified',
  profiled: 'Signed in, profile complete',
};

const PIN: Readonly<Record<PinNeed, string>> = {
  none: 'Not needed',
  verified: 'Verified in the last five minutes of activity',
  fresh: 'Verified in the last two minutes',
};

/** The roles that open a call: named by the call itself, or those to which the domain of roles gives its permission. */
export function rolesOf(
  { roles, permission }: Endpoint,
  domains: readonly ServerDomain[],
): readonly string[] | undefined {
  if (permission === undefined) return roles;
  return domains.flatMap(({ rolesWith }) => rolesWith?.(permission) ?? []);
}

export function whoMayCall(call: Endpoint, domains: readonly ServerDomain[]): string {
  const { access, permission } = call;
  const roles = rolesOf(call, domains);
  if (permission !== undefined)
    return `${ACCESS[access]}, with ${permission}: ${roles?.join(', ') ?? 'nobody'}`;
  return roles ? `${ACCESS[access]}, as ${roles.join(' or ')}` : ACCESS[access];
}

export function pinNeedOf({ pin }: Endpoint): string {
  return PIN[pin];
}

export function rateOf({ rate }: Endpoint): string {
  const { requests, window_s } = rateLimits[rate];
  return `${requests} in ${window_s} s`;
}
