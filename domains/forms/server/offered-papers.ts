import type { DocumentsDoor } from '@egcr/documents/server';
import type { ActingDoor } from '@egcr/organisations/server';
import { personOf, type Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Answers, FormDefinition } from '../contract/index.ts';
import { papersIn } from '../contract/papers.ts';
import type { DraftRecord } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface OfferedPaper {
  readonly documentId: string;
  readonly ownerId: string;
}

/** The ids of papers among the answers of a draft. */
function namedIn(form: Pick<FormDefinition, 'layout'>, answers: Answers): readonly string[] {
  return papersIn(form, answers)
    .flatMap(({ ids }) => ids)
    .filter((id) => UUID.test(id));
}

/**
 * Notes which papers of a draft of an organisation the caller has put into it: their own alone. A paper that is taken out is offered no more, so that
 * no colleague puts it back.
 */
export async function noteOffered(
  papers: Pick<DocumentsDoor, 'ownAmong'>,
  work: Work,
  {
    draft,
    form,
    answers,
  }: { readonly draft: DraftRecord; readonly form: FormDefinition; readonly answers: Answers },
): Promise<void> {
  if (draft.organisation_id === null) return;
  const named = namedIn(form, answers);
  await sql`
    delete from forms.offered_paper
    where draft_id = ${draft.id} and document_id <> all (${[...named]}::uuid[])`.execute(work.db);
  const own = await papers.ownAmong(work, named);
  if (own.length === 0) return;
  await sql`
    insert into forms.offered_paper (draft_id, document_id, owner_id, offered_at)
    select ${draft.id}::uuid, document_id, ${personOf(work).userId}::uuid, ${work.now}::timestamptz
    from unnest(${[...own]}::uuid[]) as named (document_id)
    on conflict (draft_id, document_id) do nothing`.execute(work.db);
}

/** What colleagues have put into a draft themselves, of those who are members still. */
export async function offeredIn(
  acting: Pick<ActingDoor, 'membersWith'>,
  { db }: Pick<Work, 'db'>,
  draft: DraftRecord,
): Promise<readonly OfferedPaper[]> {
  if (draft.organisation_id === null) return [];
  const { rows } = await sql<{ document_id: string; owner_id: string }>`
    select document_id, owner_id from forms.offered_paper where draft_id = ${draft.id}`.execute(db);
  if (rows.length === 0) return [];
  const members = new Set(await acting.membersWith(db, draft.organisation_id, 'view'));
  return rows
    .filter(({ owner_id: ownerId }) => members.has(ownerId))
    .map(({ document_id: documentId, owner_id: ownerId }) => ({ documentId, ownerId }));
}
