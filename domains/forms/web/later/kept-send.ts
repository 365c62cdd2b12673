import { UNSENT_KEY } from '@egcr/web-kit/form/kept-key';
import { readUnsent, unsentNames, writeUnsent } from '@egcr/web-kit/form/unsent';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import type { Answers } from '../../contract/index.ts';
import { sha256Of } from './answers-hash.ts';

const BEGINNING = 'send.';
const KEPT_MS = 90 * 86_400_000;

const member = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What the server said to it, as it came. */
const refusal = z.object({
  code: z.string(),
  status: z.number(),
  errors: z.array(
    z.object({
      field: z.string(),
      code: z.string(),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
  members: z.record(z.string(), member),
});

/** The call that sends a form from wherever the person is. */
const keptCall = z.object({
  path: z.string().check(z.regex(/^\/api\/v1\/[\w/:-]+$/)),
  params: z.record(z.string(), z.string()),
  /** What goes into the body beside the draft. */
  more: z.record(z.string(), z.string()),
});
export type KeptCall = z.output<typeof keptCall>;

const shape = z.object({
  draft_id: z.string(),
  /** Of the answers for which Send was pressed: other ones are not sent. */
  sha256: z.string(),
  title: z.string(),
  /** Of the page with all answers. */
  href: z.string().check(z.regex(/^\/(?!\/)/)),
  /** Absent: it is sent from its own page alone, because that costs money. */
  call: z.optional(keptCall),
  /** Idempotency-Key, and the version with which it went out. */
  key: z.optional(z.object({ value: z.string(), version: z.int() })),
  /** `pin`: it goes from its own page, where the PIN is asked for. `stopped`: the person has to look at the answers again. */
  state: z.enum(['waiting', 'pin', 'stopped']),
  /** Why it stopped; absent: the answers were changed elsewhere meanwhile. */
  refusal: z.optional(refusal),
  pressed_at: z.number(),
});
/** A press on Send that could not be sent: kept in this browser, for this person alone, until it was. */
export type KeptSend = z.output<typeof shape>;

const nameOf = (draftId: string) => `${BEGINNING}${draftId}`;
const watchers = new Set<() => void>();
let known: { readonly text: string; readonly sends: readonly KeptSend[] } | undefined;

export function keptSend(draftId: string): KeptSend | undefined {
  return readUnsent(nameOf(draftId), shape);
}

export function keepSend(kept: KeptSend): void {
  writeUnsent(nameOf(kept.draft_id), kept);
  tell();
}

/** Keeps a press for exactly these answers; whether this browser could. */
export async function keepPress(press: Omit<KeptSend, 'sha256'>, answers: Answers): Promise<boolean> {
  try {
    keepSend({ ...press, sha256: await sha256Of(answers) });
  } catch {
    // Only a page that came over a secure line can compute it.
    return false;
  }
  return keptSend(press.draft_id) !== undefined;
}

export function forgetSend(draftId: string): void {
  writeUnsent(nameOf(draftId), undefined);
  tell();
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Tells of every change, also of those in other tabs. */
export function watchSends(watcher: () => void): () => void {
  const hear = ({ key }: StorageEvent) => void (key?.startsWith(UNSENT_KEY) !== false && watcher());
  watchers.add(watcher);
  window.addEventListener('storage', hear);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', hear);
  };
}

/** All that this person keeps. A draft is deleted after 90 days, and what was to be sent of it with it. */
export function keptSends(): readonly KeptSend[] {
  const sends = unsentNames(BEGINNING).flatMap((name) => readUnsent(name, shape) ?? []);
  const living = sends.filter(({ pressed_at: at }) => Date.now() - at < KEPT_MS);
  const text = JSON.stringify(living);
  if (known?.text !== text) known = { text, sends: living };
  return known.sends;
}

export function useKeptSends(): readonly KeptSend[] {
  return useSyncExternalStore(watchSends, keptSends);
}

const onTheirPages = new Set<string>();

/** The form's own page is open in this tab: it sends, and shows what came of it. Ends with the answered function. */
export function sendFromPage(draftId: string): () => void {
  onTheirPages.add(draftId);
  return () => void onTheirPages.delete(draftId);
}

export const isSentFromPage = (draftId: string): boolean => onTheirPages.has(draftId);
