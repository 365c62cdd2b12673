import { sendAcrossCall } from '@egcr/exchange/contract';
import { isAboutPin } from '@egcr/identity/web';
import { call, isRefusal } from '@egcr/web-kit/call';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';

import { sendMoneyCall, type Transfer } from '../../contract/index.ts';
import { mayHaveHappened } from '@egcr/web-kit/form/may-have-happened';
import { keepDraft, type SendDraft } from './draft.ts';

/** What became of a press on "Send". `unknown`: no answer came; the money may have left. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly transfer: Transfer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly failure: unknown };

/** The PIN, where the payment asks for it; it is nowhere written down. */
type PinOfCall = { readonly pin?: string };

const underWay = new Map<string, Promise<SendOutcome>>();

/** The press that is still waiting for its answer, also one made before the page was left and come back to. */
export function pressUnderWay(draft: SendDraft): Promise<SendOutcome> | undefined {
  return underWay.get(draft.id);
}

/**
 * Sends a draft. However often it is pressed, reloaded or asked again, its key makes it one payment: the key is written down before
 * anything leaves, kept while the outcome is unknown, and exchanged only after a refusal, when nothing has left.
 */
export function sendDraft(draft: SendDraft, proof: PinOfCall = {}): Promise<SendOutcome> {
  const waiting = underWay.get(draft.id);
  if (waiting) return waiting;
  const press = sendOnce(draft, proof).finally(() => underWay.delete(draft.id));
  underWay.set(draft.id, press);
  return press;
}

async function sendOnce(draft: SendDraft, proof: PinOfCall): Promise<SendOutcome> {
  keepDraft({ ...draft, state: 'unsettled' });
  try {
    const body = { ...bodyOf(draft), ...proof };
    const { quote } = draft;
    const options = { idempotencyKey: draft.key };
    const transfer = quote
      ? await call(sendAcrossCall, { body: { ...body, quote_id: quote.id } }, options)
      : await call(sendMoneyCall, { body }, options);
    keepDraft({ ...draft, state: 'sent', transferId: transfer.id });
    return { kind: 'sent', transfer };
  } catch (failure) {
    // Too old a rate is a no, though its status is that of trouble.
    if (mayHaveHappened(failure) && !isRefusal(failure, 'rate_stale')) return { kind: 'unknown' };
    // The key is still free, and an earlier try without an answer may be under way with it.
    if (isAboutPin(failure)) {
      keepDraft(draft);
      return { kind: 'refused', failure };
    }
    // The server keeps a refusal under its key and would repeat it, even after money has come in.
    keepDraft({ ...draft, state: 'entered', key: newIdempotencyKey() });
    return { kind: 'refused', failure };
  }
}

function bodyOf({ amount, recipient, typed }: SendDraft) {
  const note = typed.note.trim();
  return { to: { username: recipient.username }, amount, ...(note === '' ? {} : { note }) };
}
