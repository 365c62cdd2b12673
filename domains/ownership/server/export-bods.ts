import { platformRefusals } from '@egcr/contract/refusals';
import { countryName } from '@egcr/locale/contract';
import { beneficialOwners, rulePackOf } from '@egcr/registry/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { exportBodsCall } from '../contract/endpoints.ts';
import type { OwnershipParts } from './parts.ts';
import { writeStatements } from './write-statements.ts';

/** GET /registry/businesses/:number/bods. Refuses not_found. */
export async function exportBods(
  { publicUrl, owners }: OwnershipParts,
  { db, now }: Work,
  { params }: CallInput<typeof exportBodsCall>,
): Promise<FileReply> {
  const found = await owners.ofNumber(db, params.number.toUpperCase());
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  const { network } = found;
  const statements = writeStatements({
    network,
    publicUrl,
    owners: beneficialOwners(network, rulePackOf(found.jurisdiction).owners),
    number: found.number,
    jurisdiction: { code: found.jurisdiction, name: countryName(found.jurisdiction, 'en') },
    registeredOn: found.registeredAt.toISOString().slice(0, 10),
    today: now.toISOString().slice(0, 10),
  });
  return new FileReply({
    name: `${found.number}.bods.json`,
    mediaType: 'application/json',
    content: async function* content() {
      yield JSON.stringify(statements, undefined, 2);
    },
  });
}
