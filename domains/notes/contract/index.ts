export { keepNoteCall, listNotesCall, noteText, removeNoteCall, type Note } from './endpoints.ts';
