import { NAME_LENGTH_MAX, USERNAME_LENGTH_MAX, USERNAME_LENGTH_MIN } from './limits.ts';

/** Control characters and marks that turn the direction of what follows: they make one name look like another. */
const DISGUISING =
  /[\p{Cc}\p{Co}\p{Cn}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/** A name as it is kept: composed, trimmed, single spaces. */
export function tidyName(text: string): string {
  return text.normalize('NFC').trim().replace(/ +/g, ' ');
}

export type NameIssue = 'name_required' | 'name_too_long' | 'name_characters';

/** The first thing wrong with a first or last name. Every script is welcome, characters that disguise are not. */
export function nameIssue(text: string): NameIssue | undefined {
  const name = tidyName(text);
  if (name === '') return 'name_required';
  if (Array.from(name).length > NAME_LENGTH_MAX) return 'name_too_long';
  return DISGUISING.test(name) || !/[\p{L}\p{N}]/u.test(name) ? 'name_characters' : undefined;
}

/** Names that would speak for the house, or that addresses of ours use. */
const RESERVED = new Set(
  (
    'admin administrator root system support help helpdesk service security moderator mod staff team official egcr jvd ' +
    'bank treasury reserve mint wallet payments payment finance billing refund abuse postmaster hostmaster webmaster ' +
    'noreply no-reply mailer-daemon info contact legal legals press news blog status api auth dev docs www mail email ' +
    'me you null undefined anonymous everyone all nobody user users super-admin superadmin super_admin owner ceo'
  ).split(' '),
);

/** A username as it is kept and compared: compatibility forms folded, lower case, without a leading @. */
export function tidyUsername(text: string): string {
  return text.normalize('NFKC').trim().replace(/^@/, '').toLowerCase();
}

/** What a tidy username looks like at a glance: the confusables of Unicode TR39 among the characters it may have. */
export function usernameSkeleton(username: string): string {
  return username.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const reservedSkeletons = new Set([...RESERVED].map((name) => usernameSkeleton(withoutMarks(name))));

function withoutMarks(name: string): string {
  return name.replace(/[._-]/g, '');
}

/** Also `adm1n`, `supp0rt` and `e.g.c.r`. */
function isReserved(username: string): boolean {
  const plain = withoutMarks(username);
  return [plain, plain.replaceAll('1', 'i')].some((name) => reservedSkeletons.has(usernameSkeleton(name)));
}

export type UsernameIssue =
  | 'username_required'
  | 'username_too_short'
  | 'username_too_long'
  | 'username_characters'
  | 'username_reserved';

/** The first thing wrong with a username: letters a to z, digits, point, underscore and hyphen, beginning with a letter or digit. */
export function usernameIssue(text: string): UsernameIssue | undefined {
  const username = tidyUsername(text);
  if (username === '') return 'username_required';
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(username)) return 'username_characters';
  if (username.length < USERNAME_LENGTH_MIN) return 'username_too_short';
  if (username.length > USERNAME_LENGTH_MAX) return 'username_too_long';
  return isReserved(username) ? 'username_reserved' : undefined;
}
