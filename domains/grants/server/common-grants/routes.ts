import { otherMethods } from '@egcr/server-kit/http/allowed-methods';
import { factsOf } from '@egcr/server-kit/http/request-facts';
import type { RouteGuard } from '@egcr/server-kit/domain';
import { networkOf } from '@egcr/server-kit/network';
import { readSearch } from '@egcr/server-kit/search/words';
import { createThrottle } from '@egcr/server-kit/throttle';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { termsFor } from '../../contract/index.ts';
import { registerApplications } from './applications.ts';
import { pageQuery, readFilters, readSort, searchBody } from './asked.ts';
import { registerAwards } from './awards.ts';
import { registerCompetitions } from './competitions.ts';
import { opportunityOf } from './opportunity.ts';
import {
  countOpportunities,
  findOpportunity,
  listOpportunities,
  type OpportunityRow,
} from './opportunity-store.ts';
import { registerOrganisations } from './organisations.ts';
import standard from './standard.0.4.0.json' with { type: 'json' };
import {
  idIn,
  issuesOf,
  languageOf,
  pageOf,
  paginationOf,
  refuse,
  ROOT,
  send,
  type Needed,
  type NumberedPage,
  type Routes,
} from './wire.ts';

const PATH = `${ROOT}/opportunities`;
/** The protocol lets nothing else stand under its own path. */
const DOCUMENT_PATH = '/api/common-grants.json';

/**
 * CommonGrants 0.4.0: what is open and how it is applied for, what was given, the public directory, and a caller's own applications, for any
 * program that speaks the protocol. Wire, pages and errors are the protocol's.
 */
export function registerCommonGrants(
  parts: Routes['parts'],
  app: FastifyInstance,
  { services, guard }: { readonly services: Needed; readonly guard: RouteGuard },
): void {
  limit(app, services);
  const text = JSON.stringify({ ...standard, servers: [{ url: services.settings.publicUrl }] });
  app.get(DOCUMENT_PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status >= 500) services.log.error({ error }, 'common_grants_failed');
    return refuse(reply, status, status >= 500 ? 'Something went wrong.' : 'The request could not be read.');
  });
  const routes = { parts, services, guard };
  registerOpportunities(app, routes);
  registerCompetitions(app, routes);
  registerAwards(app, routes);
  registerOrganisations(app, routes);
  registerApplications(app, routes);
  // A program at a wrong address, or with a wrong method, reads the protocol's error: not the page for people, and not the API's.
  for (const url of [ROOT, `${ROOT}/*`])
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (request, reply) => {
        const allow = otherMethods(request);
        if (allow === undefined) return refuse(reply, 404, 'There is nothing at this address.');
        return refuse(reply.header('allow', allow), 405, 'This address does not take that method.');
      },
    });
}

function registerOpportunities(app: FastifyInstance, { parts, services }: Routes): void {
  app.get(PATH, async (request, reply) => {
    const asked = z.safeParse(pageQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'The page is not one.', issuesOf(asked.error));
    const page = pageOf(asked.data);
    const found = await search(parts, services, { request, page });
    return send(reply, { items: found.items, paginationInfo: found.paginationInfo });
  });
  app.post(`${PATH}/search`, async (request, reply) => {
    const asked = z.safeParse(searchBody, request.body ?? {});
    if (!asked.success) return refuse(reply, 400, 'The search is not one.', issuesOf(asked.error));
    const { filters, applied, errors } = readFilters(asked.data.filters);
    const sorting = readSort(asked.data.sorting);
    const found = await search(parts, services, {
      request,
      page: pageOf(asked.data.pagination ?? {}),
      words: asked.data.search,
      filters,
      sort: sorting.sort,
    });
    return send(reply, {
      ...found,
      sortInfo: {
        sortBy: sorting.sort.by,
        sortOrder: sorting.sort.order,
        ...(sorting.errors.length > 0 && { errors: sorting.errors }),
      },
      filterInfo: { filters: applied, ...(errors.length > 0 && { errors }) },
    });
  });
  app.get(`${PATH}/:oppId`, async (request, reply) => {
    const id = idIn(request, 'oppId');
    const now = services.clock.now();
    const row = id === undefined ? undefined : await findOpportunity(services.db, { id, now });
    if (row === undefined) return refuse(reply, 404, 'There is no such opportunity.');
    const [data] = await shown(parts, services, { request, rows: [row] });
    return send(reply, { data });
  });
}

/** Other programs ask without an account: each network may ask so often, beside what its people ask of the API. */
function limit(app: FastifyInstance, services: Needed): void {
  const throttle = createThrottle(services);
  app.addHook('onRequest', async (request, reply) => {
    const caller = `common-grants:${networkOf(factsOf(request).ip)}`;
    const verdict = await throttle(caller, 'write', services.clock.now());
    if (verdict.allowed) return undefined;
    return refuse(
      reply.header('retry-after', String(verdict.retryAfter_s)),
      429,
      'Too many requests. Try again later.',
    );
  });
}

interface Searched {
  readonly request: FastifyRequest;
  readonly page: NumberedPage;
  readonly words?: string | undefined;
  readonly filters?: ReturnType<typeof readFilters>['filters'];
  readonly sort?: ReturnType<typeof readSort>['sort'];
}

async function search(
  parts: Pick<Routes['parts'], 'money'>,
  services: Needed,
  { request, page, words = '', filters, sort = { by: 'lastModifiedAt', order: 'desc' } }: Searched,
) {
  const { db, clock } = services;
  const asked = { now: clock.now(), query: readSearch(words, languageOf(request)), filters };
  const rows = await listOpportunities(db, { ...asked, sort }, page);
  const totalItems = await countOpportunities(db, asked);
  return {
    items: await shown(parts, services, { request, rows }),
    paginationInfo: paginationOf(page, totalItems),
  };
}

async function shown(
  { money }: Pick<Routes['parts'], 'money'>,
  { db, settings }: Needed,
  { request, rows }: { readonly request: FastifyRequest; readonly rows: readonly OpportunityRow[] },
) {
  const books = await money.books(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    opportunityOf({
      row,
      language: languageOf(request),
      origin: settings.publicUrl,
      leftMinor: books.get(row.id)?.find(({ asset }) => asset === termsFor(row).asset)?.budgetMinor ?? 0n,
    }),
  );
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
