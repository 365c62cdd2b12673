import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { ApiKeyShown, keysCall, keysFileCall, revokeKeyCall } from '../contract/index.ts';
import { findKey, listKeys, revokeKeyRow, type KeysAsked } from './key-store.ts';
import { showKey } from './shown.ts';

type Asked = CallInput<typeof keysFileCall>['query'];

function askedBy(work: Work, { state, mode, words }: Asked): Omit<KeysAsked, 'after' | 'limit'> {
  return { ownerId: principalOf(work), state, isLive: mode && mode === 'live', words, now: work.now };
}

/** A person's keys, newest first. */
export async function listOwnKeys(
  work: Work,
  { query }: CallInput<typeof keysCall>,
): Promise<ReplyOf<typeof keysCall>> {
  const asked = askedBy(work, query);
  const { rows, next } = await pageById(query, (page) => listKeys(work.db, { ...asked, ...page }));
  return { items: rows.map((row) => showKey(row, work.now)), next };
}

const HEAD = [
  'created_at',
  'name',
  'mode',
  'state',
  'hint',
  'scopes',
  'networks',
  'last_used_at',
  'expires_at',
  'revoked_at',
];

/** The same as a file of values. */
export async function exportKeys(work: Work, { query }: CallInput<typeof keysFileCall>): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'api-keys',
    now: work.now,
    head: HEAD,
    list: (db, page) => listKeys(db, { ...asked, ...page }),
    values: (_db, rows) => rows.map((row) => cellsOf(showKey(row, work.now))),
  });
}

function cellsOf(key: ApiKeyShown): string[] {
  return [
    key.created_at,
    csvTyped(key.name),
    key.mode,
    key.state,
    key.hint,
    key.scopes.join(' '),
    key.networks.join(' '),
    key.last_used_at ?? '',
    key.expires_at ?? '',
    key.revoked_at ?? '',
  ];
}

/** Ends a key. The next call with it is refused. Refuses not_found to everybody but its owner. */
export async function revokeKey(
  work: Work,
  { params }: CallInput<typeof revokeKeyCall>,
): Promise<ApiKeyShown> {
  const id = pathId(params.id);
  if ((await findKey(work.db, id))?.owner_id !== principalOf(work))
    throw new Refusal(platformRefusals.not_found);
  const row = await revokeKeyRow(work.db, id, work.now);
  invariant(row !== undefined, 'the key that was read is gone');
  return showKey(row, work.now);
}
