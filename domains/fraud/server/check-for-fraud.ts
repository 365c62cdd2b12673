import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { checkForFraudCall } from '../contract/index.ts';
import { REPORTERS_MIN } from '../contract/limits.ts';
import { signsIn } from '../contract/signs.ts';
import { tracesIn } from '../contract/traces.ts';
import type { FraudParts } from './parts.ts';
import { countOnTraces } from './store.ts';

/**
 * What is known of a text. One report alone says nothing, so that no one can blacken another's name: it takes several people, and "confirmed"
 * takes a decision of officers besides.
 */
export async function checkForFraud(
  { ownHosts }: Pick<FraudParts, 'ownHosts'>,
  work: Work,
  { body }: CallInput<typeof checkForFraudCall>,
): Promise<ReplyOf<typeof checkForFraudCall>> {
  const signs = [...signsIn(body.text, ownHosts)];
  const traces = tracesIn(body.text);
  if (traces.length === 0) return { verdict: signs.length > 0 ? 'unknown' : 'unreadable', signs };
  const { reporters, confirmed } = await countOnTraces(work, traces);
  if (reporters < REPORTERS_MIN) return { verdict: 'unknown', signs };
  return { verdict: confirmed > 0 ? 'confirmed' : 'reported', signs };
}
