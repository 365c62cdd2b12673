import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { isSimulatedRail, railNames, type replayRuleCall } from '../../contract/index.ts';
import { REPLAY_DAYS, REPLAY_MAX } from '../../contract/limits.ts';
import { firstIdAt } from '../rails/count-rails.ts';
import { assetOfRow } from '../shown.ts';
import { versionsOf } from './own-rules.ts';
import { questionsOf } from './replay-store.ts';
import { replay } from './replay.ts';
import { rulesOf, type RuleRow } from './rule-store.ts';
import { askedRule, columnsOf } from './shown-rules.ts';

const DAY_S = 24 * 3600;
/** The name of a draft that is no rule yet. */
const NEW_RULE = 'new';

/** What the last days would have cost with a draft in force, beside the other active rules. Refuses not_found. */
export async function replayRule(
  work: Work,
  { body }: CallInput<typeof replayRuleCall>,
): Promise<ReplyOf<typeof replayRuleCall>> {
  const merchantId = principalOf(work);
  const isTest = body.draft.rails.some(({ rail }) => isSimulatedRail(rail));
  const rows = await rulesOf(work.db, merchantId);
  const name = ruleNamed(rows, body.replaces ?? null);
  const others = rows.filter(
    (row) => row.state === 'active' && row.is_test === isTest && row.rule_id !== name,
  );
  const draft = { ...columnsOf(body.draft), rule_id: name, version: 1 };
  const from = addSeconds(work.now, -REPLAY_DAYS * DAY_S);
  const found = await questionsOf(work.db, {
    merchantId,
    isTest,
    fromId: firstIdAt(from),
    limit: REPLAY_MAX + 1,
  });
  const kept = found.slice(0, REPLAY_MAX);
  const done = await replay(kept, { rules: [...others, draft].map(askedRule), name });
  return {
    from: toInstant(from),
    payments: kept.length,
    is_whole: found.length <= REPLAY_MAX,
    has_samples: kept.some(({ is_sample: isSample }) => isSample),
    matched: done.matched,
    moved: done.moved,
    without_way: done.withoutWay,
    rails: railNames.flatMap((rail) => {
      const counted = done.rails.get(rail);
      return counted === undefined ? [] : [{ rail, ...counted }];
    }),
    costs: [...done.costs].map(([code, { before, after }]) => {
      const asset = assetOfRow({ asset: code });
      return {
        asset,
        before: toWire({ amountMinor: before, asset }),
        after: toWire({ amountMinor: after, asset }),
      };
    }),
  };
}

function ruleNamed(rows: readonly RuleRow[], id: string | null): string {
  return id === null ? NEW_RULE : (versionsOf(rows, id)[0]?.rule_id ?? NEW_RULE);
}
