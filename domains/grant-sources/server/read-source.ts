import type { Errand } from '@egcr/server-kit/domain';
import { readOutside } from '@egcr/server-kit/http/post-outside';
import { searchWords } from '@egcr/server-kit/search/words';
import type { Services } from '@egcr/server-kit/services';
import * as z from 'zod/mini';

import type { ImportFailure, UnreadItem } from '../contract/index.ts';
import {
  IMPORT_BYTES_MAX,
  IMPORT_ENTRIES_MAX,
  IMPORT_PAGE_SIZE,
  IMPORT_PAGES_MAX,
  UNREAD_MAX,
} from '../contract/limits.ts';
import { endImport, findImport, hideGone, keepOutside } from './import-store.ts';
import { readItem, readPageOf, type OutsideRead } from './read-page.ts';

/** Nobody says in which language a source writes: its words are cut as those of most scripts are. */
const CUT_AS = ['en', 'zh', 'ja'] as const;

const asked = z.object({ id: z.string() });

/** What came of a reading so far. */
interface Tally {
  readonly counts: { added: number; updated: number; unchanged: number };
  readonly found: Set<string>;
  readonly unread: UnreadItem[];
  unreadCount: number;
  isCut: boolean;
  /** The source said all that it has. */
  isWhole: boolean;
}

/** `grant_sources.read_source`: reads all pages of a source. No transaction is open while it waits for one. */
export const readSource: Errand = async (services, payload) => {
  const { id } = asked.parse(payload);
  const row = await services.unit(({ db }) => findImport(db, id));
  if (row?.state !== 'reading') return;
  const tally: Tally = {
    counts: { added: 0, updated: 0, unchanged: 0 },
    found: new Set(),
    unread: [],
    unreadCount: 0,
    isCut: false,
    isWhole: false,
  };
  const failure = await readPages(services, { sourceId: row.source_id, base: row.url }, tally);
  await services.unit(async (work) => {
    const gone =
      failure === null && tally.isWhole
        ? await hideGone(work.db, { sourceId: row.source_id, found: [...tally.found] })
        : 0;
    const { counts, unread, unreadCount, isCut } = tally;
    await endImport(work, { id, failure, ...counts, gone, isCut, unread, unreadCount });
  });
};

interface Source {
  readonly sourceId: string;
  readonly base: string;
}

/** Null where at least the first page was one. A later page that is none ends the reading, and what was read stays. */
async function readPages(services: Services, source: Source, tally: Tally): Promise<ImportFailure | null> {
  for (let page = 1; page <= IMPORT_PAGES_MAX; page += 1) {
    const read = await onePage(services, source.base, page);
    if ('failure' in read) {
      if (page === 1) return read.failure;
      note(tally, { page, place: null, name: null, why: 'page' });
      return null;
    }
    const fresh = takeItems(read.items, { page, base: source.base, services }, tally);
    // A source that answers the same page for every number has no end.
    if (read.items.length > 0 && fresh === undefined) {
      note(tally, { page, place: null, name: null, why: 'repeated' });
      return null;
    }
    if (fresh !== undefined && fresh.length > 0) await keepAll(services, source, fresh, tally);
    const isLast =
      read.totalPages === undefined ? read.items.length < IMPORT_PAGE_SIZE : page >= read.totalPages;
    if (isLast || read.items.length === 0) {
      tally.isWhole = !tally.isCut;
      return null;
    }
  }
  tally.isCut = true;
  return null;
}

async function onePage(
  { settings }: Pick<Services, 'settings'>,
  base: string,
  page: number,
): Promise<NonNullable<ReturnType<typeof readPageOf>> | { readonly failure: ImportFailure }> {
  const answer = await readOutside({
    url: `${base}/common-grants/opportunities?page=${page}&pageSize=${IMPORT_PAGE_SIZE}`,
    headers: { accept: 'application/json', 'user-agent': 'EGCR grants' },
    allowsLoopback: settings.isTestMode,
    bytesMax: IMPORT_BYTES_MAX,
  });
  if ('failure' in answer) return { failure: answer.failure };
  if (answer.status !== 200) return { failure: 'status' };
  if (answer.isCut) return { failure: 'too_large' };
  return readPageOf(answer.text) ?? { failure: 'no_protocol' };
}

interface Taking {
  readonly page: number;
  readonly base: string;
  readonly services: Pick<Services, 'settings'>;
}

/** The programmes of a page that were not on one before; undefined where every one of them was. */
function takeItems(
  items: readonly unknown[],
  { page, base, services }: Taking,
  tally: Tally,
): readonly OutsideRead[] | undefined {
  const fresh: OutsideRead[] = [];
  const unread: UnreadItem[] = [];
  let known = 0;
  // A source may give more than was asked for; so much more is not read, and it is said.
  const taken = items.slice(0, IMPORT_ENTRIES_MAX);
  if (taken.length < items.length) tally.isCut = true;
  for (const [index, item] of taken.entries()) {
    const at = { page, place: index + 1 };
    const found = readItem(item, at, { base, allowsLoopback: services.settings.isTestMode });
    if ('unread' in found) unread.push(found.unread);
    else if (tally.found.has(found.read.outsideId)) {
      known += 1;
      unread.push({ ...at, name: found.read.title, why: 'duplicate' });
    } else {
      tally.found.add(found.read.outsideId);
      fresh.push(found.read);
    }
  }
  if (known > 0 && known === taken.length) return undefined;
  for (const each of unread) note(tally, each);
  return fresh;
}

function note(tally: Tally, item: UnreadItem): void {
  tally.unreadCount += 1;
  if (tally.unread.length < UNREAD_MAX) tally.unread.push(item);
}

async function keepAll(
  services: Services,
  { sourceId }: Source,
  rows: readonly OutsideRead[],
  tally: Tally,
): Promise<void> {
  await services.unit(async (work) => {
    for (const row of rows) {
      const words = searchWords(
        CUT_AS.flatMap((language) => [
          { text: row.title, language, weight: 'A' } as const,
          { text: row.summary, language, weight: 'B' } as const,
        ]),
      );
      const became = await keepOutside(work, sourceId, { ...row, id: work.newId(), searchWords: words });
      tally.counts[became] += 1;
    }
  });
}
