import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { keepNoteCall, listNotesCall, removeNoteCall } from '../contract/index.ts';
import { keepNote, type NoteParts } from './keep-note.ts';
import { listNotes } from './list-notes.ts';
import { forgetNotes, removeNote } from './remove-note.ts';
import { textColumn } from './store.ts';

/** Private notes about people. */
export function createNotes(parts: NoteParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'notes',
      calls: [
        handle(listNotesCall, listNotes),
        handle(keepNoteCall, (work, input) => keepNote(parts, work, input)),
        handle(removeNoteCall, removeNote),
      ],
      listeners: forgetNotes,
      sealed: [textColumn],
    },
  };
}
