import * as z from 'zod/mini';

import { authState } from '../session-state.ts';
import { readStored, writeStored } from '../stored.ts';
import { UNSENT_KEY } from './kept-key.ts';

const shape = z.object({ owner: z.string(), changes: z.unknown() });

const slotOf = (name: string) => `${UNSENT_KEY}${name}`;

function owner(): string | undefined {
  return authState().user?.id;
}

/** What this person changed and could not send; nothing, and nothing is left, where it was another person. */
export function readUnsent<Changes>(name: string, schema: z.ZodMiniType<Changes>): Changes | undefined {
  const text = readStored(slotOf(name));
  if (text === null) return undefined;
  try {
    const found = z.safeParse(shape, JSON.parse(text)).data;
    if (found !== undefined && found.owner === owner()) return z.safeParse(schema, found.changes).data;
  } catch {
    // What cannot be read is no one's.
  }
  writeUnsent(name, undefined);
  return undefined;
}

/** The names, with this beginning, under which this person keeps something. What another person keeps stays theirs. */
export function unsentNames(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(slotOf(beginning)) && isOwn(readStored(key)))
      .map((key) => key.slice(UNSENT_KEY.length))
      .toSorted();
  } catch {
    // A storage that refuses keeps nothing.
    return [];
  }
}

function isOwn(text: string | null): boolean {
  try {
    return z.safeParse(shape, JSON.parse(text ?? '')).data?.owner === owner();
  } catch {
    return false;
  }
}

/** Keeps changes for this person until they were sent; undefined once they were. A visitor keeps nothing. */
export function writeUnsent(name: string, changes: object | undefined): void {
  const who = owner();
  const isKept = changes !== undefined && who !== undefined;
  writeStored(slotOf(name), isKept ? JSON.stringify({ owner: who, changes }) : null);
}
