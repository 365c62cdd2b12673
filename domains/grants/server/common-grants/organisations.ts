import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { ListedOrganisation } from '../parts.ts';
import { organisationQuery } from './asked.ts';
import { idIn, issuesOf, pageOf, paginationOf, refuse, ROOT, send, type Routes } from './wire.ts';

const PATH = `${ROOT}/orgs`;
/** Of the numbers that this register gives. */
const REGISTRY = 'org:egcr:number';

/** The businesses of the public directory. What only their teams know stands nowhere here. */
export function registerOrganisations(app: FastifyInstance, { parts, services }: Routes): void {
  const { db, settings } = services;
  app.get(PATH, async (request, reply) => {
    const asked = z.safeParse(organisationQuery, request.query);
    if (!asked.success) return refuse(reply, 400, 'The page is not one.', issuesOf(asked.error));
    const page = pageOf(asked.data);
    const { registry, id: number } = asked.data;
    // Numbers of other registers are not kept.
    const isOther = registry !== undefined && registry !== REGISTRY;
    const { items, total } = isOther
      ? { items: [], total: 0 }
      : await parts.directory.list(db, {
          number,
          limit: page.pageSize,
          offset: (page.page - 1) * page.pageSize,
        });
    return send(reply, {
      items: items.map((each) => organisationOf(each, settings.publicUrl)),
      paginationInfo: paginationOf(page, total),
    });
  });
  app.get(`${PATH}/:orgId`, async (request, reply) => {
    const id = idIn(request, 'orgId');
    const found = id === undefined ? undefined : await parts.directory.find(db, id);
    if (found === undefined) return refuse(reply, 404, 'There is no such organisation.');
    return send(reply, { data: organisationOf(found, settings.publicUrl) });
  });
}

function organisationOf(found: ListedOrganisation, origin: string) {
  const { id, name, number, slug, street, town, postcode, country, isSample } = found;
  return {
    id,
    name,
    identifiers: { otherIds: { [REGISTRY]: { registry: { code: REGISTRY }, id: number } } },
    addresses: {
      // The register keeps no state or province.
      primary: { street1: street, city: town, stateOrProvince: '', country, postalCode: postcode },
    },
    socials: { website: `${origin}/business/directory/${encodeURIComponent(slug)}` },
    customFields: { isSample: { name: 'isSample', fieldType: 'boolean', value: isSample } },
  };
}
