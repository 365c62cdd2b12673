import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  formRefusals,
  type beginDraftCall,
  type discardDraftCall,
  type Draft,
  type listDraftsCall,
  type readDraftCall,
  type saveDraftCall,
} from '../contract/index.ts';
import { DRAFT_DAYS } from '../contract/limits.ts';
import { tidyAnswers, unknownAnswers } from '../contract/verdict-rules.ts';
import type { FormShelf } from './declared-form.ts';
import {
  deleteDraft,
  findDraft,
  findOpenDraft,
  insertDraft,
  openDraftsOf,
  updateDraft,
  type DraftRecord,
} from './store.ts';

const DAY_S = 86_400;
const expiryOf = ({ now }: Pick<Work, 'now'>) => addSeconds(now, DRAFT_DAYS * DAY_S);

/** Begins a draft, or answers the one that is open. Refuses not_found. */
export async function beginDraft(
  shelf: FormShelf,
  work: Work,
  { params }: CallInput<typeof beginDraftCall>,
): Promise<Draft> {
  const form = shelf.newest(params.form);
  if (form === undefined) throw new Refusal(platformRefusals.not_found);
  const { userId: ownerId } = personOf(work);
  const own = { form: form.name, ownerId };
  const found = await findOpenDraft(work, own);
  if (found) return toDraft(found);
  await insertDraft(work, { ...own, id: work.newId(), formVersion: form.version, expiresAt: expiryOf(work) });
  const begun = await findOpenDraft(work, own);
  invariant(begun !== undefined, 'a draft that was begun is not there');
  return toDraft(begun);
}

/** The caller's drafts of forms that are still offered. */
export async function listDrafts(shelf: FormShelf, work: Work): Promise<ReplyOf<typeof listDraftsCall>> {
  const rows = await openDraftsOf(work, personOf(work).userId);
  const items = rows.flatMap((row) => {
    const form = shelf.newest(row.form);
    if (form === undefined) return [];
    const { title } = form.words(work.request.language);
    const { id, saved_at: savedAt, expires_at: expiresAt } = row;
    return [
      {
        id,
        form: row.form,
        title,
        address: form.address,
        saved_at: toInstant(savedAt),
        expires_at: toInstant(expiresAt),
      },
    ];
  });
  return { items };
}

/** Refuses not_found, draft_sent. */
export async function readDraft(work: Work, { params }: CallInput<typeof readDraftCall>): Promise<Draft> {
  return toDraft(await openDraft(work, params.id));
}

/** Saves what was answered so far. Refuses not_found, draft_sent, draft_changed, and answers to questions that are not the form's. */
export async function saveDraft(
  shelf: FormShelf,
  work: Work,
  { params, body }: CallInput<typeof saveDraftCall>,
): Promise<ReplyOf<typeof saveDraftCall>> {
  const draft = await openDraft(work, params.id, 'locked');
  const form = shelf.newest(draft.form);
  if (form === undefined) throw new Refusal(platformRefusals.not_found);
  if (draft.version !== body.version) throw changedElsewhere(draft);
  const unknown = unknownAnswers(form, body.answers);
  if (unknown.length > 0)
    throw validationRefusal(unknown.map(({ field, code }) => ({ field: `answers.${field}`, code })));
  const [version, expiresAt] = [draft.version + 1, expiryOf(work)];
  await updateDraft(work, {
    id: draft.id,
    answers: tidyAnswers(body.answers),
    formVersion: form.version,
    version,
    expiresAt,
  });
  return { version, saved_at: toInstant(work.now), expires_at: toInstant(expiresAt) };
}

/** Refuses not_found. */
export async function discardDraft(
  work: Work,
  { params }: CallInput<typeof discardDraftCall>,
): Promise<undefined> {
  const isThere = await deleteDraft(work.db, { id: params.id, ownerId: personOf(work).userId });
  if (!isThere) throw new Refusal(platformRefusals.not_found);
  return undefined;
}

/** The caller's own draft that was not sent. Refuses not_found, draft_sent. */
export async function openDraft(
  work: Work,
  id: string,
  lock: 'locked' | 'open' = 'open',
): Promise<DraftRecord> {
  const draft = await findDraft(work, { id, ownerId: personOf(work).userId, isLocked: lock === 'locked' });
  if (draft === undefined) throw new Refusal(platformRefusals.not_found);
  if (draft.submission_id !== null)
    throw new Refusal(formRefusals.draft_sent, { members: { submission_id: draft.submission_id } });
  return draft;
}

export function changedElsewhere(draft: DraftRecord): Refusal {
  const members = { version: draft.version, saved_at: toInstant(draft.saved_at) };
  return new Refusal(formRefusals.draft_changed, { members });
}

function toDraft(row: DraftRecord): Draft {
  return {
    id: row.id,
    form: row.form,
    form_version: row.form_version,
    answers: { ...row.answers },
    version: row.version,
    saved_at: toInstant(row.saved_at),
    expires_at: toInstant(row.expires_at),
  };
}
