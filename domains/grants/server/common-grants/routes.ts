import { GRANT_ASSET } from '../../contract/index.ts';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { factsOf, preferredLanguage } from '@egcr/server-kit/http/request-facts';
import { networkOf } from '@egcr/server-kit/network';
import { readSearch } from '@egcr/server-kit/search/words';
import type { Services } from '@egcr/server-kit/services';
import { createThrottle } from '@egcr/server-kit/throttle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { uuid } from '@egcr/contract/ids';

import type { GrantParts } from '../parts.ts';
import { PAGE_SIZE_MAX, pageQuery, readFilters, readSort, searchBody } from './asked.ts';
import { opportunityOf } from './opportunity.ts';
import standard from './standard.0.4.0.json' with { type: 'json' };
import {
  countOpportunities,
  findOpportunity,
  listOpportunities,
  type OpportunityRow,
} from './opportunity-store.ts';

const PATH = '/common-grants/opportunities';
/** The protocol lets nothing else stand under its own path. */
const DOCUMENT_PATH = '/api/common-grants.json';

type Parts = Pick<GrantParts, 'money'>;
type Needed = Pick<Services, 'db' | 'pool' | 'clock' | 'settings' | 'log'>;

/**
 * The two operations of CommonGrants 0.4.0 that are required, and its search: what is open, for any program that speaks the protocol. Wire, pages and
 * errors are the protocol's.
 */
export function registerCommonGrants(parts: Parts, app: FastifyInstance, services: Needed): void {
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
    if (status >= 500) services.log.error({ err: error }, 'common_grants_failed');
    return refuse(reply, status, status >= 500 ? 'Something went wrong.' : 'The request could not be read.');
  });
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
    const asked = z.safeParse(z.object({ oppId: uuid }), request.params);
    const now = services.clock.now();
    const row = asked.success && (await findOpportunity(services.db, { id: asked.data.oppId, now }));
    if (!row) return refuse(reply, 404, 'There is no such opportunity.');
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
  readonly page: { readonly page: number; readonly pageSize: number };
  readonly words?: string | undefined;
  readonly filters?: ReturnType<typeof readFilters>['filters'];
  readonly sort?: ReturnType<typeof readSort>['sort'];
}

async function search(
  parts: Parts,
  services: Needed,
  { request, page, words = '', filters, sort = { by: 'lastModifiedAt', order: 'desc' } }: Searched,
) {
  const { db, clock } = services;
  const asked = { now: clock.now(), query: readSearch(words, languageOf(request)), filters };
  const rows = await listOpportunities(db, { ...asked, sort }, page);
  const totalItems = await countOpportunities(db, asked);
  return {
    items: await shown(parts, services, { request, rows }),
    paginationInfo: { ...page, totalItems, totalPages: Math.ceil(totalItems / page.pageSize) },
  };
}

async function shown(
  { money }: Parts,
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
      leftMinor: books.get(row.id)?.find(({ asset }) => asset === GRANT_ASSET)?.budgetMinor ?? 0n,
    }),
  );
}

const languageOf = ({ headers }: FastifyRequest): Language => preferredLanguage(headers['accept-language']);

/** A page is never larger than this, whatever is asked: the answer says how large it is. */
function pageOf({ page = 1, pageSize = PAGE_SIZE_MAX }: z.output<typeof pageQuery>) {
  return { page, pageSize: Math.min(pageSize, PAGE_SIZE_MAX) };
}

function send(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ status: 200, message: 'Success', ...answer });
}

function refuse(
  reply: FastifyReply,
  status: number,
  message: string,
  errors: readonly object[] = [],
): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ status, message, errors });
}

function issuesOf({ issues }: z.core.$ZodError): readonly object[] {
  return issues.map(({ path, code }) => ({ field: path.join('.'), code }));
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
