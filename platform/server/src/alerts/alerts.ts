import { textOfSearch, type AlertPace, type KeptSearch } from '@egcr/contract/alerts';
import { platformRefusals, type RefusalKind } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import type { Database } from '../postgres/database.ts';
import { invariant, Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';
import { idOfLink, linkTokenOf, oneClickEnds } from './alert-link.ts';
import { alertStore, type AlertRow, type AlertStore, type AlertTables } from './alert-store.ts';

/** Alerts that one person has. */
export const ALERTS_MAX = 20;
/** An alert looks back so far before it looked last: what was published then may have been committed after. */
const LAG_S = 600;
/** So many in one transaction. */
const ALERTS_AT_ONCE = 100;

/** An alert as its owner reads it. */
export interface ShownAlert<Search> {
  readonly id: string;
  readonly search: Search;
  readonly pace: AlertPace;
  readonly is_on: boolean;
  readonly created_at: string;
  readonly told_at: string | null;
}

interface AlertTerms<Search extends KeptSearch> {
  readonly tables: AlertTables;
  /** `/job-alerts`: where the links of its mails lead. */
  readonly path: string;
  /** What a kept search asks for; what no filter knows any more counts as not chosen. */
  readonly read: (kept: Readonly<Record<string, string>>) => Search;
  readonly refusals: { readonly exists: RefusalKind; readonly tooMany: RefusalKind };
}

/** What is new for a search: nothing older than `since`. */
export interface Looked<Search> {
  readonly search: Search;
  readonly language: string;
  readonly since: Date;
}

interface Telling<Search, Thing extends { readonly id: string }> {
  readonly find: (looked: Looked<Search>) => Promise<readonly Thing[]>;
  readonly tell: (told: {
    readonly userId: string;
    readonly search: Search;
    readonly things: readonly Thing[];
    /** The path of the link that ends the alert. */
    readonly endPath: string;
  }) => Promise<void>;
}

const keptSearch = z.record(z.string(), z.string());

/**
 * Searches that tell people of what is new: at once or once a day, of each thing once, whichever alerts find it. The links in their mails end them
 * without signing in. A domain brings two tables, what is found and what is said.
 */
export function createAlerts<Search extends KeptSearch>(terms: AlertTerms<Search>) {
  const store = alertStore(terms.tables);
  const name = `${terms.tables.schema}.${terms.tables.thing}_alert`;
  const searchOf = ({ search }: AlertRow): Search => terms.read(z.parse(keptSearch, JSON.parse(search)));
  const shown = (row: AlertRow): ShownAlert<Search> => ({
    id: row.id,
    search: searchOf(row),
    pace: row.pace,
    is_on: row.is_on,
    created_at: toInstant(row.created_at),
    told_at: row.told_at && toInstant(row.told_at),
  });
  const own = async (work: Work, id: string): Promise<AlertRow> => {
    const row = await store.lock(work.db, { id, userId: personOf(work).userId });
    if (row === undefined) throw new Refusal(platformRefusals.not_found);
    return row;
  };
  const switched = async (work: Work, token: string, isOn: boolean): Promise<AlertRow | undefined> => {
    const id = idOfLink(work, { name, token });
    const row = id === undefined ? undefined : await store.lock(work.db, { id });
    return row && store.change(work, { row, pace: row.pace, isOn });
  };
  return {
    list: async (work: Work): Promise<{ items: ShownAlert<Search>[] }> => ({
      items: (await store.ofPerson(work.db, personOf(work))).map(shown),
    }),
    /** Refuses `exists`, `tooMany`, in that order. */
    add: async (
      work: Work,
      asked: { readonly search: Search; readonly pace: AlertPace },
    ): Promise<ShownAlert<Search>> => shown(await addAlert({ store, terms }, work, asked)),
    addSample: (work: Work, sample: SampleAlert<Search>): Promise<void> => addSample(store, work, sample),
    /** Refuses not_found. */
    change: async (
      work: Work,
      { id, pace, isOn }: { readonly id: string; readonly pace: AlertPace; readonly isOn: boolean },
    ): Promise<ShownAlert<Search>> =>
      shown(await store.change(work, { row: await own(work, id), pace, isOn })),
    /** Refuses not_found. */
    remove: async (work: Work, id: string): Promise<undefined> => {
      await store.remove(work.db, (await own(work, id)).id);
      return undefined;
    },
    /** By the link of a mail. Refuses not_found, also where the alert was removed. */
    switchByLink: async (
      work: Work,
      { token, isOn }: { readonly token: string; readonly isOn: boolean },
    ): Promise<Pick<ShownAlert<Search>, 'search' | 'pace' | 'is_on'>> => {
      const row = await switched(work, token, isOn);
      if (row === undefined) throw new Refusal(platformRefusals.not_found);
      return { search: searchOf(row), pace: row.pace, is_on: row.is_on };
    },
    routes: oneClickEnds({ path: terms.path, end: (work, token) => switched(work, token, false) }),
    /** Lets the alerts look that are due. Answers whether there may be more. */
    tellDue: async <Thing extends { readonly id: string }>(
      work: Work,
      { find, tell }: Telling<Search, Thing>,
    ): Promise<boolean> => {
      const due = await store.due(work, ALERTS_AT_ONCE);
      for (const row of due) {
        const search = searchOf(row);
        const things = await newThings({ store, find }, work, { row, search });
        const endPath = `${terms.path}/${linkTokenOf(work, { name, id: row.id })}`;
        if (things.length > 0) await tell({ userId: row.user_id, search, things, endPath });
        await store.keepLook(work, { row, hasTold: things.length > 0 });
      }
      return due.length === ALERTS_AT_ONCE;
    },
    forgetTold: (work: Work): Promise<void> => store.forgetTold(work),
    removeAllOf: (db: Database, userId: string): Promise<void> => store.removeAllOf(db, userId),
  };
}

interface SampleAlert<Search> {
  readonly userId: string;
  readonly search: Search;
}

/** An alert of a person of a demonstration. */
async function addSample<Search extends KeptSearch>(
  store: AlertStore,
  work: Work,
  { userId, search }: SampleAlert<Search>,
): Promise<void> {
  const row = { id: work.newId(), user_id: userId, search: textOfSearch(search), language: 'en' };
  await store.insert(work, { ...row, pace: 'daily' });
}

async function addAlert<Search extends KeptSearch>(
  { store, terms }: { readonly store: AlertStore; readonly terms: AlertTerms<Search> },
  work: Work,
  { search: asked, pace }: { readonly search: Search; readonly pace: AlertPace },
): Promise<AlertRow> {
  const { userId } = personOf(work);
  const search = textOfSearch(asked);
  const own = await store.ofPerson(work.db, { userId, isToAdd: true });
  const twin = own.find((row) => row.search === search);
  if (twin) throw new Refusal(terms.refusals.exists, { members: { id: twin.id } });
  if (own.length >= ALERTS_MAX)
    throw new Refusal(terms.refusals.tooMany, { members: { maximum: String(ALERTS_MAX) } });
  const row = await store.insert(work, {
    id: work.effectId,
    user_id: userId,
    search,
    language: work.request.language,
    pace,
  });
  invariant(row !== undefined, 'an alert that was added is there');
  return row;
}

/** What an alert finds of which its person was not told. */
async function newThings<Search extends KeptSearch, Thing extends { readonly id: string }>(
  { store, find }: { readonly store: AlertStore } & Pick<Telling<Search, Thing>, 'find'>,
  work: Work,
  { row, search }: { readonly row: AlertRow; readonly search: Search },
): Promise<readonly Thing[]> {
  // Of a search whose filters are not known any more nothing is left: it would find everything.
  if (Object.keys(search).length === 0) return [];
  const lookedBack = addSeconds(row.looked_at, -LAG_S);
  const found = await find({
    search,
    language: row.language,
    since: lookedBack > row.from_at ? lookedBack : row.from_at,
  });
  const isNew = await store.keepTold(work, { userId: row.user_id, ids: found.map(({ id }) => id) });
  return found.filter(({ id }) => isNew.has(id));
}
