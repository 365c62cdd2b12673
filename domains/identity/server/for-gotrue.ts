/*
 * What the GoTrue protocol is made of: accounts, codes, sessions and second factors as its routes use them. For domains/gotrue alone; every
 * other domain takes `IdentityDoor`.
 */
export { phoneNumberIssue } from '../contract/phone-number.ts';
export { readAccessToken } from './access-token.ts';
export { hashesOfAuthCode, isAuthCodeOf, isVerifierOf, makeAuthCode } from './auth-code.ts';
export {
  hasBudget,
  poolOf,
  spendBudget,
  spendOnAddress,
  spendingOf,
  untilTomorrow_s,
  type Spending,
} from './budgets.ts';
export type { GuardedAction } from './captcha-check.ts';
export { changeRoles, isLastSuperAdmin } from './change-roles.ts';
export { confirmAddress, confirmBySpent, openBySpent } from './complete-sign-in.ts';
export { composeNotice, composeUndoMail, noticeWords } from './compose-mail.ts';
export type { IdentityContext } from './context.ts';
export { roles, type Role } from './door.ts';
export { endSessionsOf } from './end-sessions.ts';
export {
  PASSKEY_ALGORITHMS,
  judgeAuthentication,
  judgeRegistration,
  relyingPartyOf,
  type RelyingParty,
} from './factors/passkey-answers.ts';
export { raiseInPlace, raiseToSecondLevel } from './factors/raise-session.ts';
export { openSecret, recoveryCodeHash, sealSecret } from './factors/sealed-secret.ts';
export type { StoredHash } from './hashing.ts';
export { holdForFirst } from './hold/hold-for-first.ts';
export { holdMoney } from './hold/hold-money.ts';
export { currentKey, type KeyRing } from './keys.ts';
export { notify } from './notify.ts';
export { PKCE_PREFIX, isCodeOf, isLinkOf, makeOneTimeSecret, rowIdOfLink } from './one-time-secret.ts';
export { openSession, tokensOf } from './open-session.ts';
export { bytesOfUuid, readRefreshToken, uuidOf, type RefreshToken } from './refresh-token.ts';
export { askerOf, makeToken, sendToken, verifyLink, type Sending } from './send-token.ts';
export { readServiceKey } from './service-key.ts';
export { judgeIdle } from './session-life.ts';
export { countReturn } from './sms/sms-limits.ts';
export { isSendable } from './sms/sms-numbers.ts';
export { listAudit, recordAudit, timesOf } from './store/audit.ts';
export {
  addAuthCode,
  endAuthCodes,
  findAuthCode,
  reserveExchange,
  spendAuthCode,
} from './store/auth-codes.ts';
export {
  addContactUndo,
  changersTo,
  confirmContactHalf,
  contactChangesOf,
  dropContactChanges,
  endContactUndos,
  findContactChange,
  findContactUndo,
  putContactChange,
  spendContactUndo,
  type ContactChangeRow,
  type ContactKind,
} from './store/contact-changes.ts';
export {
  acceptFactor,
  addFactor,
  addFactorChallenge,
  countRecoveryCodes,
  deleteFactor,
  deleteFactorsSince,
  deleteUnverifiedFactors,
  factorsOf,
  findFactor,
  findFactorChallenge,
  hasFactor,
  replaceRecoveryCodes,
  reserveFactorAttempt,
  spendFactorChallenge,
  spendRecoveryCode,
  type FactorRow,
} from './store/factors.ts';
export {
  SAME_FLOW,
  dropPending,
  endTokens,
  findToken,
  findTokenById,
  reserveGuess,
  spendToken,
  tokensOf as oneTimeTokensOf,
  type Challenge,
  type Pending,
  type TokenKind,
  type TokenRow,
} from './store/one-time-tokens.ts';
export {
  addPasskey,
  addPasskeyChallenge,
  deletePasskey,
  deletePasskeysSince,
  lockPasskey,
  passkeysOf,
  renamePasskey,
  takePasskeyChallenge,
  usePasskey,
  type PasskeyRow,
} from './store/passkeys.ts';
export {
  findSession,
  isKnownDevice,
  lockSession,
  lowerSessions,
  rotateSession,
  type EndReason,
  type SessionChannel,
  type SessionRow,
} from './store/sessions.ts';
export {
  addIdentity,
  addUser,
  changeUser,
  deleteUnconfirmedAt,
  deleteUser,
  dropAddress,
  emptyUser,
  findUser,
  findUserAt,
  identitiesOf,
  listUsers,
  lockUser,
  type Address,
  type IdentityRow,
  type UserChange,
  type UserRow,
} from './store/users.ts';
export { messagesIn } from './texts.ts';
export { appMetadataOf, isBanned, isVerified, shownPhone } from './user-facts.ts';
export { channelsBehind } from './ways-in/channels-behind.ts';
export type { WayInChange } from './ways-in/judge.ts';
export { mailStaffInvitation } from './ways-in/staff-invitation.ts';
export { isYoungByCode, wayInNeed } from './ways-in/way-in-need.ts';
