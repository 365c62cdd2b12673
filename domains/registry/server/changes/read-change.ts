import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { ShownChange } from '../../contract/changes/entry-shapes.ts';
import { rulePackOf, type readChangeCall } from '../../contract/index.ts';
import { beneficialOwners } from '../../contract/ownership/beneficial-owners.ts';
import { findBusiness } from '../directory/directory-store.ts';
import { readNetwork } from '../owners/read-network.ts';
import type { RegistryParts } from '../parts.ts';
import { findChange, versionOf } from './change-store.ts';
import { findConsent } from './consent-store.ts';
import { isStale } from './enter-change.ts';

/** What an officer decides about: before, after, and who owns the business as it stands. Refuses not_found, for those too who have a part in it. */
export async function readChange(
  { cases, people }: Pick<RegistryParts, 'cases' | 'people'>,
  work: Work,
  { params }: CallInput<typeof readChangeCall>,
): Promise<ShownChange> {
  await cases.toRead(work, params.id);
  const filed = await findChange(work, params.id);
  const found = filed && (await findBusiness(work.db, { id: filed.business_id }));
  if (filed === undefined || found === undefined) throw new Refusal(platformRefusals.not_found);
  const network = await readNetwork(work.db, found.id);
  return {
    case_id: filed.case_id,
    kind: filed.kind,
    name: found.name,
    number: found.number,
    slug: found.slug,
    before: filed.details.before,
    after: filed.details.after,
    is_stale: filed.state !== 'entered' && isStale(filed, await versionOf(work.db, found.id), found),
    consent: await consentOf(people, work, filed.case_id),
    network,
    owners: [...beneficialOwners(network, rulePackOf(found.jurisdiction).owners)],
  };
}

async function consentOf(
  people: RegistryParts['people'],
  { db }: Work,
  caseId: string,
): Promise<ShownChange['consent']> {
  const found = await findConsent(db, caseId);
  if (found === undefined) return null;
  const { asked_as, answered_at: at, answered_by: by } = found;
  const account = by === null ? undefined : (await people.findByIds(db, [by])).get(by);
  return {
    asked_as,
    given_at: at === null ? null : toInstant(at),
    given_by: account === undefined ? '' : `${account.firstName} ${account.lastName}`.trim(),
  };
}
