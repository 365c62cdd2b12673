import { lazy } from 'react';

/** A route that anybody can try; fetched when it is first shown. */
export const TryRoute = lazy(async () => ({ default: (await import('./try-route/try-route.tsx')).TryRoute }));

/** Why a payment goes over its rail; fetched when it is first shown. */
export const RouteExplanation = lazy(async () => ({
  default: (await import('./route/route-explanation.tsx')).RouteExplanation,
}));
