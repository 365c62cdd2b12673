import { toInstant } from '@egcr/contract/time';
import type { RoutingQuestion } from '@egcr/routing/contract';

import type { RoutingRuleShown, RuleDraft, RuleVersion } from '../../contract/index.ts';
import type { RuleRow } from './rule-store.ts';

/** A rule as its merchant sees it, from its versions, the newest first. */
export function showRule(versions: readonly RuleRow[]): RoutingRuleShown {
  const [newest] = versions;
  if (newest === undefined) throw new Error('a rule has no version');
  return {
    id: newest.rule_id,
    is_test: newest.is_test,
    is_sample: newest.is_sample,
    versions: versions.map(showVersion),
  };
}

function showVersion(row: RuleRow): RuleVersion {
  return {
    version: row.version,
    state: row.state,
    title: row.title,
    priority: row.priority,
    when: row.conditions,
    rails: row.rails,
    is_enforced: row.is_enforced,
    created_at: toInstant(row.created_at),
    activated_at: row.activated_at && toInstant(row.activated_at),
    retired_at: row.retired_at && toInstant(row.retired_at),
  };
}

/** What a draft becomes in its table: shares said or not, and nothing that is only absent. */
export function columnsOf({
  title,
  priority,
  when,
  rails,
  is_enforced,
}: RuleDraft): Pick<RuleRow, 'title' | 'priority' | 'conditions' | 'rails' | 'is_enforced'> {
  return {
    title: title.trim(),
    priority,
    conditions: Object.fromEntries(
      Object.entries(when).filter(([, value]) => value !== null && value !== undefined),
    ),
    rails: rails.map(({ rail, share }) => ({ rail, share: share ?? null })),
    is_enforced,
  };
}

type AskedRule = RoutingQuestion['rules'][number];

/** A rule as the router is asked with it: its name is its id, so that a split falls the same way under every version. */
export function askedRule(
  row: Pick<RuleRow, 'rule_id' | 'version' | 'title' | 'priority' | 'conditions' | 'rails' | 'is_enforced'>,
): AskedRule {
  const isSplit = row.rails.some(({ share }) => share !== null);
  return {
    name: row.rule_id,
    version: row.version,
    title: row.title,
    priority: row.priority,
    when: row.conditions,
    ...(isSplit
      ? { split: row.rails.map(({ rail, share }) => ({ rail, weight: share ?? 1 })) }
      : { list: row.rails.map(({ rail }) => rail) }),
    enforce: row.is_enforced,
  };
}
