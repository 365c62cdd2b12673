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
const BUSINESSES = 240;

/** Each country with the town of its businesses. */
const towns =
  `IT Lecce, ES Cuenca, FR Colmar, DE Husum, PT Aveiro, GB Ludlow, IE Sligo, NL Hoorn, BE Dinant, AT Steyr, CH Glarus,
  DK Ribe, SE Kalmar, NO Molde, FI Porvoo, EE Tartu, LT Trakai, PL Toruń, CZ Telč, HU Eger, SI Piran, HR Šibenik, RO Sibiu, GR Nafplio,
  EG Aswan, MA Essaouira, TN Sousse, SN Thiès, CI Bouaké, GH Tamale, NG Ilorin, KE Kisumu, UG Jinja, TZ Tanga, ET Gondar, ZM Mongu,
  NA Outjo, ZA Knysna, AE Ajman, JO Madaba, OM Nizwa, IN Mysuru, NP Pokhara, LK Galle, TH Nan, VN Huế, PH Iloilo, JP Otaru, KR Gunsan,
  AU Ballarat, NZ Nelson, US Duluth, CA Perth, MX Oaxaca, CR Cartago, CO Popayán, PE Arequipa, CL Valdivia, AR Salta, BR Paraty`
    .split(/,\s+/)
    .map((each) => each.split(' '));
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
const people =
  `Ada Ben Cora Dilan Efua Finn Goran Hana Ivo Jin Kamala Luis Mara Noor Otto Pia Quinn Rosa Sami Tala Uma Vito Wanja Xenia Yusuf Zora
  Amir Bea Chidi Dora Emil Fatou Gita Hugo Ines Jonas Kofi Lena Malik Nadia Oskar Paolo Rana Sven Tomas Ulla Vera Wen Yara Zeki Anouk
  Bao Celia Dario Elif Farid Greta Hiro Iris Juma`.split(/\s+/);
/** Of a business at that place; its people follow each other in the list. */
const personAt = (place: number, step: number) => {
  const at = (place * 7 + step) % people.length;
  return { name: `${people[at]} Sample`, born: `${1945 + at}-0${1 + (at % 9)}` };
};
/** Of each twenty businesses three hold each other in a loop; the fourth is held by the fifth, and that by the sixth: so many places on. */
const heldBy = [1, 1, -2, 1, 1];
const ROUND = 20;

/** The same 240 invented businesses at each first start, over sixty countries; all rows of a table at once. */
export async function keepSampleDirectory(work: Work): Promise<void> {
  const all = Array.from({ length: BUSINESSES }, (_none, place) => entryAt(work, place));
  const parts = all.map(({ id }, place) => {
    const step = heldBy[place % ROUND];
    const holder = step === undefined ? undefined : all[place + step];
    const persons = Array.from({ length: holder ? 2 : 4 }, (_none, at) => personAt(place, at));
    const holders = holder ? [{ name: holder.name, holder: holder.id }, ...persons] : persons;
    // From two fifths to nearly all are of the first, so that the rules of countries name one owner or more.
    const part = holder ? 200 : 40 * (1 + (place % 5));
    const first = ISSUED - part * (holders.length - 1);
    return {
      id,
      filing_id: work.newId(),
      officers: ['director', 'director', 'secretary']
        .slice(0, 2 + (place % 2))
        .map((role, at) => ({ ...personAt(place, at), id: work.newId(), role })),
      holdings: holders.map((of, at) => ({ ...of, id: work.newId(), shares: at === 0 ? first : part })),
    };
  });
  await insertAll(work, all, parts);
}

function entryAt(work: Pick<Work, 'newId' | 'now'>, place: number) {
  const [country = '', town = ''] = towns[place % towns.length] ?? [];
  const round = Math.floor(place / towns.length);
  const at = (place + 5 * round) % trades.length;
  const [trade, activity] = trades[at] ?? [];
  const [name, number] = [`${town} ${trade}`, registerNumber(country, FIRST_SERIAL + round)];
  const { types } = rulePackOf(country);
  return {
    id: work.newId(),
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
    registered_at: addSeconds(work.now, -(BUSINESSES - place) * APART * DAY_S).toISOString(),
    // The name says the town.
    search_words: searchWords([
      { text: name, language: 'en', weight: 'A' },
      { text: number, language: 'en', weight: 'A' },
    ]),
  };
}

/** Names and numbers that someone has already are left out, with all that belongs to them; what they were to hold is held by a business outside of the register. */
async function insertAll(
  { db, now }: Work,
  rows: readonly object[],
  parts: readonly object[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    id uuid, name text, number text, town text, jurisdiction text, name_key text, near_grams text[], slug text, type text, street text,
    activities text[], registered_at timestamptz, search_words text)`;
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
  const entered = sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as r(id uuid, filing_id uuid, officers jsonb, holdings jsonb)
    join registry.business b on b.id = r.id`;
  await sql`
    insert into registry.officer (id, business_id, role, name, born_month, appointed_at)
    select o.id, b.id, o.role, o.name, o.born, b.registered_at from ${entered},
      jsonb_to_recordset(r.officers) as o(id uuid, role text, name text, born text)`.execute(db);
  await sql`
    insert into registry.share_class (business_id, name, issued, nominal_minor, asset)
    select b.id, 'ordinary', ${ISSUED}::bigint, 100, ${CAPITAL_ASSET} from ${entered}`.execute(db);
  await sql`
    insert into registry.holding (id, business_id, class_name, name, shares, born_month, holder_kind, holder_business_id)
    select h.id, b.id, 'ordinary', h.name, h.shares, h.born, case when h.born is null then 'business' else 'person' end, holder.id
    from ${entered}, jsonb_to_recordset(r.holdings) as h(id uuid, name text, shares bigint, born text, holder uuid)
    left join registry.business holder on holder.id = h.holder`.execute(db);
  await sql`
    insert into registry.filing (id, business_id, kind, made_at)
    select r.filing_id, b.id, 'registered', b.registered_at from ${entered}`.execute(db);
}
