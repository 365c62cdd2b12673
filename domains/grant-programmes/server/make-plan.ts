import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { programmeRefusals, type makePlanCall } from '../contract/index.ts';
import { planMachine } from '../contract/plan-machine.ts';
import { instantsOf, judgePlan, programmeOf } from '../contract/plan-rules.ts';
import { step } from '@egcr/server-kit/data/step';
import type { ProgrammeParts } from './parts.ts';
import { PLAN_FORM } from './form/plan-form.ts';
import { findPlan, insertPlan, insertPlanStep, updatePlan, type PlanRow } from './plan-store.ts';

type Parts = Pick<ProgrammeParts, 'forms' | 'acting' | 'holders'>;

/**
 * Makes a programme of a draft, or gives one that is a draft still other answers. Who runs programmes sends it to review themselves; what an organisation
 * made goes there at once. Refuses not_found (also a plan of others), team_role_required, draft_sent, draft_changed, validation_failed with every
 * question at once, programme_makers, plan_step_refused, in that order.
 */
export async function makePlan(
  parts: Parts,
  work: Work,
  { body }: CallInput<typeof makePlanCall>,
): Promise<ReplyOf<typeof makePlanCall>> {
  const { userId } = personOf(work);
  const before = body.replaces === undefined ? undefined : await ownPlan(parts, work, body.replaces);
  const id = before?.id ?? work.effectId;
  const { answers, organisationId = null } = await parts.forms.submit(work, {
    draftId: body.draft_id,
    version: body.version,
    form: PLAN_FORM,
    subjectId: before?.id,
    // Each draft leads to what came of it: a change to another thing than the one it changes.
    submissionId: before === undefined ? id : work.effectId,
  });
  if (!(await mayMake(parts, work, organisationId))) throw new Refusal(programmeRefusals.programme_makers);
  if (before !== undefined && before.organisation_id !== organisationId)
    throw new Refusal(platformRefusals.not_found);
  if (before !== undefined) step(planMachine, before.state, 'change');
  const issues = judgePlan(answers, work.now);
  if (issues.length > 0) throw validationRefusal(issues);
  const made = programmeOf(answers, work.request.language);
  const [first] = made.rounds;
  const dates = first && instantsOf(first, made.zone);
  invariant(dates !== undefined, 'a plan passed its rules without a round');
  const row: PlanRow = {
    ...(before ?? newPlan({ id, title: made.title, userId, organisationId })),
    language: made.language,
    answers,
    opens_at: dates.opensAt,
    closes_at: dates.closesAt,
    changed_at: work.now,
  };
  const by = { plan_id: id, by_id: userId, reason: null };
  if (before === undefined) await insertPlan(work, row);
  await insertPlanStep(work, { ...by, event: before === undefined ? 'make' : 'change', state: 'draft' });
  const state = organisationId === null ? 'draft' : step(planMachine, 'draft', 'submit');
  if (state === 'in_review') await insertPlanStep(work, { ...by, event: 'submit', state });
  await updatePlan(work, { ...row, state, version: row.version + 1 });
  return { id, state };
}

/** A programme before anything was done with it. */
export function newPlan({
  id,
  title,
  userId,
  organisationId,
}: {
  readonly id: string;
  readonly title: string;
  readonly userId: string;
  readonly organisationId: string | null;
}): Omit<PlanRow, 'language' | 'answers' | 'opens_at' | 'closes_at' | 'changed_at'> {
  return {
    id,
    state: 'draft',
    version: 1,
    slug: slugOf(title, id),
    round: 1,
    made_by: userId,
    organisation_id: organisationId,
    endorsed_by: null,
    published_by: null,
    award_proposed_by: null,
    awarded_by: null,
    fixed_rate: null,
    is_sample: false,
  };
}

const SLUG_WORDS_MAX = 40;
const SLUG_END_LENGTH = 8;

/** `clean-water-3f9a1c7b`: what the title says in plain letters, and an end that no other has. */
function slugOf(title: string, id: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, SLUG_WORDS_MAX)
    .replaceAll(/^-+|-+$/g, '');
  const end = id.replaceAll('-', '').slice(-SLUG_END_LENGTH);
  return `${words === '' ? 'programme' : words}-${end}`;
}

/** Those who run programmes make one for the platform; a government or an NGO proposes its own. */
export async function mayMake(
  { acting, holders }: Pick<Parts, 'acting' | 'holders'>,
  work: Work,
  organisationId: string | null,
): Promise<boolean> {
  const { userId } = personOf(work);
  if (organisationId === null) return (await holders(work, 'grants.review')).includes(userId);
  const member = await acting.memberOf(work.db, userId, organisationId);
  return member?.kind === 'government' || member?.kind === 'ngo';
}

/** A plan of the caller, or of an organisation for which they may write, locked. */
async function ownPlan(parts: Parts, work: Work, id: string): Promise<PlanRow> {
  const plan = await findPlan(work.db, id, { isLocked: true });
  if (plan === undefined) throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = plan;
  if (organisationId !== null) await requireRight(parts.acting, work, { organisationId, right: 'edit' });
  else if (plan.made_by !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return plan;
}
