import type { Act } from '@egcr/contract/act';
import type { Permission } from '@egcr/contract/endpoint';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** What a mail says. */
interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** What approvals ask of the domains that know people. */
export interface ApprovalStaff {
  /** Whether a person has a permission and may act now: not banned, not gone. What they have stays so until the unit ends. */
  hold(work: Work, person: { readonly userId: string; readonly permission: Permission }): Promise<boolean>;
  /** Everybody who has a permission, whether they may act or not. */
  holders(work: Work, permission: Permission): Promise<readonly string[]>;
  /** Names for lists; who is gone is missing. */
  namesOf(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Writes into the house's audit log; `userId` is whose proposal it is. */
  record(
    work: Work,
    entry: {
      readonly action: Act;
      readonly userId: string;
      readonly subject: string;
      readonly kind: string;
    },
  ): Promise<void>;
  /** Mails people, each in their language. */
  mail(
    work: Work,
    mail: { readonly to: readonly string[]; readonly words: (language: string) => MailWords },
  ): Promise<void>;
}
