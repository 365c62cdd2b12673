import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { programmeWords } from '../programme-words.ts';
import { pageQuery } from './asked.ts';
import { awardSearchBody, readAwardFilters, readAwardSort, type AwardSort } from './asked-others.ts';
import { findAward, pageOfAwards, type AwardShownRow } from './award-store.ts';
import {
  dayOf,
  moneyOf,
  idIn,
  issuesOf,
  languageOf,
  pageOf,
  paginationOf,
  refuse,
  ROOT,
  send,
  type Routes,
} from './wire.ts';

const PATH = `${ROOT}/awards`;
const LATEST = { by: 'lastModifiedAt', order: 'desc' } as const satisfies AwardSort;

const kinds = {
  person: 'a person',
  business: 'a business',
  government: 'a government body',
  ngo: 'an NGO or institution',
} as const;

/** What grants and funds gave. Recipients are named by kind and country alone. */
export function registerAwards(app: FastifyInstance, { services }: Routes): void {
  const { db, settings } = services;
  const shown = (rows: readonly AwardShownRow[], language: string) =>
    rows.map((row) => awardOf({ row, language, origin: settings.publicUrl }));
  app.get(PATH, async (request, reply) => {
    const asked = z.safeParse(pageQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'The page is not one.', issuesOf(asked.error));
    const page = pageOf(asked.data);
    const { rows, total } = await pageOfAwards(db, { filters: {}, sort: LATEST }, page);
    return send(reply, {
      items: shown(rows, languageOf(request)),
      paginationInfo: paginationOf(page, total),
    });
  });
  app.post(`${PATH}/search`, async (request, reply) => {
    const asked = z.safeParse(awardSearchBody, request.body ?? {});
    if (!asked.success) return refuse(reply, 400, 'The search is not one.', issuesOf(asked.error));
    const { filters, applied, errors } = readAwardFilters(asked.data.filters);
    const { sort, errors: sortErrors } = readAwardSort(asked.data.sorting);
    // Awards have no words of their own: nobody but the programme is named.
    const said = asked.data.search === undefined ? errors : [...errors, 'search was not applied.'];
    const page = pageOf(asked.data.pagination ?? {});
    const { rows, total } = await pageOfAwards(db, { filters, sort }, page);
    return send(reply, {
      items: shown(rows, languageOf(request)),
      paginationInfo: paginationOf(page, total),
      sortInfo: {
        sortBy: sort.by,
        sortOrder: sort.order,
        ...(sortErrors.length > 0 && { errors: sortErrors }),
      },
      filterInfo: { filters: applied, ...(said.length > 0 && { errors: said }) },
    });
  });
  app.get(`${PATH}/:awdId`, async (request, reply) => {
    const id = idIn(request, 'awdId');
    const row = id === undefined ? undefined : await findAward(db, id);
    if (row === undefined) return refuse(reply, 404, 'There is no such award.');
    return send(reply, { data: shown([row], languageOf(request))[0] });
  });
}

interface Shown {
  readonly row: AwardShownRow;
  readonly language: string;
  readonly origin: string;
}

function awardOf({ row, language, origin }: Shown) {
  const { title, summary } = programmeWords(row, language);
  const where = row.country === null ? '' : ` (${row.country})`;
  const sample = row.is_sample ? ' Invented for a demonstration.' : '';
  return {
    id: row.id,
    title,
    description: `${summary} Recipient: ${kinds[row.applicant_kind]}${where}.${sample}`,
    status: { value: row.status },
    funding: { awardedAmount: moneyOf(row, row.amount_minor), disbursedAmount: moneyOf(row, row.paid_minor) },
    keyDates: { awardDate: dayOf('Awarded', row.awarded_at) },
    opportunity: { id: row.programme_id, title },
    source: `${origin}/awards`,
    createdAt: row.awarded_at.toISOString(),
    lastModifiedAt: row.changed_at.toISOString(),
  };
}
