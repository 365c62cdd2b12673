import type { Work } from '@egcr/server-kit/work';

import { isStaffRole } from '@egcr/roles/contract';

import type { IdentityContext } from './context.ts';
import { noticeWords, type NoticeText } from './compose-mail.ts';
import { mailNotice } from './notify.ts';
import { isStaff } from './ways-in/staff-invitation.ts';
import { recordAudit } from './store/audit.ts';
import { endStaffInvitations } from './store/staff-invitations.ts';
import { changeUser, findUser, holdersOf, lockHolders, type UserRow } from './store/users.ts';

/** Gives a person exactly these roles: those of the staff are granted where they are judged. */
export async function changeRoles(
  work: Work,
  { staff }: Pick<IdentityContext, 'staff'>,
  given: { readonly user: UserRow; readonly roles: readonly string[] },
): Promise<UserRow> {
  await staff.set(work, { userId: given.user.id, roles: given.roles.filter(isStaffRole) });
  return showRoles(work, given);
}

/** What the account shows as its roles; the log says what came and went, and every other super admin gets a mail about it. */
export async function showRoles(
  work: Work,
  { user, roles }: { readonly user: UserRow; readonly roles: readonly string[] },
): Promise<UserRow> {
  const granted = roles.filter((role) => !user.roles.includes(role));
  const removed = user.roles.filter((role) => !roles.includes(role));
  if (granted.length + removed.length === 0) return user;
  const changed = await changeUser(work.db, { id: user.id, now: work.now, change: { roles } });
  if (!isStaff(changed)) await endStaffInvitations(work.db, { userId: user.id, now: work.now });
  for (const [action, moved] of [
    ['role_granted', granted],
    ['role_removed', removed],
  ] as const) {
    if (moved.length > 0) {
      await recordAudit(work, { action, userId: user.id, details: { roles: moved.join(' ') } });
    }
  }
  const admins = await holdersOf(work.db, ['super_admin']);
  await mailPeople(work, {
    to: admins.filter((id) => id !== user.id),
    words: (language) => noticeWords('roles_changed', language),
  });
  return changed;
}

/** Mails people, each in their language; who is gone gets none. */
export async function mailPeople(
  work: Work,
  { to, words }: { readonly to: readonly string[]; readonly words: (language: string) => NoticeText },
): Promise<void> {
  for (const id of to) {
    const holder = await findUser(work.db, id);
    if (holder) await mailNotice(work, holder, words(holder.language));
  }
}

/** Whether nobody would be left to put things right. Until the unit ends, nobody else can take the role from anybody. */
export async function isLastSuperAdmin(work: Work, userId: string): Promise<boolean> {
  const holders = await lockHolders(work.db, 'super_admin');
  return holders.includes(userId) && holders.length === 1;
}
