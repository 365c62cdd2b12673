import type { GrantParts } from '../parts.ts';

/** A directory with one business. */
export const listedBusiness = {
  id: '0190aaaa-0000-7000-8000-00000000000a',
  name: 'Ferri Olive Press',
  number: 'JVRIT1234567X',
  slug: 'ferri-olive-press',
  street: 'Via Roma 1',
  town: 'Lecce',
  postcode: '73100',
  country: 'IT',
  isSample: false,
};
/** The directory of the bank of grants. */
export const oneDirectory: GrantParts['directory'] = {
  list: async (_db, { number, limit, offset }) => {
    const items = [listedBusiness].filter((each) => number === undefined || each.number === number);
    return { items: items.slice(offset, offset + limit), total: items.length };
  },
  // Where the slug is an organisation's id, that organisation lists its grants.
  listing: async (_db, slug) =>
    slug.startsWith('hidden-')
      ? { organisationId: slug.slice('hidden-'.length), showsGrants: false }
      : { organisationId: slug, showsGrants: true },
  find: async (_db, id) => (id === listedBusiness.id ? listedBusiness : undefined),
};
