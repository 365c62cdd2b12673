import { call, CallUnreachable, isRefusal } from '@egcr/web-kit/call';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';

import { sendMoneyCall, type Transfer } from '../../contract/index.ts';
import { keepDraft, type SendDraft } from './draft.ts';

/** What became of a press on "Send". `unknown`: no answer came; the money may have left. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly transfer: Transfer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly failure: unknown };

const underWay = new Map<string, Promise<SendOutcome>>();

/** The press that is still waiting for its answer, also one made before the page was left and come back to. */
export function pressUnderWay(draft: SendDraft): Promise<SendOutcome> | undefined {
  return underWay.get(draft.id);
}

/**
 * Sends a draft. However often it is pressed, reloaded or asked again, its key makes it one payment: the key is written down before
 * anything leaves, kept while the outcome is unknown, and exchanged only after a refusal, when nothing has left.
 */
export function sendDraft(draft: SendDraft): Promise<SendOutcome> {
  const waiting = underWay.get(draft.id);
  if (waiting) return waiting;
  const press = sendOnce(draft).finally(() => underWay.delete(draft.id));
  underWay.set(draft.id, press);
  return press;
}

async function sendOnce(draft: SendDraft): Promise<SendOutcome> {
  keepDraft({ ...draft, state: 'unsettled' });
  try {
    const transfer = await call(sendMoneyCall, { body: bodyOf(draft) }, { idempotencyKey: draft.key });
    keepDraft({ ...draft, state: 'sent', transferId: transfer.id });
    return { kind: 'sent', transfer };
  } catch (failure) {
    if (mayHaveLeft(failure)) return { kind: 'unknown' };
    // The server keeps a refusal under its key and would repeat it, even after money has come in.
    keepDraft({ ...draft, state: 'entered', key: newIdempotencyKey() });
    return { kind: 'refused', failure };
  }
}

/** Whether the server may have moved the money although it did not say so. A bug on this page leaves that open too. */
function mayHaveLeft(failure: unknown): boolean {
  if (failure instanceof CallUnreachable || !isRefusal(failure)) return true;
  // A 5xx may come from something between us and the server that did its work.
  return failure.status >= 500 || failure.code === 'in_progress';
}

function bodyOf({ amount, recipient, typed }: SendDraft) {
  const note = typed.note.trim();
  return { to: { username: recipient.username }, amount, ...(note === '' ? {} : { note }) };
}
