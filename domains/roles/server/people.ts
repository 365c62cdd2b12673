import type { Act } from '@egcr/contract/act';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

export interface FoundPerson {
  readonly userId: string;
  /** Empty where there is no profile. */
  readonly name: string;
  readonly username: string | null;
}

/** What staff may know of an account. */
export interface ShownAccount extends FoundPerson {
  /** Null where the account is gone. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly isVerified: boolean;
  readonly isBlocked: boolean;
  readonly hasPin: boolean;
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
}

/** What roles ask of the domains that know people. */
export interface RolePeople {
  /** Whether a person may act now: not banned, not gone. Their account is held until the unit ends. */
  hold(work: Work, userId: string): Promise<boolean>;
  /** Whether a person can have a role: there, with a confirmed address. */
  isVerified(db: Database, userId: string): Promise<boolean>;
  findByUsername(db: Database, username: string): Promise<string | undefined>;
  /** Names for lists; who is gone is missing. */
  namesOf(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What the account tells clients of its staff roles; logs what came and went, and invites to a second factor. */
  show(work: Work, person: { readonly userId: string; readonly roles: readonly string[] }): Promise<void>;
  isLastSuperAdmin(work: Work, userId: string): Promise<boolean>;
  /** By the beginning of a name or username, a whole e-mail address, or an id. */
  search(db: Database, text: string, limit: number): Promise<readonly FoundPerson[]>;
  /** Undefined where there is no such account. */
  accountOf(work: Pick<Work, 'db' | 'now'>, userId: string): Promise<ShownAccount | undefined>;
  /** Writes into the house's audit log. */
  record(
    work: Work,
    entry: { readonly action: Act; readonly userId: string; readonly subject: string },
  ): Promise<void>;
}

/** A name for the one who decides; the id where the account has none. */
export async function nameOf(db: Database, people: RolePeople, userId: string): Promise<string> {
  return (await people.namesOf(db, [userId])).get(userId) ?? userId;
}
