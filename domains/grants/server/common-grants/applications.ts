import type { Actor } from '@egcr/server-kit/actor';
import { Refusal } from '@egcr/server-kit/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { listApplicationsCall } from '../../contract/index.ts';
import { applicationOf, responseOf, sentAs } from './application.ts';
import {
  findSent,
  organisationsSentFor,
  pageOfSent,
  type Reader,
  type SentApplicationRow,
} from './application-store.ts';
import { applicationSearchBody, readApplicationFilters, readApplicationSort } from './asked-others.ts';
import { siblingId } from './sibling-id.ts';
import { idIn, issuesOf, languageOf, pageOf, paginationOf, refuse, ROOT, send, type Routes } from './wire.ts';
import { readDraftOf, registerWriting } from './write-application.ts';

const PATH = `${ROOT}/applications`;
const NONE = 'There is no such application.';

/** The caller's own applications: by a session whose PIN is open, or by a key with the scope. Those of others do not exist. */
export function registerApplications(app: FastifyInstance, routes: Routes): void {
  const { services, parts } = routes;
  const { db } = services;
  /** Sends the refusal of the guard in the protocol's words; who asks otherwise. */
  const caller = async (request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> => {
    try {
      return await routes.guard(request, listApplicationsCall);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { kind } = error;
      refuse(reply, kind.status, kind.meaning, [{ code: kind.code }]);
      return undefined;
    }
  };
  const sentBy = async (actor: Actor, id: string | undefined) => {
    const row = id === undefined ? undefined : await findSent(db, id);
    if (row === undefined || !(await mayRead(routes, actor, row))) return undefined;
    return sentAs(row, await parts.cases.given({ db, cipher: services.cipher }, row.case_id));
  };
  app.post(`${PATH}/search`, async (request, reply) => {
    const actor = await caller(request, reply);
    if (actor === undefined) return reply;
    const asked = z.safeParse(applicationSearchBody, request.body ?? {});
    if (!asked.success) return refuse(reply, 400, 'The search is not one.', issuesOf(asked.error));
    const filters = readApplicationFilters(asked.data.filters);
    const { sort, errors } = readApplicationSort(asked.data.sorting);
    const page = pageOf(asked.data.pagination ?? {});
    const reader = await readerOf(routes, actor);
    const { rows, total } = await pageOfSent(db, { reader, filters, sort }, page);
    const items = [];
    for (const row of rows) {
      const answers = await parts.cases.given({ db, cipher: services.cipher }, row.case_id);
      items.push(applicationOf(sentAs(row, answers), languageOf(request)));
    }
    return send(reply, {
      items,
      paginationInfo: paginationOf(page, total),
      sortInfo: { sortBy: sort.by, sortOrder: sort.order, ...(errors.length > 0 && { errors }) },
      filterInfo: { filters: asked.data.filters ?? {} },
    });
  });
  app.get(`${PATH}/:appId`, async (request, reply) => {
    const actor = await caller(request, reply);
    if (actor === undefined) return reply;
    const id = idIn(request, 'appId');
    const found = (await sentBy(actor, id)) ?? (await readDraftOf(app, routes, { request, actor, id }));
    if (found === undefined) return refuse(reply, 404, NONE);
    return send(reply, { data: applicationOf(found, languageOf(request)) });
  });
  app.get(`${PATH}/:appId/forms/:formId`, async (request, reply) => {
    const actor = await caller(request, reply);
    if (actor === undefined) return reply;
    const id = idIn(request, 'appId');
    const found = (await sentBy(actor, id)) ?? (await readDraftOf(app, routes, { request, actor, id }));
    if (found === undefined || siblingId(found.programmeId, 'form') !== idIn(request, 'formId'))
      return refuse(reply, 404, NONE);
    return send(reply, { data: responseOf(found) });
  });
  registerWriting(app, routes, { caller, sentBy });
}

const ownerIn = (actor: Actor): string | undefined => {
  if (actor.kind === 'key') return actor.ownerId;
  return actor.kind === 'person' ? actor.userId : undefined;
};
const isTestKey = (actor: Actor): boolean => actor.kind === 'key' && !actor.isLive;

async function readerOf({ parts, services }: Routes, actor: Actor): Promise<Reader> {
  const userId = ownerIn(actor) ?? '';
  const organisationIds = [];
  for (const id of await organisationsSentFor(services.db, userId))
    if (await parts.acting.memberOf(services.db, userId, id)) organisationIds.push(id);
  return { userId, organisationIds, onlySamples: isTestKey(actor) };
}

async function mayRead({ parts, services }: Routes, actor: Actor, row: SentApplicationRow): Promise<boolean> {
  const userId = ownerIn(actor);
  if (userId === undefined || (isTestKey(actor) && !row.is_sample)) return false;
  if (row.organisation_id === null) return row.user_id === userId;
  return (await parts.acting.memberOf(services.db, userId, row.organisation_id)) !== undefined;
}
