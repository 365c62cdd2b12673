import type { DocumentsDoor } from '@egcr/documents/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import type { ActingRight } from '@egcr/organisations/contract';
import { requireRight, type ActingDoor } from '@egcr/organisations/server';
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
import { tidyAnswers } from '../contract/tidy-answers.ts';
import { addressOf, type DeclaredForm, type FormShelf } from './declared-form.ts';
import { broughtUp, knownAnswers } from './new-version.ts';
import { noteOffered } from './offered-papers.ts';
import {
  deleteDraft,
  findDraft,
  findOpenDraft,
  insertDraft,
  openDraftsOf,
  updateDraft,
  type DraftOwner,
  type DraftRecord,
} from './store.ts';

const DAY_S = 86_400;
const expiryOf = ({ now }: Pick<Work, 'now'>) => addSeconds(now, DRAFT_DAYS * DAY_S);

/** What drafts ask of others. */
export interface DraftParts {
  readonly shelf: FormShelf;
  readonly acting: ActingDoor;
  readonly papers: Pick<DocumentsDoor, 'give' | 'ownAmong'>;
}

/** Begins a draft, or answers the one that is open. Refuses not_found, team_role_required. */
export async function beginDraft(
  { shelf, acting }: DraftParts,
  work: Work,
  { params, query }: CallInput<typeof beginDraftCall>,
): Promise<Draft> {
  const form = await shelf.newest(work.db, params.form);
  const { acting_for: organisationId = null, subject: subjectId = null } = query;
  const isOffered = organisationId === null || form?.isForOrganisations === true;
  if (form === undefined || !isOffered) throw new Refusal(platformRefusals.not_found);
  const own = { form: form.name, ownerId: personOf(work).userId, organisationId, subjectId };
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right: 'view' });
  const found = await findOpenDraft(work, own);
  const show = (draft: DraftRecord, canEdit: boolean) => toDraft({ shelf, form, draft, canEdit });
  if (found) return show(found, await mayEdit(acting, work, found));
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right: 'edit' });
  await requireSubject(form, work, own);
  const answers = subjectId === null ? {} : ((await form.subject?.startWith?.(work, subjectId)) ?? {});
  await insertDraft(work, {
    ...own,
    id: work.newId(),
    answers,
    formVersion: form.version,
    expiresAt: expiryOf(work),
  });
  const begun = await findOpenDraft(work, own);
  invariant(begun !== undefined, 'a draft that was begun is not there');
  return show(begun, true);
}

/** What a draft would change is its owner's, and may be changed now. Refuses not_found. */
async function requireSubject(
  { subject }: DeclaredForm,
  work: Work,
  { ownerId: userId, organisationId, subjectId: id }: DraftOwner & { readonly subjectId: string | null },
): Promise<void> {
  if (id === null) return;
  const isOpen = subject !== undefined && (await subject.isOpen(work, { id, userId, organisationId }));
  if (!isOpen) throw new Refusal(platformRefusals.not_found);
}

/** The drafts of forms that are still offered: the caller's, or of the organisation for which they act. Refuses not_found. */
export async function listDrafts(
  { shelf, acting }: DraftParts,
  work: Work,
  { query }: CallInput<typeof listDraftsCall>,
): Promise<ReplyOf<typeof listDraftsCall>> {
  const { acting_for: organisationId = null } = query;
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right: 'view' });
  const rows = await openDraftsOf(work, { ownerId: personOf(work).userId, organisationId });
  const items: ReplyOf<typeof listDraftsCall>['items'] = [];
  for (const row of rows) {
    const form = await shelf.newest(work.db, row.form);
    if (form === undefined) continue;
    const { title } = form.words(work.request.language);
    const { id, saved_at: savedAt, expires_at: expiresAt } = row;
    items.push({
      id,
      form: row.form,
      title,
      address: addressOf(form, row.subject_id),
      saved_at: toInstant(savedAt),
      expires_at: toInstant(expiresAt),
    });
  }
  return { items };
}

/** Refuses not_found, draft_sent. */
export async function readDraft(
  { shelf, acting }: Pick<DraftParts, 'shelf' | 'acting'>,
  work: Work,
  { params }: CallInput<typeof readDraftCall>,
): Promise<Draft> {
  const draft = await openDraft(acting, work, { id: params.id, right: 'view' });
  const form = await shelf.newest(work.db, draft.form);
  if (form === undefined) throw new Refusal(platformRefusals.not_found);
  return toDraft({ shelf, form, draft, canEdit: await mayEdit(acting, work, draft) });
}

/** Saves what was answered so far. Refuses not_found, team_role_required, draft_sent, draft_changed, and answers to questions that are not the form's. */
export async function saveDraft(
  { shelf, acting, papers }: DraftParts,
  work: Work,
  { params, body }: CallInput<typeof saveDraftCall>,
): Promise<ReplyOf<typeof saveDraftCall>> {
  const draft = await openDraft(acting, work, { id: params.id, right: 'edit', isLocked: true });
  const form = await shelf.newest(work.db, draft.form);
  if (form === undefined) throw new Refusal(platformRefusals.not_found);
  if (draft.version !== body.version) throw changedElsewhere(draft);
  const { answers: known, unknown } = knownAnswers(shelf, form, body.answers);
  if (unknown.length > 0)
    throw validationRefusal(unknown.map(({ field, code }) => ({ field: `answers.${field}`, code })));
  const [version, expiresAt] = [draft.version + 1, expiryOf(work)];
  const answers = tidyAnswers(known);
  await noteOffered(papers, work, { draft, form, answers });
  await updateDraft(work, {
    id: draft.id,
    answers,
    formVersion: form.version,
    version,
    expiresAt,
  });
  return { version, saved_at: toInstant(work.now), expires_at: toInstant(expiresAt) };
}

/** Refuses not_found, team_role_required. */
export async function discardDraft(
  { acting }: Pick<DraftParts, 'acting'>,
  work: Work,
  { params }: CallInput<typeof discardDraftCall>,
): Promise<undefined> {
  const draft = await findDraft(work, { id: params.id, isLocked: true });
  await requireDraft(acting, work, draft, 'edit');
  const isThere = await deleteDraft(work.db, params.id);
  if (!isThere) throw new Refusal(platformRefusals.not_found);
  return undefined;
}

interface DraftAsked {
  readonly id: string;
  readonly right: ActingRight;
  readonly isLocked?: boolean;
}

/** A draft that was not sent and whose time is not over, of the caller or of an organisation of theirs. Refuses not_found, team_role_required, draft_sent. */
export async function openDraft(
  acting: ActingDoor,
  work: Work,
  { id, right, isLocked = false }: DraftAsked,
): Promise<DraftRecord> {
  const found = await findDraft(work, { id, isLocked });
  const draft = await requireDraft(acting, work, found, right);
  if (draft.submission_id !== null)
    throw new Refusal(formRefusals.draft_sent, { members: { submission_id: draft.submission_id } });
  if (draft.expires_at <= work.now) throw new Refusal(platformRefusals.not_found);
  return draft;
}

/** Other people's drafts are not found, nor are those of an organisation that the caller has left. */
async function requireDraft(
  acting: ActingDoor,
  work: Work,
  draft: DraftRecord | undefined,
  right: ActingRight,
): Promise<DraftRecord> {
  if (draft === undefined) throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = draft;
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right });
  else if (draft.owner_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return draft;
}

async function mayEdit(
  acting: ActingDoor,
  work: Work,
  { organisation_id: organisationId }: DraftRecord,
): Promise<boolean> {
  if (organisationId === null) return true;
  const member = await acting.memberOf(work.db, personOf(work).userId, organisationId);
  return member?.rights.includes('edit') === true;
}

export function changedElsewhere(draft: DraftRecord): Refusal {
  const members = { version: draft.version, saved_at: toInstant(draft.saved_at) };
  return new Refusal(formRefusals.draft_changed, { members });
}

interface DraftToShow {
  readonly shelf: FormShelf;
  readonly form: DeclaredForm;
  readonly draft: DraftRecord;
  readonly canEdit: boolean;
}

function toDraft({ shelf, form, draft: row, canEdit }: DraftToShow): Draft {
  const { answers, changed } = broughtUp(shelf, form, row);
  return {
    id: row.id,
    form: row.form,
    form_version: row.form_version,
    answers,
    changed_questions: [...changed],
    version: row.version,
    saved_at: toInstant(row.saved_at),
    expires_at: toInstant(row.expires_at),
    acting_for: row.organisation_id,
    can_edit: canEdit,
  };
}
