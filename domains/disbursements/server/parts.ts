import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { Act } from '@egcr/contract/act';
import type { WireMoney } from '@egcr/contract/money';
import type { Ledger } from '@egcr/ledger/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import type { BusinessAccount, MoneyDoor } from '@egcr/wallet/server';

import type { disbursementKinds } from './money.ts';

/** The businesses that are paid into wallets of their own. */
export interface PaidBusinesses {
  readonly walletOf: (organisationId: string) => BusinessAccount;
  /** The members of its team who may pay now; of a business that is closed nobody may. */
  readonly membersWith: (db: Database, organisationId: string, right: 'pay') => Promise<readonly string[]>;
  /** Its team, and those who have left it lately: none of them takes part in paying it. */
  readonly teamLately: (work: Pick<Work, 'db' | 'now'>, organisationId: string) => Promise<readonly string[]>;
  readonly namesOf: (
    db: Database,
    organisationIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
}

/** What the use cases of disbursements stand on. */
export interface DisbursementParts {
  readonly wallet: Pick<
    MoneyDoor<(typeof disbursementKinds)[number]>,
    'pay' | 'payMany' | 'collect' | 'move' | 'moveSamples' | 'giveBack'
  >;
  readonly ledger: Pick<Ledger, 'balancesOf'>;
  readonly approvals: ApprovalsDoor;
  readonly businesses: PaidBusinesses;
  readonly namesOf: (db: Database, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** US cents at the rate of now. */
  readonly worthOf: (work: Pick<Work, 'db' | 'now'>, moves: readonly WireMoney[]) => Promise<bigint>;
  /** Writes an act of staff into the audit log. */
  readonly record: (
    work: Work,
    done: { readonly action: Act; readonly userId: string; readonly subject: string; readonly kind: string },
  ) => Promise<void>;
}
