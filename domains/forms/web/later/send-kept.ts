import { endpoint } from '@egcr/contract/endpoint';
import type { FieldIssue } from '@egcr/contract/problem';
import { call } from '@egcr/web-kit/call';
import { CallRefusal, isRefusal, isSessionOver } from '@egcr/web-kit/call-errors';
import { mayHaveHappened } from '@egcr/web-kit/form/may-have-happened';
import { readUnsent, writeUnsent } from '@egcr/web-kit/form/unsent';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import * as z from 'zod/mini';

import { readDraftCall, type Draft } from '../../contract/index.ts';
import { DraftSaver } from '../draft-saver.ts';
import { saveDraft } from '../queries.ts';
import { unsentName, unsentShape } from '../unsent-answers.ts';
import { sha256Of } from './answers-hash.ts';
import { forgetSend, keepSend, keptSend, type KeptCall, type KeptSend } from './kept-send.ts';

/** `waiting`: there is no line yet, or the server is busy. `gone`: taken back, or sent from another tab. */
export type SendOutcome = 'sent' | 'waiting' | 'pin' | 'stopped' | 'gone';

/** Sends what the draft says, at this version; false where the page is left for the PIN first. */
export type SendDraft = (draft: { readonly draft_id: string; readonly version: number }) => Promise<boolean>;

/** Refusals that go away without the person. */
const COMES_AGAIN = new Set(['rate_limited', 'overloaded', 'token_expired', 'token_missing']);

/**
 * Sends a kept press once, also where two tabs want to: the answers as they were when Send was pressed, saved first where they are not yet.
 * What the server refuses, and answers that were changed elsewhere meanwhile, wait for the person. `send` is that of the form's own page.
 */
export async function sendKept(draftId: string, send?: SendDraft): Promise<SendOutcome> {
  return oneAtATime(`egcr.send.${draftId}`, async () => {
    const kept = keptSend(draftId);
    if (kept === undefined) return 'gone';
    try {
      const found = await savedAsPressed(kept);
      if (typeof found === 'string') return end(kept, found);
      const isSent = await (send ?? sendFromAnywhere(kept))({ draft_id: draftId, version: found.version });
      return isSent ? end(kept, 'sent') : 'pin';
    } catch (failure) {
      return afterFailure(draftId, failure);
    }
  });
}

function end(kept: KeptSend, outcome: SendOutcome): SendOutcome {
  if (outcome === 'sent' || outcome === 'gone') forgetSend(kept.draft_id);
  if (outcome === 'stopped') keepSend({ ...kept, state: 'stopped', refusal: undefined });
  return outcome;
}

function afterFailure(draftId: string, failure: unknown): SendOutcome {
  const kept = keptSend(draftId);
  if (kept === undefined) return 'gone';
  if (isRefusal(failure, 'draft_sent')) return end(kept, 'sent');
  // The draft is saved elsewhere just now: next time it is found to say something else, or the same.
  if (isRefusal(failure, 'draft_changed')) return 'waiting';
  if (!(failure instanceof CallRefusal) || mayHaveHappened(failure)) return 'waiting';
  if (COMES_AGAIN.has(failure.code) || isSessionOver(failure.code)) return 'waiting';
  if (failure.code === 'pin_required') {
    keepSend({ ...kept, state: 'pin' });
    return 'pin';
  }
  const { code, status, errors, members } = failure;
  keepSend({ ...kept, state: 'stopped', refusal: { code, status, errors: errors.map(plain), members } });
  return 'stopped';
}

const plain = ({ field, code, params }: FieldIssue) =>
  params === undefined ? { field, code } : { field, code, params: { ...params } };

/** The version that has exactly what the person sent, or why there is none. */
async function savedAsPressed({
  draft_id: id,
  sha256,
}: KeptSend): Promise<{ readonly version: number } | SendOutcome> {
  const draft = await readDraft(id);
  if (typeof draft === 'string') return draft;
  // A form that asks otherwise by now is looked at again.
  if (draft.changed_questions.length > 0 || !draft.can_edit) return 'stopped';
  const saver = new DraftSaver(draft, {
    save: (body) => saveDraft(id, body),
    unsent: readUnsent(unsentName(id), unsentShape),
    keep: (now) => writeUnsent(unsentName(id), now),
  });
  try {
    return await savedBy(saver, { id, sha256 });
  } finally {
    saver.stop();
  }
}

async function savedBy(
  saver: DraftSaver,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): Promise<{ readonly version: number } | SendOutcome> {
  const isAsPressed = async () =>
    saver.state().conflict === undefined && (await sha256Of(saver.state().answers)) === sha256;
  if (!(await isAsPressed())) return 'stopped';
  const isSaved = await saver.saveNow();
  if (!(await isAsPressed())) return 'stopped';
  if (isSaved) return { version: saver.state().version };
  if (!saver.state().isSent) return 'waiting';
  const now = await readDraft(id);
  return typeof now === 'string' ? now : 'stopped';
}

/** Whether a draft is not the person's any more because it was sent. Where nobody answers, it is not known to be. */
export async function isDraftSent(id: string): Promise<boolean> {
  return readDraft(id).then(
    (found) => found === 'sent',
    () => false,
  );
}

async function readDraft(id: string): Promise<Draft | 'sent' | 'gone'> {
  try {
    return await call(readDraftCall, { params: { id } });
  } catch (failure) {
    if (isRefusal(failure, 'draft_sent')) return 'sent';
    if (isRefusal(failure, 'not_found')) return 'gone';
    throw failure;
  }
}

const sendFromAnywhere =
  (kept: KeptSend): SendDraft =>
  async (draft) => {
    if (kept.call === undefined) {
      keepSend({ ...kept, state: 'pin' });
      return false;
    }
    const key =
      kept.key?.version === draft.version ? kept.key : { value: newIdempotencyKey(), version: draft.version };
    keepSend({ ...kept, key });
    const given = { params: kept.call.params, body: { ...kept.call.more, ...draft } };
    await call(callAt(kept.call), given, { idempotencyKey: key.value, onPinRequired: 'throw' });
    return true;
  };

const callAt = ({ path }: KeptCall) =>
  endpoint({
    name: 'forms.send_kept',
    summary: 'Sends a draft by the call of the form that it fills in.',
    method: 'POST',
    path: `/${path.slice(1)}`,
    params: z.record(z.string(), z.string()),
    body: z.looseObject({ draft_id: z.string(), version: z.int() }),
    reply: z.looseObject({ id: z.string() }),
    refusals: [],
    access: 'profiled',
    pin: 'none',
    rate: 'write',
    idempotency: 'required',
  });

/** One tab at a time, where the browser can. Where it cannot, the server takes a draft once. */
function oneAtATime<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run();
}
