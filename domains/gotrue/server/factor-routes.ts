import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { Call } from './call.ts';
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from './factors.ts';
import {
  addRegistration,
  listPasskeys,
  namePasskey,
  offerAuthentication,
  offerRegistration,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts';
import {
  generateRecoveryCodes,
  readRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { requireCaptcha } from './require-captcha.ts';

/** Serves one call of the protocol as JSON. */
export type Wrap = (
  serve: (call: Call, request: FastifyRequest) => Promise<object>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Second factors: authenticator apps and recovery codes. */
export function registerFactors(scope: FastifyInstance, answer: Wrap): void {
  const codes = '/factors/recovery-codes';
  scope.get(codes, answer(readRecoveryCodes));
  scope.post(
    codes,
    answer((call, { body }) => generateRecoveryCodes(call, body)),
  );
  scope.delete(codes, answer(removeRecoveryCodes));
  scope.post(`${codes}/regenerate`, answer(regenerateRecoveryCodes));
  scope.post(
    `${codes}/verify`,
    answer((call, { body }) => verifyRecoveryCode(call, body)),
  );
  scope.post(
    '/factors',
    answer((call, { body }) => enrollFactor(call, body)),
  );
  scope.post(
    '/factors/:id/challenge',
    answer((call, request) => challengeFactor(call, idOf(request))),
  );
  scope.post(
    '/factors/:id/verify',
    answer((call, request) => verifyFactor(call, idOf(request), request.body)),
  );
  scope.delete(
    '/factors/:id',
    answer((call, request) => unenrollFactor(call, idOf(request))),
  );
}

/** Passkeys: adding them, signing in by them, the list. */
export function registerPasskeys(
  scope: FastifyInstance,
  { answer, callOf }: { readonly answer: Wrap; readonly callOf: (request: FastifyRequest) => Call },
): void {
  scope.post('/passkeys/registration/options', answer(offerRegistration));
  scope.post(
    '/passkeys/registration/verify',
    answer((call, { body }) => addRegistration(call, body)),
  );
  scope.post(
    '/passkeys/authentication/options',
    answer(async (call, { body }) => {
      await requireCaptcha(call, body, 'signin');
      return offerAuthentication(call);
    }),
  );
  scope.post(
    '/passkeys/authentication/verify',
    answer((call, { body }) => signInByPasskey(call, body)),
  );
  scope.get('/passkeys', answer(listPasskeys));
  scope.patch(
    '/passkeys/:id',
    answer((call, request) => namePasskey(call, idOf(request), request.body)),
  );
  scope.delete('/passkeys/:id', async (request, reply) => {
    await removePasskey(callOf(request), idOf(request));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

const named = z.object({ id: z.string() });

/** The `:id` of an address. */
export function idOf(request: FastifyRequest): string {
  return named.parse(request.params).id;
}
