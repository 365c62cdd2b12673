import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { BusinessStatus } from '../contract/index.ts';
import { keepContactProof, type ContactProof } from './businesses/contact-proof-store.ts';
import { keepTaxIdGiven, keepVerifiedLevel } from './businesses/standing-store.ts';
import { businessesOf, findBusiness, officersOf, type BusinessRow } from './directory/directory-store.ts';
import { readNetwork } from './owners/read-network.ts';

/** A business as the register knows it. */
export interface RecordedBusiness {
  readonly id: string;
  readonly organisationId: string;
  readonly name: string;
  readonly number: string;
  readonly jurisdiction: string;
  readonly status: BusinessStatus;
  readonly hasAddress: boolean;
  readonly isSample: boolean;
}

/** A name that stands behind a business: its own, of an officer, or of an owner. */
export interface BehindName {
  readonly name: string;
  /** YYYY-MM, of a person; null where it is not known. */
  readonly bornMonth: string | null;
}

/** What other domains ask of the register. */
export interface RegistryRecords {
  ofOrganisations(db: Database, ids: readonly string[]): Promise<readonly RecordedBusiness[]>;
  find(db: Database, id: string): Promise<RecordedBusiness | undefined>;
  /** All names behind a business, each once; and whether every part of it has an owner who is known. */
  behind(
    db: Database,
    id: string,
  ): Promise<{ readonly names: readonly BehindName[]; readonly hasOwners: boolean }>;
  /** How far a business is verified, and until when; level 0 takes it away. */
  keepVerification(
    work: Work,
    verified: {
      readonly businessId: string;
      readonly level: number;
      readonly until: string | null;
      /** It fell because people came whom its checks do not cover. */
      readonly isLowered?: boolean;
    },
  ): Promise<void>;
  /** How and when a business has proven a web domain or a phone; null takes it away. */
  keepContactProof(
    work: Work,
    proven: {
      readonly businessId: string;
      readonly kind: 'domain' | 'phone';
      readonly proof: ContactProof | null;
    },
  ): Promise<void>;
  keepTaxIdGiven(
    work: Work,
    given: { readonly businessId: string; readonly isGiven: boolean },
  ): Promise<void>;
}

/** The register, for those who stand on it. */
export const registryRecords: RegistryRecords = {
  ofOrganisations: async (db, ids) => (await businessesOf(db, ids)).flatMap(recorded),
  find: async (db, id) => [await findBusiness(db, { id })].flatMap((row) => (row ? recorded(row) : []))[0],
  behind: namesBehind,
  keepVerification: keepVerifiedLevel,
  keepContactProof,
  keepTaxIdGiven,
};

function recorded(row: BusinessRow): readonly RecordedBusiness[] {
  if (row.organisation_id === null) return [];
  return [
    {
      id: row.id,
      organisationId: row.organisation_id,
      name: row.name,
      number: row.number,
      jurisdiction: row.jurisdiction,
      status: row.status,
      hasAddress: row.street !== '' && row.town !== '',
      isSample: row.is_sample,
    },
  ];
}

async function namesBehind(db: Database, id: string) {
  const network = await readNetwork(db, id);
  const officers = await officersOf(db, id);
  const names = new Map<string, BehindName>();
  for (const { name, born_month: bornMonth } of [...network.nodes, ...officers])
    names.set(`${name} ${bornMonth ?? ''}`, { name, bornMonth });
  const hasOwners = network.edges.some(({ owned }) => owned === network.subject) && !network.is_cut;
  return { names: [...names.values()], hasOwners };
}
