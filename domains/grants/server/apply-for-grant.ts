import type { ReplyOf } from '@egcr/contract/endpoint';
import { formRefusals } from '@egcr/forms/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  grantRefusals,
  isEligible,
  judgeEligibility,
  stateAt,
  termsFor,
  wishOf,
  type applyCall,
  type Finding,
} from '../contract/index.ts';
import { formOf } from './application-form.ts';
import { KIND } from './application-kind.ts';
import { subjectOf } from './case-subject.ts';
import { readFacts } from './facts.ts';
import type { GrantParts } from './parts.ts';
import type { ProgrammeRow } from './programme-store.ts';
import { knownProgramme } from './show-programmes.ts';
import {
  activeApplication,
  activeByDraft,
  insertApplication,
  type Applicant,
  type ApplicationRow,
} from './store.ts';

/**
 * Sends a draft and opens its case. For an organisation an owner sends it, who accepts the agreement later. Refuses not_found,
 * team_role_required, already_applied (also where the draft was sent as the active application), draft_sent, draft_changed, validation_failed,
 * owner_sends, business_status_forbids, own_programme, competition_closed, not_eligible, in that order.
 */
export async function applyForGrant(
  parts: GrantParts,
  work: Work,
  { params, body }: CallInput<typeof applyCall>,
): Promise<ReplyOf<typeof applyCall>> {
  const programme = await knownProgramme(work, params.type);
  const { userId } = personOf(work);
  const caseId = work.effectId;
  const submitted = await submit(parts, work, { programme, draft: body, caseId });
  const applicant = { userId, organisationId: submitted.organisationId ?? null };
  if (applicant.organisationId !== null) {
    await requireOwner(parts, work, applicant.organisationId);
    await parts.requireStatus(work, { organisationId: applicant.organisationId, act: 'apply' });
  }
  const { facts, active } = await readFacts(parts, work, { programme, applicant });
  if (active !== undefined) throw alreadyApplied(active);
  const wish = wishOf(submitted.answers);
  const terms = termsFor(programme);
  refuseUnmet(programme, work.now, judgeEligibility(terms, facts, wish));
  invariant(wish.amountMinor !== undefined, 'an application without an amount passed its form');
  const { id, reference } = await parts.cases.open(work, {
    id: caseId,
    kind: KIND,
    subject: subjectOf(programme),
    applicantId: userId,
    submissionId: body.draft_id,
    submitted,
  });
  const isFirst = await insertApplication(work, {
    caseId,
    programmeId: programme.id,
    reference,
    ...applicant,
    asset: terms.asset,
    amountMinor: wish.amountMinor,
    applicantKind: facts.kind,
    country: wish.country ?? facts.country,
    draftId: body.draft_id,
    isSample: false,
  });
  if (!isFirst) throw await alreadyFirst(work, programme, applicant);
  return { id, reference };
}

/** Only an owner may both write for an organisation and dispose of its money. */
async function requireOwner(
  { acting }: Pick<GrantParts, 'acting'>,
  work: Work,
  organisationId: string,
): Promise<void> {
  const member = await acting.memberOf(work.db, personOf(work).userId, organisationId);
  if (member?.rights.includes('edit') !== true || !member.rights.includes('pay'))
    throw new Refusal(grantRefusals.owner_sends);
}

interface DraftToSend {
  readonly programme: ProgrammeRow;
  readonly draft: CallInput<typeof applyCall>['body'];
  readonly caseId: string;
}

/** Takes the answers of the draft. Where it was sent before, by whomever of the team, the answer is the way to that application. */
async function submit(
  { forms }: Pick<GrantParts, 'forms'>,
  work: Work,
  { programme, draft, caseId }: DraftToSend,
): ReturnType<GrantParts['forms']['submit']> {
  try {
    return await forms.submit(work, {
      draftId: draft.draft_id,
      version: draft.version,
      form: formOf(programme.slug),
      submissionId: caseId,
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind.code !== formRefusals.draft_sent.code) throw error;
    // Who may send a draft of an organisation reads its applications too.
    const active = await activeByDraft(work.db, draft.draft_id);
    throw active === undefined ? error : alreadyApplied(active);
  }
}

/** The server's no is the page's. What came too late is not told to mend its amount first. */
function refuseUnmet(programme: ProgrammeRow, now: Date, findings: readonly Finding[]): void {
  if (isEligible(findings)) return;
  const missing = findings.filter(({ is }) => is !== 'met').map(({ criterion }) => criterion);
  if (missing.includes('proposer')) throw new Refusal(grantRefusals.own_programme);
  if (missing.includes('open')) {
    const state = stateAt({ opensAt: programme.opens_at, closesAt: programme.closes_at }, now);
    throw new Refusal(grantRefusals.competition_closed, { members: { state } });
  }
  if (missing.includes('amount')) throw validationRefusal([{ field: 'amount', code: 'too_large' }]);
  if (missing.includes('costs')) throw validationRefusal([{ field: 'other_costs', code: 'sum_differs' }]);
  throw new Refusal(grantRefusals.not_eligible, { members: { criteria: missing.join(',') } });
}

function alreadyApplied({ case_id: caseId, reference }: ApplicationRow): Refusal {
  return new Refusal(grantRefusals.already_applied, { members: { case_id: caseId, reference } });
}

async function alreadyFirst(
  { db }: Pick<Work, 'db'>,
  { id: programmeId }: ProgrammeRow,
  applicant: Applicant,
): Promise<Refusal> {
  const active = await activeApplication(db, { programmeId, ...applicant });
  invariant(active !== undefined, 'another application was there a moment ago');
  return alreadyApplied(active);
}
