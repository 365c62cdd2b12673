import { openBank, type Bank } from '@egcr/wallet/testing';
import { invariant } from '@egcr/server-kit/refusal';

import { createDisbursements, disbursementKinds, type DisbursementsDoor } from '../index.ts';
import type { DisbursementParts, PaidBusinesses } from '../parts.ts';
import { noBusinesses } from './no-businesses.ts';

interface Funds {
  readonly bank: Bank;
  readonly door: DisbursementsDoor;
  /** What disbursements are made with. */
  readonly parts: DisbursementParts;
}

/** The API of wallet and disbursements over a real server and database, and the door. */
export async function openFunds(businesses: PaidBusinesses = noBusinesses): Promise<Funds> {
  let door: DisbursementsDoor | undefined;
  let parts: DisbursementParts | undefined;
  const bank = await openBank({
    kinds: disbursementKinds,
    guests: [
      ({ wallet, ledger, approvals, rates, staff }) => {
        parts = {
          wallet,
          ledger,
          approvals,
          businesses,
          namesOf: staff.namesOf,
          record: staff.record,
          worthOf: (work, moves) => rates.dollarsOf(work, moves),
        };
        const made = createDisbursements(parts);
        ({ door } = made);
        return { domain: made.domain, proposals: made.proposals };
      },
    ],
  });
  await bank.setRates();
  invariant(door !== undefined && parts !== undefined, 'the bank made its guests');
  return { bank, door, parts };
}

/** Looks for envelopes that wait, and runs the job of each. */
export async function followUpAll(bank: Bank): Promise<void> {
  await bank.runJob('disbursements.follow_up');
  const { rows } = await bank.database.owner.query<{ id: string; envelope: string }>(
    `select id, split_part(key, ':', 2) as envelope from graphile_worker.jobs
     where task_identifier = 'disbursements.follow_up_one' order by id`,
  );
  for (const { envelope } of rows) await bank.runJob('disbursements.follow_up_one', { envelope });
  await bank.database.owner.query('select graphile_worker.complete_jobs($1)', [rows.map(({ id }) => id)]);
}
