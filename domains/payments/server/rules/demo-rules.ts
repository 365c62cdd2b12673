import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { activateVersion, insertDraft, type NewRule } from './rule-store.ts';

const WEEK_S = 7 * 24 * 3600;

/** A rule that decides, and the draft of another, for the sample shop of a demonstration. */
export async function openSampleRules(work: Work, merchantId: string): Promise<void> {
  const shared = {
    merchant_id: merchantId,
    version: 1,
    is_test: true,
    is_sample: true,
    created_at: addSeconds(work.now, -WEEK_S),
  };
  const active: NewRule = {
    ...shared,
    id: work.newId(),
    rule_id: work.newId(),
    title: 'Cards from Germany to acquirer A',
    priority: 10,
    conditions: { methods: ['card'], payer_countries: ['DE'] },
    rails: [
      { rail: 'sandbox-card-a', share: null },
      { rail: 'sandbox-card-b', share: null },
    ],
    is_enforced: false,
  };
  await insertDraft(work.db, active);
  await activateVersion(work.db, active.id, addSeconds(work.now, -WEEK_S));
  await insertDraft(work.db, {
    ...shared,
    id: work.newId(),
    rule_id: work.newId(),
    title: 'Share card payments out',
    priority: 20,
    conditions: { methods: ['card'] },
    rails: [
      { rail: 'sandbox-card-a', share: 30 },
      { rail: 'sandbox-card-b', share: 70 },
    ],
    is_enforced: false,
  });
}
