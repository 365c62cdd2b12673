import { toInstant } from '@egcr/contract/time';
import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';

import type { Comment, SaidComment } from '../contract/index.ts';
import type { CommentParts } from './parts.ts';
import { listReplies, type SaidRow } from './store.ts';

type Names = Pick<CommentParts, 'people'>;
type Written = Pick<SaidRow, 'writer_id' | 'sample_name'>;

/** `Amina O.`: the whole name of a person is nobody's business here. */
function nameOf({ firstName, lastName }: KnownPerson): string {
  const [initial] = lastName;
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
}

/** Names the writers of some comments, in one read. */
export async function writersOf(
  { people }: Names,
  db: Database,
  rows: readonly Written[],
): Promise<(of: Written) => string | null> {
  const ids = [...new Set(rows.flatMap(({ writer_id: id }) => id ?? []))];
  const known = ids.length === 0 ? new Map<string, KnownPerson>() : await people.findByIds(db, ids);
  return ({ writer_id: id, sample_name: sample }) => {
    const person = id === null ? undefined : known.get(id);
    return person === undefined ? sample : nameOf(person);
  };
}

export function saidOf(row: SaidRow, writer: string | null): SaidComment {
  return {
    id: row.id,
    writer,
    text: row.text,
    created_at: toInstant(row.created_at),
    is_sample: row.sample_name !== null,
  };
}

/** Comments with their replies and the names of all writers: two reads, however many there are. */
export async function withReplies(
  parts: Names,
  db: Database,
  rows: readonly SaidRow[],
): Promise<readonly Comment[]> {
  const replies =
    rows.length === 0
      ? []
      : await listReplies(
          db,
          rows.map(({ id }) => id),
        );
  const writerOf = await writersOf(parts, db, [...rows, ...replies]);
  const byParent = Map.groupBy(replies, ({ parent_id: id }) => id);
  return rows.map((row) => ({
    ...saidOf(row, writerOf(row)),
    replies: (byParent.get(row.id) ?? []).map((reply) => saidOf(reply, writerOf(reply))),
  }));
}
