import type { UserRow } from './store/users.ts';

/** E-mail or phone is verified. */
export function isVerified(user: Pick<UserRow, 'email_confirmed_at' | 'phone_confirmed_at'>): boolean {
  return user.email_confirmed_at !== null || user.phone_confirmed_at !== null;
}

export function isBanned(user: Pick<UserRow, 'banned_until'>, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

/** What we say of a person in tokens and user documents: providers and roles. Rights are checked against the row, never against this. */
export function appMetadataOf(user: UserRow): Readonly<Record<string, unknown>> {
  const providers = [
    ...(user.email === null ? [] : ['email']),
    ...(user.phone === null ? [] : ['phone']),
    ...(user.is_anonymous ? ['anonymous'] : []),
  ];
  return {
    ...user.app_metadata,
    ...(providers[0] === undefined ? {} : { provider: providers[0], providers }),
    ...(user.roles.length === 0 ? {} : { roles: user.roles }),
  };
}

/** Phones are kept without + and shown with it. */
export function shownPhone(phone: string): string {
  return `+${phone}`;
}
