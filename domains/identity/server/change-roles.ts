import type { Work } from '@egcr/server-kit/work';

import { notify } from './notify.ts';
import { recordAudit } from './store/audit.ts';
import { changeUser, findUser, holdersOf, lockHolders, type UserRow } from './store/users.ts';

/** Gives a person exactly these roles; the log says what came and went, and every other super admin gets a mail about it. */
export async function changeRoles(
  work: Work,
  { user, roles }: { readonly user: UserRow; readonly roles: readonly string[] },
): Promise<UserRow> {
  const granted = roles.filter((role) => !user.roles.includes(role));
  const removed = user.roles.filter((role) => !roles.includes(role));
  if (granted.length + removed.length === 0) return user;
  const changed = await changeUser(work.db, { id: user.id, now: work.now, change: { roles } });
  for (const [action, moved] of [
    ['role_granted', granted],
    ['role_removed', removed],
  ] as const) {
    if (moved.length > 0) {
      await recordAudit(work, { action, userId: user.id, details: { roles: moved.join(' ') } });
    }
  }
  await tellSuperAdmins(work, { except: user.id, notice: 'roles_changed' });
  return changed;
}

/** Mails every super admin but one about something that they look after together. */
export async function tellSuperAdmins(
  work: Work,
  { except, notice }: { readonly except: string; readonly notice: 'roles_changed' | 'proposal_waiting' },
): Promise<void> {
  for (const id of await holdersOf(work.db, 'super_admin')) {
    const holder = id === except ? undefined : await findUser(work.db, id);
    if (holder) await notify(work, holder, notice);
  }
}

/** Whether nobody would be left to put things right. Until the unit ends, nobody else can take the role from anybody. */
export async function isLastSuperAdmin(work: Work, userId: string): Promise<boolean> {
  const holders = await lockHolders(work.db, 'super_admin');
  return holders.includes(userId) && holders.length === 1;
}
