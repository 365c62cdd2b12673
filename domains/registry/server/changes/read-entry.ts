import type { CallInput } from '@egcr/server-kit/domain';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { BareEntry, ConsentWay, RegisterEntry } from '../../contract/changes/entry-shapes.ts';
import { forbids, type readEntryCall } from '../../contract/index.ts';
import { ownBusiness } from '../businesses/show-businesses.ts';
import type { BusinessRow } from '../directory/directory-store.ts';
import { holdingsOf } from '../owners/owners-store.ts';
import type { RegistryParts } from '../parts.ts';
import { directorsOf, numbersOf, openChangeOf, versionOf } from './change-store.ts';
import { consenterOf } from './who-consents.ts';

/** GET /businesses/:id/entry. Refuses not_found. */
export async function readEntry(
  parts: Pick<RegistryParts, 'acting' | 'organisations' | 'treasury' | 'people'>,
  work: Work,
  { params }: CallInput<typeof readEntryCall>,
): Promise<RegisterEntry> {
  const { found, rights } = await ownBusiness(parts, work, { id: params.id, right: 'view' });
  const isOwner = rights.includes('edit') && rights.includes('pay');
  const entry = await entryOf(work.db, found);
  const ways = new Map<string, ConsentWay>();
  for (const row of await holdingsOf(work.db, [found.id]))
    ways.set(row.id, (await consenterOf(parts, work, row)).way);
  return {
    ...entry,
    holdings: entry.holdings.map((each) => ({ ...each, consent: ways.get(each.id) ?? 'paper' })),
    open_case: await openChangeOf(work.db, found.id),
    may_file: isOwner && !forbids(found.status, 'change'),
  };
}

/** The parts of an entry that filings change, as they stand. */
export async function entryOf(db: Database, found: BusinessRow): Promise<BareEntry> {
  const holdings = await holdingsOf(db, [found.id]);
  const numbers = await numbersOf(
    db,
    holdings.flatMap(({ holder_business_id: id }) => id ?? []),
  );
  const directors = await directorsOf(db, found.id);
  return {
    id: found.id,
    name: found.name,
    number: found.number,
    jurisdiction: found.jurisdiction,
    version: await versionOf(db, found.id),
    street: found.street,
    town: found.town,
    postcode: found.postcode,
    directors: directors.map(({ id, name, born_month }) => ({ id, name, born_month })),
    holdings: holdings.map((each) => ({
      id: each.id,
      class_name: each.class_name,
      kind: each.holder_kind,
      name: each.name,
      born_month: each.born_month,
      number: numbers.get(each.holder_business_id ?? '') ?? null,
      shares: each.shares.toString(),
    })),
  };
}
