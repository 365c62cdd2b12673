import { personOf, type Work } from '@egcr/server-kit/work';

import type { Note } from '../contract/index.ts';
import { notesOf } from './store.ts';

/** All notes of the person who asks, the latest first. */
export async function listNotes(work: Work): Promise<{ items: Note[] }> {
  return { items: [...(await notesOf(work, personOf(work).userId))] };
}
