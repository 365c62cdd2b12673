import { platformRefusals } from '@egcr/contract/refusals';
import type { People } from '@egcr/profile/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { keepNoteCall, Note } from '../contract/index.ts';
import { NOTES_MAX } from '../contract/limits.ts';
import { noteRefusals } from '../contract/refusals.ts';
import { countOthers, lockNotesOf, putNote } from './store.ts';

/** What the use cases need of others. */
export interface NoteParts {
  readonly people: Pick<People, 'findByIds'>;
}

/** Writes a note in place of an earlier one. Refuses not_found (no such person, or oneself) and note_limit_reached, in that order. */
export async function keepNote(
  { people }: NoteParts,
  work: Work,
  { params: { about }, body: { text } }: CallInput<typeof keepNoteCall>,
): Promise<Note> {
  const ownerId = personOf(work).userId;
  const known = about === ownerId ? undefined : (await people.findByIds(work.db, [about])).get(about);
  if (known === undefined) throw new Refusal(platformRefusals.not_found);
  await lockNotesOf(work.db, ownerId);
  if ((await countOthers(work.db, { ownerId, about })) >= NOTES_MAX)
    throw new Refusal(noteRefusals.note_limit_reached);
  await putNote(work, { ownerId, about, text });
  return { about, text, changed_at: work.now.toISOString() };
}
