import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { csvRow, csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import { readSearch } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';

import type {
  BusinessProfile,
  listDirectoryCall,
  ListedBusiness,
  readProfileCall,
} from '../../contract/index.ts';
import { shownStanding, type ShownStanding } from '../businesses/shown-standing.ts';
import { takesMessages } from '../enquiries/profile-store.ts';
import type { RegistryParts } from '../parts.ts';
import { newestCode } from '../certificate/certificate-store.ts';
import {
  capitalOf,
  filingsOf,
  findBusiness,
  formerOfficersOf,
  listBusinessRows,
  officersOf,
  type BusinessRow,
} from './directory-store.ts';

/** GET /directory/businesses. */
export async function listDirectory(
  work: Work,
  { query }: CallInput<typeof listDirectoryCall>,
): Promise<ReplyOf<typeof listDirectoryCall>> {
  const { words, activity, jurisdiction, sample, level } = query;
  const tsquery = words === undefined ? undefined : readSearch(words, 'en')?.tsquery;
  const { rows, next } = await pageById(query, (asked) =>
    listBusinessRows(work.db, {
      ...asked,
      tsquery,
      activity,
      jurisdiction,
      hidesSamples: sample === 'hidden',
      level: Number(level ?? 0),
      today: work.now.toISOString().slice(0, 10),
    }),
  );
  return { next, items: rows.map((row) => ({ ...listedOf(row), level: row.level })) };
}

export function listedOf(row: BusinessRow): ListedBusiness {
  const { slug, number, name, type, jurisdiction, town, activities, status } = row;
  return {
    slug,
    number,
    name,
    type,
    jurisdiction,
    town,
    activities,
    status,
    registered_at: toInstant(row.registered_at),
    is_sample: row.is_sample,
  };
}

/** Refuses not_found. */
export async function readProfile(
  { acting }: Pick<RegistryParts, 'acting'>,
  { db, now }: Work,
  { params }: CallInput<typeof readProfileCall>,
): Promise<BusinessProfile> {
  const row = await findBusiness(db, { slug: params.slug });
  const found = await findProfile(db, { slug: params.slug, now });
  if (row === undefined || found === undefined) throw new Refusal(platformRefusals.not_found);
  return { ...found, takes_messages: await takesMessages({ acting }, db, row) };
}

/** A profile as the register alone makes it. */
export type EnteredProfile = Omit<BusinessProfile, 'takes_messages'>;

/** What everyone may know of the business with this slug. */
export async function findProfile(
  db: Database,
  { slug, now }: { readonly slug: string; readonly now: Date },
): Promise<EnteredProfile | undefined> {
  const found = await findBusiness(db, { slug });
  if (found === undefined) return undefined;
  return { ...(await profileOf(db, found)), ...(await shownStanding({ db, now }, found.id)) };
}

/** What everyone may know of a business. */
async function profileOf(
  db: Database,
  found: BusinessRow,
): Promise<Omit<EnteredProfile, keyof ShownStanding>> {
  const [officers, former, capital, filings, certificate] = [
    await officersOf(db, found.id),
    await formerOfficersOf(db, found.id),
    await capitalOf(db, found.id),
    await filingsOf(db, found.id),
    await newestCode(db, found.id),
  ];
  return {
    ...listedOf(found),
    street: found.street,
    postcode: found.postcode,
    officers: officers.map((each) => ({ ...each, appointed_at: toInstant(each.appointed_at) })),
    capital: { value: capital?.value ?? '0', assetCode: capital?.asset ?? 'USD', assetScale: 2 },
    former_officers: former.map((each) => ({
      ...each,
      appointed_at: toInstant(each.appointed_at),
      resigned_at: toInstant(each.resigned_at),
    })),
    filings: filings.map(({ kind, change_kind: change, made_at: madeAt }) => ({
      kind,
      change,
      made_at: toInstant(madeAt),
    })),
    certificate,
  };
}

const COLUMNS = [
  'number',
  'name',
  'type',
  'jurisdiction',
  'town',
  'activities_isic4',
  'status',
  'registered_on',
  'is_sample',
];
const BATCH = 500;

/** The register as open data. */
export async function exportDirectory(): Promise<FileReply> {
  return new FileReply({
    name: 'egcr-businesses.csv',
    mediaType: 'text/csv',
    content: (db) => directoryRows(db),
  });
}

async function* directoryRows(db: Database): AsyncGenerator<string> {
  yield csvRow(COLUMNS);
  const all = {
    tsquery: undefined,
    activity: undefined,
    jurisdiction: undefined,
    hidesSamples: false,
    level: 0,
    today: '1970-01-01',
  };
  let after: string | undefined;
  for (;;) {
    const rows = await listBusinessRows(db, { ...all, after, limit: BATCH });
    for (const row of rows)
      yield csvRow([
        row.number,
        csvTyped(row.name),
        row.type,
        row.jurisdiction,
        csvTyped(row.town),
        row.activities.join(' '),
        row.status,
        row.registered_at.toISOString().slice(0, 10),
        String(row.is_sample),
      ]);
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}
