import type { FastifyInstance } from 'fastify';

import { protocolRoutes } from '../contract/protocol-routes.ts';

/** Lets a scope mount the routes that the contract declares, and no other: a new one has its access written down first. */
export function requireDeclared(scope: FastifyInstance): void {
  const declared = new Set(protocolRoutes.map(({ method, path }) => `${method} ${path}`));
  scope.addHook('onRoute', ({ method, routePath }) => {
    const methods = [method].flat();
    // Mounted for every method at once, such as what is not offered.
    if (methods.includes('GET') && methods.includes('DELETE')) {
      if (!declared.has(`* ${routePath}`)) throw new Error(`* ${routePath} is in no list of who may call it`);
      return;
    }
    for (const each of methods) {
      // Answers to the questions of browsers and the look without content go with their route.
      const known = each === 'HEAD' ? `GET ${routePath}` : `${each} ${routePath}`;
      if (each !== 'OPTIONS' && !declared.has(known)) {
        throw new Error(`${known} is in no list of who may call it`);
      }
    }
  });
}
