import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { isSafeText } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { NOTE_TEXT_MAX_LENGTH } from './limits.ts';
import { noteRefusals } from './refusals.ts';

export const noteText = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((text) => Array.from(text).length <= NOTE_TEXT_MAX_LENGTH, 'note_too_long'),
  z.refine(isSafeText, 'note_characters'),
);

const note = named(
  'PrivateNote',
  z.object({
    /** The user id of the person it is about. */
    about: uuid,
    text: z.string(),
    changed_at: instant,
  }),
);
export type Note = z.infer<typeof note>;

const common = { access: 'profiled', pin: 'verified' } as const;
const byPerson = z.object({ about: uuid });

export const listNotesCall = endpoint({
  ...common,
  name: 'notes.list_notes',
  summary: 'Your private notes about people. All at once: there are never many.',
  method: 'GET',
  path: '/api/v1/notes',
  reply: z.object({ items: z.array(note) }),
  refusals: [],
  rate: 'read',
});

export const keepNoteCall = endpoint({
  ...common,
  name: 'notes.keep_note',
  summary: 'Writes your private note about a person, in place of an earlier one.',
  method: 'PUT',
  path: '/api/v1/notes/:about',
  params: byPerson,
  body: z.strictObject({ text: noteText }),
  reply: note,
  refusals: [platformRefusals.not_found, noteRefusals.note_limit_reached],
  rate: 'write',
});

export const removeNoteCall = endpoint({
  ...common,
  name: 'notes.remove_note',
  summary: 'Deletes your private note about a person.',
  method: 'DELETE',
  path: '/api/v1/notes/:about',
  params: byPerson,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});
