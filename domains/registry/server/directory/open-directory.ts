import type { Database } from '@egcr/server-kit/database';

import { publicProfileOf } from '../enquiries/profile-store.ts';
import { findBusiness, pageOfBusinesses, type BusinessRow } from './directory-store.ts';

/** A business as everyone may know it. */
interface OpenBusiness {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly slug: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly country: string;
  readonly isSample: boolean;
}

/** The public directory, for protocols of other domains that ask by page numbers. */
export const openDirectory = {
  list: async (
    db: Database,
    page: { readonly number?: string | undefined; readonly limit: number; readonly offset: number },
  ): Promise<{ readonly items: readonly OpenBusiness[]; readonly total: number }> => {
    const { items, total } = await pageOfBusinesses(db, page);
    return { items: items.map(openOf), total };
  },
  /** Whose jobs and grants the profile with this slug lists; undefined where there is none, or nobody acts for it. */
  listing: async (
    db: Database,
    slug: string,
  ): Promise<{ readonly organisationId: string; readonly showsGrants: boolean } | undefined> => {
    const found = await findBusiness(db, { slug });
    if (found === undefined || found.organisation_id === null) return undefined;
    const { shows_grants: showsGrants } = await publicProfileOf(db, found.id);
    return { organisationId: found.organisation_id, showsGrants };
  },
  find: async (db: Database, id: string): Promise<OpenBusiness | undefined> => {
    const row = await findBusiness(db, { id });
    return row && openOf(row);
  },
};

function openOf({
  id,
  name,
  number,
  slug,
  street,
  town,
  postcode,
  jurisdiction,
  is_sample: isSample,
}: BusinessRow): OpenBusiness {
  return { id, name, number, slug, street, town, postcode, country: jurisdiction, isSample };
}
