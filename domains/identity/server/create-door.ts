import { PIN_WINDOW_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import type { Actor } from '@egcr/server-kit/actor';
import { isStaffRole } from '@egcr/roles/contract';
import type { Work } from '@egcr/server-kit/work';

import { phoneNumberIssue } from '../contract/phone-number.ts';
import { tidyEmail, tidyPhone } from '../contract/rules.ts';
import { changeRoles, isLastSuperAdmin, mailPeople, showRoles } from './change-roles.ts';
import type { IdentityContext } from './context.ts';
import { createConfirmedPerson, hashSecrets } from './create-confirmed-person.ts';
import type { IdentityDoor } from './door.ts';
import { endMadePeople } from './end-made-people.ts';
import { openSession, tokensOf } from './open-session.ts';
import { makeServiceKey } from './service-key.ts';
import { countSms } from './sms/sms-limits.ts';
import { isSendable } from './sms/sms-numbers.ts';
import { recordAudit } from './store/audit.ts';
import { hasFactor } from './store/factors.ts';
import { findPin, findPinHolders } from './store/pins.ts';
import { findSession, openPinWindow } from './store/sessions.ts';
import { readPresence } from './store/presence.ts';
import { readStandings } from './store/standings.ts';
import { countPeople, findUser, findUserAt, lockUser } from './store/users.ts';
import { isBanned, shownPhone } from './user-facts.ts';
import { mailStaffInvitation, printStaffInvitation } from './ways-in/staff-invitation.ts';

export function createDoor(context: IdentityContext): IdentityDoor {
  return {
    hashSecrets: (secrets) => hashSecrets(context, secrets),
    createConfirmedPerson: (work, person) => createConfirmedPerson(work, context, person),
    async issueSession(work, userId, { isPinVerified = false } = {}) {
      const user = await findUser(work.db, userId);
      if (!user) throw new Error('a session needs a person');
      const opened = await openSession(work, context, { user, method: 'password' });
      if (isPinVerified) await verifyAtOnce(work, { userId, sessionId: opened.session.id });
      const session = (await findSession(work.db, opened.session.id)) ?? opened.session;
      return tokensOf(context, { user: opened.user, session, now: work.now });
    },
    async findUserIdBy(db, address) {
      const isEmail = 'email' in address;
      const user = await findUserAt(
        db,
        isEmail
          ? { email: tidyEmail(address.email) }
          : { phone: tidyPhone(address.phone).replace(/^\+/, '') },
      );
      const confirmedAt = isEmail ? user?.email_confirmed_at : user?.phone_confirmed_at;
      return confirmedAt ? user?.id : undefined;
    },
    async contactsOf(db, userId) {
      const user = await findUser(db, userId);
      return (
        user && {
          email: user.email,
          phone: user.phone === null ? null : shownPhone(user.phone),
          isEmailVerified: user.email_confirmed_at !== null,
          isPhoneVerified: user.phone_confirmed_at !== null,
          language: user.language,
        }
      );
    },
    async textPhone(work, { phone, text }) {
      const { carriers, settings } = context;
      const isReached = carriers.sms && settings.phoneEnabled && phoneNumberIssue(phone) === undefined;
      if (!isReached || !isSendable(phone, settings.smsCountries)) return 'refused';
      if (!(await countSms(work, context, phone.replace(/^\+/, ''))).mayGo) return 'later';
      await work.sendSms({ to: phone, text });
      return 'sent';
    },
    standingOf: (db, userIds, now) => readStandings(db, userIds, now),
    presenceOf: (db, userIds, now) => readPresence(db, userIds, { now, settings: context.settings }),
    recordStaffAction: (work, { action, userId, subject, kind }) =>
      recordAudit(work, {
        action,
        userId,
        details: { subject, ...(kind !== undefined && { kind }), by: nameOfActor(work.actor) },
      }),
    ...staffDoor(context),
    countPeople: async (db) => (await countPeople(db)).verified,
    makeServiceKey: (now) => makeServiceKey(context, now),
    agreedToLegal: async (db, userId) =>
      (await findUser(db, userId))?.user_metadata['agrees_to_legal'] === true,
    hasPin: async (db, userId) => (await findPin(db, userId)) !== undefined,
    withPin: (db, userIds) => findPinHolders(db, userIds),
    endMadePeople: (work, emails) => endMadePeople(work, context, emails),
  };
}

/** What concerns those who work for the platform. */
function staffDoor(
  context: IdentityContext,
): Pick<
  IdentityDoor,
  | 'accountOf'
  | 'holdPerson'
  | 'isLastSuperAdmin'
  | 'showStaffRoles'
  | 'mailPeople'
  | 'grantRole'
  | 'makeStaffInvitation'
> {
  return {
    async holdPerson(work, userId) {
      const user = await lockUser(work.db, userId);
      return user !== undefined && !isBanned(user, work.now);
    },
    async accountOf(db, userId, now) {
      const user = await findUser(db, userId);
      return (
        user && {
          createdAt: user.created_at,
          isBlocked: isBanned(user, now),
          hasPin: (await findPin(db, userId)) !== undefined,
          hasSecondFactor: await hasFactor(db, userId),
        }
      );
    },
    isLastSuperAdmin,
    async showStaffRoles(work, { userId, roles }) {
      const user = await lockUser(work.db, userId);
      if (!user) return;
      const others = user.roles.filter((role) => !isStaffRole(role));
      const after = await showRoles(work, { user, roles: [...others, ...roles] });
      await mailStaffInvitation(work, context, { before: user, after });
    },
    mailPeople: (work, mail) => mailPeople(work, mail),
    async grantRole(work, { userId, role }) {
      const user = await lockUser(work.db, userId);
      if (!user) throw new Error('a role needs a person');
      const after = await changeRoles(work, context, { user, roles: [...new Set([...user.roles, role])] });
      await mailStaffInvitation(work, context, { before: user, after });
    },
    async makeStaffInvitation(work, userId) {
      const user = await lockUser(work.db, userId);
      return user && printStaffInvitation(work, context, user);
    },
  };
}

/** Who did it, as the audit log names them: a person by their id, the platform by its reason. */
function nameOfActor(actor: Actor): string {
  if (actor.kind === 'person') return actor.userId;
  return actor.kind === 'system' ? actor.reason : actor.kind;
}

async function verifyAtOnce(
  work: Work,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  const pin = await findPin(work.db, userId);
  if (!pin) return;
  const expiresAt = addSeconds(work.now, PIN_WINDOW_S);
  await openPinWindow(work.db, { sessionId, epoch: pin.epoch, expiresAt, now: work.now });
}
