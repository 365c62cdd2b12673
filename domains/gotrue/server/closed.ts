import type { FastifyInstance } from 'fastify';

import { requireBearer } from './call.ts';
import { GoTrueError, gotrueErrors, invalid, notEnabled, type ErrorKind } from './errors.ts';
import type { Wrap } from './factor-routes.ts';
import { bodies, readBody } from './input.ts';

const closed: readonly (readonly [path: string, kind: ErrorKind])[] = [
  ['/authorize', gotrueErrors.providerDisabled],
  ['/callback', gotrueErrors.callbackBad],
  ['/sso', gotrueErrors.samlDisabled],
  ['/sso/saml/*', gotrueErrors.samlDisabled],
  ['/saml/*', gotrueErrors.samlDisabled],
];

/** Parts of the protocol that this server does not offer say so with its own codes, on which clients decide what to show. */
export function registerClosed(scope: FastifyInstance, answer: Wrap): void {
  for (const [path, kind] of closed) {
    scope.all(path, async () => {
      throw new GoTrueError(kind);
    });
  }
  const refuseLinking = answer(async (call) => {
    await requireBearer(call);
    throw new GoTrueError(gotrueErrors.linkingDisabled);
  });
  scope.get('/user/identities/authorize', refuseLinking);
  scope.delete('/user/identities/:id', refuseLinking);
}

/** Grants of the protocol that lead to no session here. */
export function closedGrant(grant: string | undefined, given: unknown): GoTrueError {
  const body = readBody(bodies.otherGrant, given);
  switch (grant) {
    case 'id_token':
      return body.id_token ? notEnabled(body.provider ?? body.issuer ?? '') : invalid('id_token required');
    case 'web3':
      return new GoTrueError(gotrueErrors.web3Disabled);
    default:
      return new GoTrueError(gotrueErrors.grantUnknown);
  }
}
