import { samplesIn, type SamplePart } from '@egcr/server-kit/samples';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { RegistryParts } from './parts.ts';

/**
 * Invented registrations and businesses. One whose fee was paid, that has a wallet, or that holds shares of one that stays is needed. The organisation
 * of one that goes is self-declared again.
 */
export function registrySamples({ organisations }: Pick<RegistryParts, 'organisations'>): SamplePart {
  const part = samplesIn({ schema: 'registry', needs: neededSamples });
  return {
    ...part,
    remove: async (work, kept) => {
      await organisations.unregister(work.db, await organisationsToGo(work, kept));
      return part.remove(work, kept);
    },
  };
}

async function neededSamples({ db }: Pick<Work, 'db'>, kept: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; case_id: string | null }>`
    select b.id, b.case_id
    from registry.business b
    where b.is_sample
      and (b.organisation_id = any (${[...kept]}::uuid[])
        or exists (
          select
          from registry.holding h
          join registry.business other on other.id = h.business_id
          where h.holder_business_id = b.id
            and (not other.is_sample
              or other.id = any (${[...kept]}::uuid[])
              or other.organisation_id = any (${[...kept]}::uuid[]))))
    union all
    select case_id, case_id
    from registry.registration
    where is_sample and fee_transfer_id is not null`.execute(db);
  return rows.flatMap(({ id, case_id: caseId }) => (caseId === null ? [id] : [id, caseId]));
}

async function organisationsToGo(
  { db }: Pick<Work, 'db'>,
  kept: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ organisation_id: string | null }>`
    select organisation_id
    from registry.business
    where is_sample and organisation_id is not null and id <> all (${[...kept]}::uuid[])`.execute(db);
  return rows.flatMap(({ organisation_id: id }) => id ?? []);
}
