import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { pageQuery } from './asked.ts';
import { competitionOf, formShown } from './competition.ts';
import { countOpportunities, findOpportunity, listOpportunities } from './opportunity-store.ts';
import { siblingId } from './sibling-id.ts';
import { idIn, issuesOf, languageOf, pageOf, paginationOf, refuse, ROOT, send, type Routes } from './wire.ts';

/** How a programme is applied for: one competition each, with one form. */
export function registerCompetitions(app: FastifyInstance, { services }: Routes): void {
  const { db, clock, settings } = services;
  const find = async (id: string | undefined, of: 'competition' | 'form') =>
    id === undefined ? undefined : findOpportunity(db, { id: siblingId(id, of), now: clock.now() });
  app.get(`${ROOT}/competitions/:compId`, async (request, reply) => {
    const row = await find(idIn(request, 'compId'), 'competition');
    if (row === undefined) return refuse(reply, 404, 'There is no such competition.');
    const data = competitionOf({ row, language: languageOf(request), origin: settings.publicUrl });
    return send(reply, { data });
  });
  app.get(`${ROOT}/forms`, async (request, reply) => {
    const asked = z.safeParse(pageQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'The page is not one.', issuesOf(asked.error));
    const page = pageOf(asked.data);
    const now = clock.now();
    const sort = { by: 'lastModifiedAt', order: 'desc' } as const;
    const rows = await listOpportunities(db, { now, sort }, page);
    return send(reply, {
      items: rows.map((row) => formShown({ row, language: languageOf(request), origin: settings.publicUrl })),
      paginationInfo: paginationOf(page, await countOpportunities(db, { now })),
    });
  });
  app.get(`${ROOT}/forms/:formId`, async (request, reply) => {
    const row = await find(idIn(request, 'formId'), 'form');
    if (row === undefined) return refuse(reply, 404, 'There is no such form.');
    const data = formShown({ row, language: languageOf(request), origin: settings.publicUrl });
    return send(reply, { data });
  });
}
