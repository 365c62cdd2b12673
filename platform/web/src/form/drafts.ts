import * as z from 'zod/mini';

import { authState } from '../session-state.ts';
import { readStored, writeStored } from '../stored.ts';
import { DRAFT_KEY } from './kept-key.ts';

const tab = () => sessionStorage;
const slotOf = (name: string) => `${DRAFT_KEY}${name}`;
const shape = z.object({
  owner: z.string(),
  texts: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
/** What was typed, and which boxes were ticked. */
export type Texts = Readonly<Record<string, string | boolean>>;

function owner(): string {
  return authState().user?.id ?? '';
}

/** What this person, or this visitor, typed in this form; nothing where it was another. */
export function readDraft(name: string, keeps: readonly string[]): Texts {
  const text = readStored(slotOf(name), tab);
  if (text === null) return {};
  try {
    const found = z.safeParse(shape, JSON.parse(text)).data;
    return found?.owner === owner() ? pick(found.texts, keeps) : {};
  } catch {
    return {};
  }
}

/** A form that says no more than at the beginning leaves nothing behind. */
export function writeDraft(name: string, texts: Texts, begun: Readonly<Record<string, unknown>>): void {
  const isChanged = Object.entries(texts).some(([field, text]) => text !== (begun[field] ?? ''));
  writeStored(slotOf(name), isChanged ? JSON.stringify({ owner: owner(), texts }) : null, tab);
}

export function forgetDraft(name: string): void {
  writeStored(slotOf(name), null, tab);
}

export function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Texts {
  const texts: Record<string, string | boolean> = {};
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'boolean') texts[name] = value;
  }
  return texts;
}
