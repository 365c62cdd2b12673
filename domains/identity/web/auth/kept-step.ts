import { forgetDraft, readDraft, writeDraft } from '@egcr/web-kit/form/drafts';

import type { AuthMode } from './auth-mode.ts';

/** The form, or the card where the code of a message is typed. */
export type Step = { readonly kind: 'form' } | { readonly kind: 'phone' | 'mail'; readonly address: string };

/** As long as the message can be read and its code be typed. */
const LASTS_MS = 3_600_000;

const nameOf = (mode: AuthMode) => `auth.step.${mode}`;

/** Where a visitor was before a reload: many look at the message in another app, and the page is loaded anew when they come back. */
export function readStep(mode: AuthMode, now_ms: number): Step {
  const { kind, address, at } = readDraft(nameOf(mode), ['kind', 'address', 'at']);
  const isRecent = now_ms - Number(at) < LASTS_MS;
  if (!isRecent || typeof address !== 'string' || (kind !== 'phone' && kind !== 'mail'))
    return { kind: 'form' };
  return { kind, address };
}

export function keepStep(mode: AuthMode, step: Step, now_ms: number): void {
  if (step.kind === 'form') forgetDraft(nameOf(mode));
  else writeDraft(nameOf(mode), { ...step, at: String(now_ms) }, {});
}
