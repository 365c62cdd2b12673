import type { Database } from '../src/database.ts';
import type { Work } from '../src/work.ts';

interface Recorded {
  readonly action: string;
  readonly userId: string;
  readonly subject: string;
  readonly kind: string;
}

/** Super admins of a test: whoever has called as one, until a test takes that from them. */
export class TestStaff {
  readonly #admins = new Set<string>();
  readonly #gone = new Set<string>();
  readonly recorded: Recorded[] = [];
  readonly mailed: string[] = [];

  /** Somebody calls as a super admin. */
  meet(userId: string): void {
    if (!this.#gone.has(userId)) this.#admins.add(userId);
  }

  /** The role is lost, or the person banned or gone: all the same to approvals. */
  remove(userId: string): void {
    this.#gone.add(userId);
    this.#admins.delete(userId);
  }

  holdSuperAdmin = async (_work: Work, userId: string): Promise<boolean> => this.#admins.has(userId);
  superAdmins = async (): Promise<readonly string[]> => [...this.#admins];
  namesOf = async (_db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(userIds.map((userId) => [userId, `Staff ${userId.slice(-4)}`]));
  record = async (_work: Work, entry: Recorded): Promise<void> => void this.recorded.push(entry);
  mailOthers = async (_work: Work, except: string): Promise<void> => void this.mailed.push(except);
}
