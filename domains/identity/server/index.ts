export * from './for-gotrue.ts';
export type { OverseenEvent, StaffPart } from './for-staff.ts';
export type { CaptchaCheck, GuardedAction } from './captcha-check.ts';
export { createIdentity } from './create-identity.ts';
export { roles } from './door.ts';
export type {
  Contacts,
  FindByUsername,
  HashedSecrets,
  Identity,
  IdentityDoor,
  NewPerson,
  Role,
  SessionTokens,
  Standing,
} from './door.ts';
export { makeIdentityKeys, readIdentityKeys, rotateSigningKeys, storedIdentityKeys } from './keys.ts';
export type { IdentityKeys, StoredIdentityKeys } from './keys.ts';
export { identitySettings } from './settings.ts';
export type { IdentitySettings } from './settings.ts';
