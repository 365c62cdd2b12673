import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import { toWire } from '@egcr/wallet/contract';

import type { JobCard, OwnPosting } from '../contract/index.ts';
import type { PostingRow } from './store.ts';

/** A job as it stands in a list. */
export function cardOf(row: PostingRow): JobCard {
  const asset = assetOf(row.asset)?.code;
  invariant(asset !== undefined, `${row.asset} is no asset of ours`);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    employer: row.employer,
    is_remote: row.is_remote,
    country: row.country,
    place: row.place,
    contract: row.contract,
    hours: row.hours,
    pay_min: toWire({ amountMinor: row.pay_min_minor, asset }),
    pay_max: toWire({ amountMinor: row.pay_max_minor, asset }),
    period: row.period,
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
export function ownOf(row: PostingRow): OwnPosting {
  return { ...cardOf(row), state: row.state, version: row.version, case_id: row.case_id };
}
