import type { ApprovalStaff } from '../staff.ts';

/** Super admins of a test: whoever has called as one, until a test takes that from them. */
export class TestStaff implements ApprovalStaff {
  readonly #admins = new Set<string>();
  readonly #gone = new Set<string>();
  readonly recorded: Parameters<ApprovalStaff['record']>[1][] = [];
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

  holdSuperAdmin: ApprovalStaff['holdSuperAdmin'] = async (_work, userId) => this.#admins.has(userId);
  superAdmins: ApprovalStaff['superAdmins'] = async () => [...this.#admins];
  namesOf: ApprovalStaff['namesOf'] = async (_db, userIds) =>
    new Map(userIds.map((userId) => [userId, `Staff ${userId.slice(-4)}`]));
  record: ApprovalStaff['record'] = async (_work, entry) => void this.recorded.push(entry);
  mailOthers: ApprovalStaff['mailOthers'] = async (_work, except) => void this.mailed.push(except);
}
