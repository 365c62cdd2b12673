export type { CaptchaCheck, GuardedAction } from './captcha-check.ts';
export { composeMail, type ComposedMail, type HouseMail } from './compose-mail.ts';
export { createIdentity } from './create-identity.ts';
export { roles, staffRoles } from './door.ts';
export type {
  Contacts,
  FindByUsername,
  HashedSecrets,
  Identity,
  IdentityDoor,
  NewPerson,
  Role,
  SessionTokens,
} from './door.ts';
export { makeIdentityKeys, readIdentityKeys, rotateSigningKeys, storedIdentityKeys } from './keys.ts';
export type { IdentityKeys, StoredIdentityKeys } from './keys.ts';
export { identitySettings } from './settings.ts';
export type { IdentitySettings } from './settings.ts';
