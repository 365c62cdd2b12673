import type { RouteGuard } from '../domain.ts';
import type { Gatekeeper, Services } from '../services.ts';
import { admit, identify } from './guard.ts';
import { factsOf, idleSecondsOf } from './request-facts.ts';

/** The guard of calls, for plain routes whose wire is a standard's. */
export function routeGuard(gatekeeper: Gatekeeper, { clock }: Pick<Services, 'clock'>): RouteGuard {
  return async (request, rule) => {
    const now = clock.now();
    const actor = await identify(rule, gatekeeper, {
      authorization: request.headers.authorization,
      idle_s: idleSecondsOf(request),
      facts: factsOf(request),
      now,
    });
    request.actor = actor;
    await admit(rule, gatekeeper, actor, { now });
    return actor;
  };
}
