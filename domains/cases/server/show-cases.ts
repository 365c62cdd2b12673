import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { ActingRight } from '@egcr/organisations/contract';
import { requireRight } from '@egcr/organisations/server';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  doingOf,
  judgeStep,
  type CaseActor,
  type HandledCase,
  type listOwnCasesCall,
  type OwnCase,
  type readCaseCall,
  type readOwnCaseCall,
} from '../contract/index.ts';
import { needOf } from '../contract/case-events.ts';
import { isClosed } from '../contract/step-rules.ts';
import { refusedApproval, shownApprovals } from './approvals.ts';
import { recordOf, type ApprovalRow } from './case-store.ts';
import { casesWithheld, caseToRead, isTheirs, mayHandle, mayTake } from './officer-case.ts';
import type { CaseParts } from './parts.ts';
import { judgedCase } from './run-step.ts';
import {
  lookOf,
  namesIn,
  organisationsIn,
  pastStep,
  queuedRow,
  shownMessage,
  shownRow,
  writtenAnswers,
} from './shown-case.ts';
import { casesByIds, casesOf, findCase, type CaseRow } from './store.ts';
import { eventLabel, stateLabel } from './words/kind-words.ts';

export async function listOwnCases(
  parts: CaseParts,
  work: Work,
  { query }: CallInput<typeof listOwnCasesCall>,
): Promise<ReplyOf<typeof listOwnCasesCall>> {
  const applicantId = personOf(work).userId;
  const { acting_for: organisationId = null } = query;
  if (organisationId !== null) await requireRight(parts.acting, work, { organisationId, right: 'view' });
  const { rows, next } = await pageById(query, (asked) =>
    casesOf(work.db, { ...asked, applicantId, organisationId, only: query.only }),
  );
  const names = await organisationsIn(parts, work, rows);
  return { items: rows.map((row) => shownRow(parts, work, row, names)), next };
}

/** Refuses not_found, as if other people's were not there, nor those of an organisation that the caller has left. */
export async function readOwnCase(
  parts: CaseParts,
  work: Work,
  { params }: Pick<CallInput<typeof readOwnCaseCall>, 'params'>,
): Promise<OwnCase> {
  const row = await ownCase(parts, work, { id: params.id, right: 'view' });
  const isEditor = await mayEdit(parts, work, row);
  const { steps, messages, approvals } = await recordOf(work, { caseId: row.id, withNotes: false });
  const look = lookOf(parts, work, row);
  return {
    ...shownRow(parts, work, row, await organisationsIn(parts, work, [row])),
    answers: await writtenAnswers(parts, work, row),
    history: steps.filter(({ event }) => event !== 'overdue').map((step) => pastStep(look, step)),
    messages: messages.map((message) => shownMessage(message)),
    ...(isEditor
      ? await stepsOpenTo(parts, work, { row, who: 'applicant', given: approvals })
      : { can: [], steps: [] }),
    can_write: isEditor && canWrite(parts, row),
  };
}

interface OwnCaseAsked {
  readonly id: string;
  readonly right: ActingRight;
  readonly lock?: 'locked' | 'open';
}

/** A case of the caller, or of an organisation for which they may act. Refuses not_found, team_role_required. */
export async function ownCase(
  { acting }: Pick<CaseParts, 'acting'>,
  work: Work,
  { id, right, lock = 'open' }: OwnCaseAsked,
): Promise<CaseRow> {
  const row = await findCase(work.db, id, lock);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = row;
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right });
  else if (row.applicant_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return row;
}

async function mayEdit({ acting }: CaseParts, work: Work, row: CaseRow): Promise<boolean> {
  if (row.organisation_id === null) return true;
  const member = await acting.memberOf(work.db, personOf(work).userId, row.organisation_id);
  return member?.rights.includes('edit') === true;
}

/** Refuses not_found. */
export async function readCase(
  parts: CaseParts,
  work: Work,
  { params }: Pick<CallInput<typeof readCaseCall>, 'params'>,
): Promise<HandledCase> {
  return showCase(parts, work, await caseToRead(parts, work, params.id));
}

/** A case that the caller may see as an officer, as it is now. */
export async function showCase(parts: CaseParts, work: Work, row: CaseRow): Promise<HandledCase> {
  const { steps, messages, approvals } = await recordOf(work, { caseId: row.id, withNotes: true });
  const isHandler = (await mayHandle(parts, work, row.kind)) && !(await isTheirs(parts, work, row));
  const names = await namesIn(
    parts,
    work,
    [row],
    [...steps.flatMap(({ actor_id: id }) => id ?? []), ...messages.map(({ author_id: id }) => id)],
  );
  const look = lookOf(parts, work, row);
  return {
    ...queuedRow(parts, work, row, { names, organisations: await organisationsIn(parts, work, [row]) }),
    answers: await writtenAnswers(parts, work, row),
    history: steps.map((step) =>
      pastStep(look, step, row.is_name_withheld && step.actor === 'applicant' ? undefined : names),
    ),
    messages: messages.map((message) =>
      shownMessage(message, row.is_name_withheld && !message.is_officer ? undefined : names),
    ),
    ...(isHandler
      ? await stepsOpenTo(parts, work, { row, who: 'officer', given: approvals })
      : { can: [], steps: [] }),
    can_write: isHandler && canWrite(parts, row),
    related: await relatedTo(parts, work, row),
    ...shownApprovals(look.kind, row, {
      given: approvals,
      nameOf: (id) => names.get(id) ?? '',
      language: look.language,
    }),
  };
}

async function relatedTo(
  parts: CaseParts,
  work: Work,
  row: CaseRow,
): Promise<HandledCase['related'][number][]> {
  const { kind, language } = lookOf(parts, work, row);
  if (!kind.related) return [];
  const except = await casesWithheld(parts, work);
  const found = (await kind.related(work.db, { caseId: row.id, language })).filter(
    ({ caseId }) => !except.includes(caseId),
  );
  const rows = new Map(
    (
      await casesByIds(
        work.db,
        found.map(({ caseId }) => caseId),
      )
    ).map((each) => [each.id, each]),
  );
  return found.flatMap(({ caseId, shared }) => {
    const other = rows.get(caseId);
    if (!other) return [];
    const { id, reference, state } = other;
    return [{ id, reference, state, state_label: stateLabel(kind, state, language), shared }];
  });
}

/** Whether messages may still be written in a case. */
export function canWrite({ kinds }: Pick<CaseParts, 'kinds'>, row: CaseRow): boolean {
  return !isClosed(kinds.of(row.kind).machine, row.state);
}

interface StepsAsked {
  readonly row: CaseRow;
  readonly who: CaseActor;
  /** The approvals of the case. */
  readonly given: readonly ApprovalRow[];
}

/** The steps that the reader may take now. Applicants answer by writing: that is no step of its own. */
async function stepsOpenTo(
  parts: CaseParts,
  work: Work,
  { row, who, given }: StepsAsked,
): Promise<Pick<OwnCase, 'can' | 'steps'>> {
  const { kind, language } = lookOf(parts, work, row);
  const { machine } = kind;
  const found = judgedCase(row, given);
  const asked = { who, actorId: personOf(work).userId, now: work.now };
  const steps: OwnCase['steps'] = [];
  for (const event of Object.keys(machine.events)) {
    // Nobody hands back what nobody holds.
    if (row.assignee_id === null && doingOf(machine, event) === 'release') continue;
    if (event === 'answer' || judgeStep(machine, found, { event, ...asked }).to === undefined) continue;
    if (who === 'officer' && (await isRefused(parts, work, { row, event, given }))) continue;
    steps.push({
      event,
      label: eventLabel(kind, event, language),
      does: doingOf(machine, event),
      needs: needOf(machine, event) ?? null,
    });
  }
  return { can: steps.map(({ event }) => event), steps };
}

async function isRefused(
  parts: CaseParts,
  work: Work,
  step: Parameters<typeof refusedApproval>[2],
): Promise<boolean> {
  const { row, event } = step;
  const kind = parts.kinds.of(row.kind);
  if (doingOf(kind.machine, event) === 'decide') {
    if ((await refusedApproval(parts, work, step)) !== undefined) return true;
    return (await kind.missing?.[event]?.(work, { caseId: row.id, state: row.state })) !== undefined;
  }
  return !(await mayTake(parts, work, row.kind, event));
}
