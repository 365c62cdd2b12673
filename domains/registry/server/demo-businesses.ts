import { nameKey } from '@egcr/contract/name-key';
import { addSeconds } from '@egcr/contract/time';
import { searchWords } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { indexedGrams, registerNumber, rulePackOf, type Activity } from '../contract/index.ts';
import { slugOf } from '../contract/slug.ts';
import { CAPITAL_ASSET } from './owners/enter-shares.ts';

const DAY_S = 86_400;
/** Days between two registrations. */
const APART = 3;
const FIRST_SERIAL = 9_000_000;
const ISSUED = 1000;

const towns: Readonly<Record<string, readonly string[]>> = {
  IT: ['Lecce', 'Savona', 'Trieste'],
  ES: ['Cuenca', 'Gijón', 'Soria'],
  FR: ['Colmar', 'Nîmes', 'Saint-Malo'],
  DE: ['Görlitz', 'Husum', 'Trier'],
  PT: ['Aveiro', 'Évora', 'Guarda'],
  GB: ['Whitby', 'Ludlow', 'Oban'],
  KE: ['Kisumu', 'Nyeri', 'Malindi'],
  NG: ['Enugu', 'Ilorin', 'Jos'],
  GH: ['Kumasi', 'Tamale', 'Cape Coast'],
  JP: ['Matsue', 'Otaru', 'Nara'],
  AE: ['Fujairah', 'Al Ain', 'Ajman'],
  US: ['Duluth', 'Galena', 'Taos'],
};
/** What they do, one section of ISIC each; some twice. */
const trades: readonly (readonly [trade: string, activity: Activity])[] = [
  ['Orchards', 'A'],
  ['Fishery', 'A'],
  ['Quarry', 'B'],
  ['Bakery', 'C'],
  ['Boatyard', 'C'],
  ['Solar Roofs', 'D'],
  ['Water Care', 'E'],
  ['Masonry', 'F'],
  ['Grocers', 'G'],
  ['Haulage', 'H'],
  ['Guest House', 'I'],
  ['Software', 'J'],
  ['Bookkeeping', 'K'],
  ['Homes', 'L'],
  ['Surveyors', 'M'],
  ['Cleaning', 'N'],
  ['Language Courses', 'P'],
  ['Home Nursing', 'Q'],
  ['Puppet Theatre', 'R'],
  ['Bicycle Repairs', 'S'],
];
const people = [
  'Ada',
  'Ben',
  'Cora',
  'Dilan',
  'Efua',
  'Finn',
  'Goran',
  'Hana',
  'Ivo',
  'Jin',
  'Kamala',
  'Luis',
];

/** The same 240 invented businesses at each first start, over twelve countries; all rows of a table at once. */
export async function keepSampleDirectory(work: Work): Promise<void> {
  const all = Object.entries(towns).flatMap(([country, places]) =>
    trades.map(([trade, activity], at) => ({
      country,
      trade,
      activity,
      at,
      town: places[at % places.length] ?? '',
    })),
  );
  const rows = all.map(({ country, trade, activity, at, town }, place) => {
    const [id, name] = [work.newId(), `${town} ${trade}`];
    const number = registerNumber(country, FIRST_SERIAL + at);
    const { types } = rulePackOf(country);
    const person = (step: number) => `${people[(place + step) % people.length]} Sample`;
    return {
      id,
      name,
      number,
      town,
      jurisdiction: country,
      name_key: nameKey(name),
      near_grams: indexedGrams(nameKey(name)),
      slug: slugOf(name, number),
      type: types[at % types.length],
      street: `${at + 1} Example Street`,
      activities: [activity],
      registered_at: addSeconds(work.now, -(all.length - place) * APART * DAY_S).toISOString(),
      search_words: searchWords([
        { text: name, language: 'en', weight: 'A' },
        { text: number, language: 'en', weight: 'A' },
        { text: town, language: 'en', weight: 'B' },
      ]),
      officer_id: work.newId(),
      filing_id: work.newId(),
      director: person(0),
      partner: person(5),
      first_holding: work.newId(),
      second_holding: work.newId(),
      // From all to half of the shares, so that the rules of countries name one owner or two.
      own_shares: ISSUED - (place % 6) * 100,
    };
  });
  await insertAll(work, rows);
}

/** Names and numbers that someone has already are left out, with all that belongs to them. */
async function insertAll({ db, now }: Pick<Work, 'db' | 'now'>, rows: readonly object[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    id uuid, name text, number text, town text, jurisdiction text, name_key text, near_grams text[], slug text, type text, street text,
    activities text[], registered_at timestamptz, search_words text, officer_id uuid, filing_id uuid, director text, partner text,
    first_holding uuid, second_holding uuid, own_shares bigint)`;
  await sql`
    insert into registry.held_name (jurisdiction, name_key, name, near_grams, holder_id, held_at)
    select r.jurisdiction, r.name_key, r.name, r.near_grams, r.id, ${now} from ${given}
    where not exists (select from registry.business b where b.number = r.number)
    on conflict on constraint held_name_key do nothing`.execute(db);
  await sql`
    insert into registry.business
      (id, number, slug, name, type, jurisdiction, status, street, town, postcode, activities, registered_at, is_sample, search_words)
    select r.id, r.number, r.slug, r.name, r.type, r.jurisdiction, 'active', r.street, r.town, '', r.activities, r.registered_at, true,
      r.search_words::tsvector
    from ${given}
    where exists (select from registry.held_name h where h.holder_id = r.id)`.execute(db);
  const entered = sql`${given} where exists (select from registry.business b where b.id = r.id)`;
  await sql`
    insert into registry.officer (id, business_id, role, name, born_month, appointed_at)
    select r.officer_id, r.id, 'director', r.director, '1980-01', r.registered_at from ${entered}`.execute(
    db,
  );
  await sql`
    insert into registry.share_class (business_id, name, issued, nominal_minor, asset)
    select r.id, 'ordinary', ${ISSUED}::bigint, 100, ${CAPITAL_ASSET} from ${entered}`.execute(db);
  await sql`
    insert into registry.holding (id, business_id, class_name, name, shares, born_month)
    select r.first_holding, r.id, 'ordinary', r.director, r.own_shares, '1980-01' from ${entered}
    union all
    select r.second_holding, r.id, 'ordinary', r.partner, ${ISSUED}::bigint - r.own_shares, '1975-09'
    from ${entered} and r.own_shares < ${ISSUED}::bigint`.execute(db);
  await sql`
    insert into registry.filing (id, business_id, kind, made_at)
    select r.filing_id, r.id, 'registered', r.registered_at from ${entered}`.execute(db);
}
