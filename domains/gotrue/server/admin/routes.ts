import { factorsOf, findFactor, findUser, listAudit, listUsers, passkeysOf } from '@egcr/identity/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { inUnit, type Call } from '../call.ts';
import { describeFactor, userDocument } from '../documents.ts';
import { noRouteError } from '../error-reply.ts';
import { GoTrueError, gotrueErrors } from '../errors.ts';
import { idOf, type Wrap } from '../factor-routes.ts';
import { removeFactor } from '../factors.ts';
import { readId } from '../input.ts';
import { describePasskey, takePasskeyAway } from '../passkeys.ts';
import { pagingHeaders, readPaging } from './input.ts';
import { generateLink, invite } from './links.ts';
import { requireService } from './require-service.ts';
import { changeUserById, createUser, readUserById, removeUserById } from './users.ts';

interface Wiring {
  readonly answer: Wrap;
  readonly callOf: (request: FastifyRequest) => Call;
}

/** The admin API, for bearers of a service key and nobody else. */
export function registerAdmin(scope: FastifyInstance, { answer, callOf }: Wiring): void {
  const served = (serve: (call: Call, request: FastifyRequest) => Promise<object>) =>
    answer(async (call, request) => {
      await requireService(call);
      return serve(call, request);
    });
  scope.get('/admin/users', (request, reply) => sendUsers(callOf(request), request, reply));
  scope.get('/admin/audit', (request, reply) => sendAudit(callOf(request), request, reply));
  scope.post(
    '/admin/users',
    served((call, { body }) => createUser(call, body)),
  );
  scope.get(
    '/admin/users/:id',
    served((call, request) => readUserById(call, idOf(request))),
  );
  scope.put(
    '/admin/users/:id',
    served((call, request) => changeUserById(call, idOf(request), request.body)),
  );
  scope.delete(
    '/admin/users/:id',
    served((call, request) => removeUserById(call, idOf(request), request.body)),
  );
  scope.post(
    '/admin/generate_link',
    served((call, { body }) => generateLink(call, body)),
  );
  scope.post(
    '/invite',
    served((call, { body }) => invite(call, body)),
  );
  registerOwned(scope, served);
  scope.all(
    '/admin/*',
    served(async (_call, request) => {
      throw noRouteError(request);
    }),
  );
}

const owned = z.object({ id: z.string(), owned: z.string() });

/** Factors and passkeys of a person who has lost them. */
function registerOwned(scope: FastifyInstance, served: Wrap): void {
  scope.get(
    '/admin/users/:id/factors',
    served(async (call, request) => {
      const userId = await knownUser(call, idOf(request));
      return (await factorsOf(call.services.db, userId)).map(describeFactor);
    }),
  );
  scope.delete(
    '/admin/users/:id/factors/:owned',
    served(async (call, request) => {
      const ids = owned.parse(request.params);
      const userId = await knownUser(call, ids.id);
      return inUnit(call, async (work) => {
        const factor = await findFactor(work.db, {
          id: readId(ids.owned, gotrueErrors.factorUnknown),
          userId,
        });
        if (!factor) throw new GoTrueError(gotrueErrors.factorUnknown);
        await removeFactor(work, { factor });
        return describeFactor(factor);
      });
    }),
  );
  scope.get(
    '/admin/users/:id/passkeys',
    served(async (call, request) => {
      const userId = await knownUser(call, idOf(request));
      return (await passkeysOf(call.services.db, userId)).map(describePasskey);
    }),
  );
  scope.delete(
    '/admin/users/:id/passkeys/:owned',
    served(async (call, request) => {
      const ids = owned.parse(request.params);
      const userId = await knownUser(call, ids.id);
      const id = readId(ids.owned, gotrueErrors.passkeyUnknown);
      if (!(await inUnit(call, (work) => takePasskeyAway(work, { id, userId })))) {
        throw new GoTrueError(gotrueErrors.passkeyUnknown);
      }
      return {};
    }),
  );
}

async function knownUser(call: Call, id: string): Promise<string> {
  const user = await findUser(call.services.db, readId(id, gotrueErrors.userUnknown));
  if (!user) throw new GoTrueError(gotrueErrors.userUnknown);
  return user.id;
}

async function sendUsers(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await requireService(call);
  const paging = readPaging(request.query);
  const { users, total } = await listUsers(call.services.db, paging);
  const documents = [];
  for (const user of users) documents.push(await userDocument(call.services.db, user));
  return reply
    .headers({ ...pagingHeaders('/admin/users', { ...paging, total }), 'cache-control': 'no-store' })
    .send({ users: documents, aud: 'authenticated' });
}

/** GET /admin/audit: what happened, the latest first. */
async function sendAudit(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await requireService(call);
  const paging = readPaging(request.query);
  const { events, total } = await listAudit(call.services.db, paging);
  const entries = events.map((event) => ({
    id: event.id,
    payload: {
      action: event.action,
      actor_id: event.user_id,
      session_id: event.session_id,
      traits: event.details,
      timestamp: event.happened_at,
    },
    created_at: event.happened_at,
    ip_address: event.ip,
  }));
  return reply
    .headers({ ...pagingHeaders('/admin/audit', { ...paging, total }), 'cache-control': 'no-store' })
    .send(entries);
}
