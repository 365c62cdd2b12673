import type { Act } from '@egcr/contract/act';

import type { Database } from '../src/postgres/database.ts';
import type { Work } from '../src/work.ts';

interface Done {
  readonly userId: string;
  readonly subject: string;
  readonly kind: string;
}

/** The staff of a test: the person who has called as a super admin, until a test takes that from them. They may do all that staff may. */
export class TestStaff {
  readonly #admins = new Set<string>();
  readonly #gone = new Set<string>();
  readonly recorded: (Done & { readonly action: string })[] = [];
  readonly mailed: string[] = [];

  /** Someone calls as a super admin. */
  meet(userId: string): void {
    if (!this.#gone.has(userId)) this.#admins.add(userId);
  }

  /** The role is lost, or the person banned or gone: all the same to approvals. */
  remove(userId: string): void {
    this.#gone.add(userId);
    this.#admins.delete(userId);
  }

  hold = async (_work: Work, { userId }: { readonly userId: string }): Promise<boolean> =>
    this.#admins.has(userId);
  holders = async (): Promise<readonly string[]> => [...this.#admins];
  namesOf = async (_db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(userIds.map((userId) => [userId, `Staff ${userId.slice(-4)}`]));
  record = async (_work: Work, { action, ...done }: Done & { readonly action: Act }): Promise<void> =>
    void this.recorded.push({ ...done, action: action.name });
  mail = async (_work: Work, { to }: { readonly to: readonly string[] }): Promise<void> =>
    void this.mailed.push(...to);
}
