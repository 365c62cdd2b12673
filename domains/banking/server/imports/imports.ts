import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { parserAside } from '@egcr/server-kit/aside/parse-aside';
import type { BeforeWork, CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import { OUTSIDE_ACCOUNTS_MAX } from '../../contract/limits.ts';
import {
  importRefusals,
  type importCall,
  type OutsideAccount,
  type outsideAccountsCall,
  type outsideEntriesCall,
  type removeOutsideAccountCall,
} from '../../contract/imports.ts';
import type { parse } from './parse-statement.ts';
import type { ReadFile } from './read-file.ts';
import {
  addEntries,
  entriesOf,
  knownAmong,
  outsideAccountsOf,
  removeOutside,
  takeOutside,
  type OutsideRow,
} from './store.ts';

const SAMPLE = 10;

const readAside = parserAside<typeof parse>(new URL('parse-statement.ts', import.meta.url));

/** Reads the file before the transaction begins. Refuses overloaded and file_too_costly. */
export function readStatement(
  before: BeforeWork,
  { body }: CallInput<typeof importCall>,
): Promise<ReadFile | undefined> {
  return readAside(body.content, personOf(before).userId);
}

/** Takes in a statement of another bank, or shows what it would take in. Refuses import_unreadable, import_too_long, import_limit_reached. */
export async function importStatement(
  work: Work,
  { body }: CallInput<typeof importCall>,
  read: ReadFile | undefined,
): Promise<ReplyOf<typeof importCall>> {
  const { userId } = personOf(work);
  if (!read || (read.entries.length === 0 && read.problems.length === 0))
    throw new Refusal(importRefusals.import_unreadable, { field: 'content' });
  if (read.isTooLong) throw new Refusal(importRefusals.import_too_long, { field: 'content' });
  const saved = await outsideAccountsOf(work, userId);
  const same = saved.find(({ name }) => name === body.name);
  if (!same && saved.length >= OUTSIDE_ACCOUNTS_MAX) throw new Refusal(importRefusals.import_limit_reached);
  const shown = {
    format: read.format,
    problems: read.problems.slice(0, SAMPLE * 10),
    sample: read.entries.slice(0, SAMPLE).map(({ fingerprint: _, ...entry }) => entry),
  };
  if (body.preview) {
    const known = same ? await knownAmong(work, same.id, read.entries) : 0;
    return { ...shown, account: null, added: read.entries.length - known, duplicates: known };
  }
  const id = await takeOutside(work, { id: work.newId(), userId, name: body.name, at: work.now });
  const added = await addEntries(work, id, read.entries);
  const account = (await outsideAccountsOf(work, userId)).find((each) => each.id === id);
  return {
    ...shown,
    account: account ? toAccount(account) : null,
    added,
    duplicates: read.entries.length - added,
  };
}

export async function listOutsideAccounts(work: Work): Promise<ReplyOf<typeof outsideAccountsCall>> {
  return { items: (await outsideAccountsOf(work, personOf(work).userId)).map(toAccount) };
}

/** Newest first. Refuses not_found for another's account. */
export async function listOutsideEntries(
  work: Work,
  { params, query }: CallInput<typeof outsideEntriesCall>,
): Promise<ReplyOf<typeof outsideEntriesCall>> {
  const id = await ownOutside(work, params.id);
  const offset = query.after === undefined ? 0 : Number(query.after);
  if (!Number.isSafeInteger(offset) || offset < 0 || offset > 1e9)
    throw validationRefusal([{ field: 'after', code: 'cursor_unknown' }]);
  const found = await entriesOf(work, id, { offset, limit: query.limit + 1 });
  return {
    items: found.slice(0, query.limit),
    next: found.length > query.limit ? String(offset + query.limit) : null,
  };
}

export async function removeOutsideAccount(
  work: Work,
  { params }: CallInput<typeof removeOutsideAccountCall>,
): Promise<undefined> {
  await removeOutside(work, await ownOutside(work, params.id));
}

async function ownOutside(work: Work, given: string): Promise<string> {
  const id = pathId(given);
  const own = await outsideAccountsOf(work, personOf(work).userId);
  if (!own.some((account) => account.id === id)) throw new Refusal(platformRefusals.not_found);
  return id;
}

function toAccount({ id, name, entries, created_at }: OutsideRow): OutsideAccount {
  return { id, name, entries: Number(entries), created_at: toInstant(created_at) };
}
