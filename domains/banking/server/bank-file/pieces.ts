import type { AfterStep } from '@egcr/server-kit/give-way';

import type { BankEntry, EntryPart } from './camt-entry.ts';
import type { BankMessage } from './read-camt.ts';

/** A part of what was read: a message begins, the last message goes on with an entry, the last entry with payments. */
type Fragment =
  | { readonly message: BankMessage }
  | { readonly entry: BankEntry }
  | { readonly parts: readonly EntryPart[] };

/** So much of a file that copying it takes about a millisecond. */
export type BankFilePiece = readonly Fragment[];

/** Fragments of a piece, and payments of a fragment. */
const FRAGMENTS_MAX = 50;
const PARTS_MAX = 50;

/** Cuts messages into pieces that a process can hand to another one by one. */
export function* cutIntoPieces(messages: readonly BankMessage[]): Generator<BankFilePiece, void> {
  let piece: Fragment[] = [];
  for (const fragment of fragmentsOf(messages)) {
    piece.push(fragment);
    if (piece.length < FRAGMENTS_MAX && !('parts' in fragment)) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function* fragmentsOf(messages: readonly BankMessage[]): Generator<Fragment, void> {
  for (const { entries, ...message } of messages) {
    yield { message: { ...message, entries: [] } };
    for (const { parts, ...entry } of entries) {
      yield { entry: { ...entry, parts: parts.slice(0, 1) } };
      for (let at = 1; at < parts.length; at += PARTS_MAX) yield { parts: parts.slice(at, at + PARTS_MAX) };
    }
  }
}

/** Puts the pieces of a file together again. */
export async function joinPieces(
  pieces: readonly BankFilePiece[],
  afterStep: AfterStep,
): Promise<readonly BankMessage[]> {
  const messages: (BankMessage & { readonly entries: BankEntry[] })[] = [];
  let parts: EntryPart[] = [];
  for (const fragment of pieces.flat()) {
    if ('message' in fragment) messages.push({ ...fragment.message, entries: [] });
    else if ('entry' in fragment) {
      parts = [...fragment.entry.parts];
      messages.at(-1)?.entries.push({ ...fragment.entry, parts });
    } else parts.push(...fragment.parts);
    await afterStep();
  }
  return messages;
}
