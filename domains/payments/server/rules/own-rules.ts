import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import {
  isSimulatedRail,
  paymentRefusals,
  ruleMachine,
  type activateRuleCall,
  type draftRuleCall,
  type makeRuleCall,
  type retireRuleCall,
  type RoutingRuleShown,
  type ruleCall,
  type RuleDraft,
  type rulesCall,
} from '../../contract/index.ts';
import { RULE_VERSIONS_MAX, RULES_EVER_MAX, RULES_MAX } from '../../contract/limits.ts';
import {
  activateVersion,
  insertDraft,
  lockRulesOf,
  retireVersions,
  rewriteDraft,
  rulesOf,
  type RuleRow,
} from './rule-store.ts';
import { columnsOf, showRule } from './shown-rules.ts';

/** The draft and what decides. */
const LISTED_VERSIONS = 2;

/** A merchant's rules with their newest versions. */
export async function listRules(work: Work): Promise<ReplyOf<typeof rulesCall>> {
  const rules = inOrder(await rulesOf(work.db, principalOf(work)));
  return { items: rules.map((versions) => showRule(versions.slice(0, LISTED_VERSIONS))) };
}

/** Rules with all their versions, the newest first: those that decide or are drafted come first, in the order in which they are asked; then those that have ended. */
export function inOrder(rows: readonly RuleRow[]): readonly (readonly RuleRow[])[] {
  const isOver = ([newest]: readonly RuleRow[]) => Number(newest?.state === 'retired');
  const priority = ([newest]: readonly RuleRow[]) => Number(newest?.priority);
  return [...Map.groupBy(rows, (row) => row.rule_id).values()].toSorted(
    (one, other) => isOver(one) - isOver(other) || priority(one) - priority(other),
  );
}

/** One rule. Refuses not_found to everybody but its merchant. */
export async function readRule(
  work: Work,
  { params }: CallInput<typeof ruleCall>,
): Promise<RoutingRuleShown> {
  return showRule(versionsOf(await rulesOf(work.db, principalOf(work)), params.id));
}

/** Refuses not_found. */
export function versionsOf(rows: readonly RuleRow[], id: string): readonly RuleRow[] {
  const wanted = pathId(id);
  const versions = rows.filter((row) => row.rule_id === wanted);
  if (versions.length === 0) throw new Refusal(platformRefusals.not_found);
  return versions;
}

/** Writes the draft of a new rule. Refuses rule_limit_reached. */
export async function makeRule(
  work: Work,
  { body }: CallInput<typeof makeRuleCall>,
): Promise<RoutingRuleShown> {
  const userId = principalOf(work);
  refuseTooMany(await lockRulesOf(work.db, userId));
  const id = work.effectId;
  await insertDraft(work.db, {
    ...columnsOf(body),
    id: work.newId(),
    rule_id: id,
    version: 1,
    merchant_id: userId,
    is_test: isTestRule(body),
    is_sample: false,
    created_at: work.now,
  });
  return reread(work, id);
}

/** The schema never lets both modes through together. */
function isTestRule({ rails }: Pick<RuleDraft, 'rails'>): boolean {
  return rails.some(({ rail }) => isSimulatedRail(rail));
}

function refuseTooMany(rows: readonly RuleRow[]): void {
  const living = new Set(rows.filter(({ state }) => state !== 'retired').map((row) => row.rule_id));
  const ever = new Set(rows.map((row) => row.rule_id));
  if (living.size >= RULES_MAX || ever.size >= RULES_EVER_MAX)
    throw new Refusal(paymentRefusals.rule_limit_reached);
}

/** Writes the draft of a rule again, or of its next version. Refuses not_found, rule_closed, rule_mode_changed, rule_versions_spent. */
export async function draftRule(
  work: Work,
  { params, body }: CallInput<typeof draftRuleCall>,
): Promise<RoutingRuleShown> {
  const userId = principalOf(work);
  const versions = versionsOf(await lockRulesOf(work.db, userId), params.id);
  const [newest] = versions;
  invariant(newest !== undefined, 'a rule has no version');
  if (newest.state === 'retired')
    throw new Refusal(paymentRefusals.rule_closed, { members: { state: 'retired' } });
  if (newest.is_test !== isTestRule(body)) throw new Refusal(paymentRefusals.rule_mode_changed);
  const written = columnsOf(body);
  if (newest.state === 'draft')
    await rewriteDraft(work.db, {
      ...written,
      id: newest.id,
      created_at: later(work.now, newest.created_at),
    });
  else {
    if (newest.version >= RULE_VERSIONS_MAX) throw new Refusal(paymentRefusals.rule_versions_spent);
    await insertDraft(work.db, {
      ...newest,
      ...written,
      id: work.newId(),
      version: newest.version + 1,
      created_at: work.now,
    });
  }
  return reread(work, newest.rule_id);
}

/** The time of a writing tells it from the one before, also within one millisecond. */
function later(now: Date, before: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}

/** Lets a draft decide. Refuses not_found, pin_required, rule_closed, rule_changed. */
export async function activateRule(
  work: Work,
  { params, body }: CallInput<typeof activateRuleCall>,
): Promise<RoutingRuleShown> {
  const userId = principalOf(work);
  const versions = versionsOf(await lockRulesOf(work.db, userId), params.id);
  requirePinInCall(work);
  const draft = versions.find(({ version }) => version === body.version);
  if (draft === undefined) throw new Refusal(paymentRefusals.rule_changed);
  step(ruleMachine, draft.state, 'activate');
  if (toInstant(draft.created_at) !== body.seen) throw new Refusal(paymentRefusals.rule_changed);
  const before = versions.filter(({ state }) => state === 'active').map(({ id }) => id);
  await retireVersions(work.db, before, work.now);
  await activateVersion(work.db, draft.id, work.now);
  return reread(work, draft.rule_id);
}

/** Ends a rule. Refuses not_found, pin_required where it decides, rule_closed. */
export async function retireRule(
  work: Work,
  { params }: CallInput<typeof retireRuleCall>,
): Promise<RoutingRuleShown> {
  const userId = principalOf(work);
  const versions = versionsOf(await lockRulesOf(work.db, userId), params.id);
  const living = versions.filter(({ state }) => state !== 'retired');
  if (living.some(({ state }) => state === 'active')) requirePinInCall(work);
  const [newest] = versions;
  invariant(newest !== undefined, 'a rule has no version');
  step(ruleMachine, living[0]?.state ?? newest.state, 'retire');
  await retireVersions(
    work.db,
    living.map(({ id }) => id),
    work.now,
  );
  return reread(work, newest.rule_id);
}

async function reread(work: Work, id: string): Promise<RoutingRuleShown> {
  return showRule(versionsOf(await rulesOf(work.db, principalOf(work)), id));
}
