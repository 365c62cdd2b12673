import { userDeleted } from '@egcr/identity/contract';
import {
  type Address,
  addUser,
  changeRoles,
  changeUser,
  confirmAddress,
  deleteUnconfirmedAt,
  deleteUser,
  emptyUser,
  endAuthCodes,
  endSessionsOf,
  endTokens,
  findUser,
  findUserAt,
  isBanned,
  isLastSuperAdmin,
  isVerified,
  lockUser,
  mailStaffInvitation,
  notify,
  recordAudit,
  type StoredHash,
  type UserChange,
  type UserRow,
} from '@egcr/identity/server';
import { told } from '@egcr/server-kit/event-kinds';
import { addSeconds } from '@egcr/contract/time';
import { isDatabaseError, SQL_STATE } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { applyContactChange } from '../contact/apply-contact-change.ts';
import { takenError } from '../contact/ask-contact-change.ts';
import { weaknessOf } from '../passwords.ts';
import { inUnit, type Call } from '../call.ts';
import { userDocument } from '../documents.ts';
import { GoTrueError, gotrueErrors, invalid, weakPassword } from '../errors.ts';
import { readAddress, readAppMetadata, readBody, readId, readMetadata, requireHashable } from '../input.ts';
import { adminBodies, merged, readBan, splitAppMetadata, type AdminUser } from './input.ts';

/** POST /admin/users. */
export async function createUser(call: Call, given: unknown): Promise<object> {
  const body = readBody(adminBodies.user, given);
  const email = body.email ? readAddress({ email: body.email }, 'create') : undefined;
  const phone = body.phone ? readAddress({ phone: body.phone }, 'create') : undefined;
  if (!email && !phone) throw invalid('Cannot create a user without either an email or phone');
  const password = await readPassword(call, body);
  const wishedId = z.safeParse(z.uuid(), body.id);
  return inUnit(call, async (work) => {
    for (const address of [email, phone]) if (address) await requireFree(work, address);
    const id = wishedId.success ? wishedId.data : work.newId();
    const user = await addUser(work.db, {
      id,
      email: email && 'email' in email ? email.email : null,
      phone: phone && 'phone' in phone ? phone.phone : null,
      userMetadata: readMetadata(body.user_metadata),
      language: work.request.language,
      now: work.now,
      newId: () => work.newId(),
    });
    if (!user) throw takenError(email ? 'email' : 'phone');
    await recordAudit(work, { action: 'person_created', userId: id, details: { by: 'admin' } });
    if (password) await changeUser(work.db, { id, now: work.now, change: { password } });
    return documentAfter(work, call, { user: await confirmWished(work, { user, body }), body });
  });
}

/** An address someone confirmed is theirs; a sign-up nobody confirmed gives way. */
async function requireFree(work: Work, address: Address): Promise<void> {
  const holder = await findUserAt(work.db, address);
  if (!holder) return;
  if (isVerified(holder)) throw takenError('email' in address ? 'email' : 'phone');
  await deleteUnconfirmedAt(work.db, address);
}

async function confirmWished(
  work: Work,
  { user, body }: { readonly user: UserRow; readonly body: AdminUser },
): Promise<UserRow> {
  const pending = { metadata: user.user_metadata };
  let confirmed = user;
  if (body.email_confirm && user.email !== null) {
    confirmed = await confirmAddress(work, { user: confirmed, address: 'email', pending });
  }
  if (body.phone_confirm && user.phone !== null) {
    confirmed = await confirmAddress(work, { user: confirmed, address: 'phone', pending });
  }
  return confirmed;
}

/** Writes what stands beside addresses and password, and shows the person as they then are. */
async function documentAfter(
  work: Work,
  call: Call,
  { user, body }: { readonly user: UserRow; readonly body: AdminUser },
): Promise<object> {
  const app = body.app_metadata ? splitAppMetadata(body.app_metadata) : undefined;
  const ban_s = body.ban_duration ? readBan(body.ban_duration) : undefined;
  const change: UserChange = {
    ...(app ? { appMetadata: readAppMetadata(merged(user.app_metadata, app.rest)) } : {}),
    ...(ban_s === undefined ? {} : { bannedUntil: ban_s === null ? null : addSeconds(work.now, ban_s) }),
  };
  if (typeof ban_s === 'number' && (await isLastSuperAdmin(work, user.id))) throw lastSuperAdmin();
  const changed = await changeUser(work.db, { id: user.id, now: work.now, change });
  // A short ban must not be waited out with a code in the hand.
  if (isBanned(changed, work.now))
    await endAuthCodes(work.db, { userId: user.id, reason: 'banned', now: work.now });
  if (!app?.roles) return userDocument(work.db, changed);
  if (!app.roles.includes('super_admin') && (await isLastSuperAdmin(work, user.id))) throw lastSuperAdmin();
  const after = await changeRoles(work, call.context, { user: changed, roles: app.roles });
  await mailStaffInvitation(work, call.context, { before: changed, after });
  return userDocument(work.db, after);
}

/** Someone has to be able to put things right. */
function lastSuperAdmin(): GoTrueError {
  return new GoTrueError(gotrueErrors.lastSuperAdmin);
}

async function readPassword(call: Call, { password }: AdminUser): Promise<StoredHash | undefined> {
  if (!password) return undefined;
  requireHashable(password);
  const weakness = weaknessOf(password, call.context.settings);
  if (weakness) throw weakPassword(weakness);
  return call.context.passwords.make(password);
}

/** GET /admin/users/:id. */
export async function readUserById(call: Call, id: string): Promise<object> {
  const user = await findUser(call.services.db, readId(id, gotrueErrors.userUnknown));
  if (!user) throw new GoTrueError(gotrueErrors.userUnknown);
  return userDocument(call.services.db, user);
}

/** PUT /admin/users/:id: at once and without any question to the person, who is told of a new password or address. */
export async function changeUserById(call: Call, userId: string, given: unknown): Promise<object> {
  const id = readId(userId, gotrueErrors.userUnknown);
  const body = readBody(adminBodies.user, given);
  const addresses = [
    body.email ? readAddress({ email: body.email }, 'update') : undefined,
    body.phone ? readAddress({ phone: body.phone }, 'update') : undefined,
  ];
  const password = await readPassword(call, body);
  try {
    return await inUnit(call, async (work) => {
      const locked = await lockUser(work.db, id);
      if (!locked) throw new GoTrueError(gotrueErrors.userUnknown);
      await recordAudit(work, { action: 'user_changed_by_admin', userId: id });
      let user = await confirmWished(work, { user: locked, body });
      for (const address of addresses) user = await moveTo(work, call, { user, address });
      const change: UserChange = {
        ...(password ? { password } : {}),
        ...(body.user_metadata
          ? { userMetadata: readMetadata(merged(user.user_metadata, body.user_metadata)) }
          : {}),
      };
      user = await changeUser(work.db, { id, now: work.now, change });
      if (password) {
        await endTokens(work.db, { userId: id, reason: 'password_changed', now: work.now });
        await endSessionsOf(work, { userId: id, reason: 'password_changed' });
        await notify(work, user, 'password_changed');
      }
      return documentAfter(work, call, { user, body });
    });
  } catch (error) {
    if (isDatabaseError(error, SQL_STATE.uniqueViolation, 'user_email_unique')) throw takenError('email');
    if (isDatabaseError(error, SQL_STATE.uniqueViolation, 'user_phone_unique')) throw takenError('phone');
    throw error;
  }
}

async function moveTo(
  work: Work,
  call: Call,
  { user, address }: { readonly user: UserRow; readonly address: Address | undefined },
): Promise<UserRow> {
  if (!address) return user;
  const kind = 'email' in address ? 'email' : 'phone';
  const text = 'email' in address ? address.email : address.phone;
  if (user[kind] === text) return user;
  const changed = await applyContactChange(work, call.context, { user, kind, address: text });
  if (!changed) throw takenError(kind);
  return changed;
}

/** DELETE /admin/users/:id: for good, or softly: nothing is left but the id. Sessions end at once. */
export async function removeUserById(call: Call, userId: string, given: unknown): Promise<object> {
  const id = readId(userId, gotrueErrors.userUnknown);
  const isSoft = readBody(adminBodies.remove, given).should_soft_delete === true;
  return inUnit(call, async (work) => {
    if (await isLastSuperAdmin(work, id)) throw lastSuperAdmin();
    if (!(await lockUser(work.db, id))) throw new GoTrueError(gotrueErrors.userUnknown);
    await endSessionsOf(work, { userId: id, reason: 'ended_by_admin' });
    await (isSoft ? emptyUser(work.db, { id, now: work.now }) : deleteUser(work.db, id));
    await recordAudit(work, { action: 'user_deleted', userId: id, details: { isSoft } });
    await work.emit(told(userDeleted, { user_id: id }));
    return {};
  });
}
