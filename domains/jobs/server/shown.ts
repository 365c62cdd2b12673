import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import type { JobCard, OwnPosting } from '../contract/index.ts';
import { VERIFIED_LEVEL } from '../contract/limits.ts';
import { waitingChanges } from './changes/store.ts';
import type { JobPay } from './door.ts';
import type { JobParts } from './parts.ts';
import type { PostingRow } from './store.ts';

type Levels = Pick<JobParts, 'levelsOf'>;
type At = Pick<Work, 'db' | 'now'>;

/** Those of some organisations whose jobs are published at once, and bear a mark. */
export async function verifiedEmployers(
  { levelsOf }: Levels,
  at: At,
  organisationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (organisationIds.length === 0) return new Set();
  const levels = await levelsOf(at, [...new Set(organisationIds)]);
  return new Set([...levels].flatMap(([id, level]) => (level >= VERIFIED_LEVEL ? [id] : [])));
}

/** Jobs as they stand in a list, in the order of their rows. */
export async function cardsOf(
  parts: Levels,
  at: At,
  rows: readonly PostingRow[],
): Promise<readonly JobCard[]> {
  const verified = await verifiedEmployers(
    parts,
    at,
    rows.map((row) => row.organisation_id),
  );
  return rows.map((row) => cardOf(row, verified));
}

/** A job as it stands in a list. */
export async function oneCard(parts: Levels, at: At, row: PostingRow): Promise<JobCard> {
  return cardOf(row, await verifiedEmployers(parts, at, [row.organisation_id]));
}

/** What a posting pays. */
export function payOf(row: PostingRow): JobPay {
  const asset = assetOf(row.asset)?.code;
  invariant(asset !== undefined, `${row.asset} is no asset of ours`);
  return {
    min: toWire({ amountMinor: row.pay_min_minor, asset }),
    max: toWire({ amountMinor: row.pay_max_minor, asset }),
    period: row.period,
  };
}

function cardOf(row: PostingRow, verified: ReadonlySet<string>): JobCard {
  const pay = payOf(row);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    employer: row.employer,
    is_employer_verified: verified.has(row.organisation_id),
    is_employer_slow: row.standing === 0,
    is_support_friendly: row.is_support_friendly,
    is_remote: row.is_remote,
    country: row.country,
    place: row.place,
    contract: row.contract,
    hours: row.hours,
    pay_min: pay.min,
    pay_max: pay.max,
    period: pay.period,
    occupation: row.occupation,
    sector: row.sector,
    language: row.language,
    skills: [...row.skills],
    posted_at: toInstant(row.posted_at),
    closes_at: toInstant(row.closes_at),
    is_sample: row.is_sample,
  };
}

/** A posting as its organisation sees it. */
export async function ownOf(parts: Levels, at: At, row: PostingRow): Promise<OwnPosting> {
  const [own] = await ownsOf(parts, at, [row]);
  invariant(own !== undefined, 'a posting is shown as one');
  return own;
}

/** Postings of one organisation as it sees them. */
export async function ownsOf(
  parts: Levels,
  at: At,
  rows: readonly PostingRow[],
): Promise<readonly OwnPosting[]> {
  const verified = await verifiedEmployers(
    parts,
    at,
    rows.map((row) => row.organisation_id),
  );
  const waiting = await waitingChanges(
    at.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...cardOf(row, verified),
    state: row.state,
    version: row.version,
    case_id: row.case_id,
    change_case_id: waiting.get(row.id) ?? null,
  }));
}
