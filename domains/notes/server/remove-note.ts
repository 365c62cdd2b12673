import { platformRefusals } from '@egcr/contract/refusals';
import { userDeleted } from '@egcr/identity/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { removeNoteCall } from '../contract/index.ts';
import { deleteNote, deleteNotesOf } from './store.ts';

/** Deletes a note. Refuses not_found. */
export async function removeNote(
  work: Work,
  { params: { about } }: CallInput<typeof removeNoteCall>,
): Promise<undefined> {
  if (!(await deleteNote(work.db, { ownerId: personOf(work).userId, about })))
    throw new Refusal(platformRefusals.not_found);
}

/** What goes with an account: the notes that the person wrote. */
export const forgetNotes = hear(userDeleted, (work, { user_id: ownerId }) => deleteNotesOf(work.db, ownerId));
