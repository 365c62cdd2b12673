import { platformRefusals } from '@egcr/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal } from '../refusal.ts';
import { DOORS } from './local-doors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods in which something is served at this path; empty where nothing is. */
    methodsAt(path: string): readonly string[];
  }
}

interface Served {
  readonly method: string;
  readonly parts: readonly string[];
}

/**
 * Notes every route, so that an address asked with the wrong method is told from one that is not there. Left out are routes for whatever
 * follows, which are at no address of their own, questions of browsers, and the doors that do not exist for strangers.
 */
export function noteMethods(app: FastifyInstance): void {
  const served: Served[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*') || DOORS.test(url)) return;
    const methods = [method].flat().filter((each) => each !== 'OPTIONS');
    served.push(...methods.map((each) => ({ method: each, parts: partsOf(url) })));
  });
  app.decorate('methodsAt', (path) => {
    const asked = partsOf(path);
    return [...new Set(served.filter(({ parts }) => isAt(parts, asked)).map(({ method }) => method))];
  });
}

/** A slash at the end changes nothing, as for the router. */
function partsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/');
}

function isAt(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at]))
  );
}

/** What an address takes that was asked with a method it does not take; undefined where nothing is there in any method. */
export function otherMethods({ server, method, url }: FastifyRequest): string | undefined {
  const methods = server.methodsAt(url.split('?', 1)[0] ?? '/');
  return methods.length === 0 || methods.includes(method) ? undefined : methods.toSorted().join(', ');
}

/** The "no" to a request that no route takes: 405 with what the address takes, or 404. */
export function noRouteRefusal(request: FastifyRequest): Refusal {
  const allow = otherMethods(request);
  return allow === undefined
    ? new Refusal(platformRefusals.not_found)
    : new Refusal(platformRefusals.method_not_allowed, { headers: { allow } });
}
