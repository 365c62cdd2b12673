import { NAME_LENGTH_MAX, USERNAME_LENGTH_MAX, USERNAME_LENGTH_MIN } from './limits.ts';

/**
 * Control characters, marks that turn the direction of what follows, and letters that nobody sees (fillers of Hangul, the blank pattern of
 * Braille): they make one name look like another, or like none.
 */
const DISGUISING =
  /[\p{Cc}\p{Co}\p{Cn}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/u;

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

/** Digits that are read as a letter; 1 is read as two. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/**
 * What a tidy username looks like at a glance, once for each letter that a 1 can be: points, hyphens and underscores do not count,
 * digits are the letters they resemble, `rn` is m and `vv` is w (Unicode TR39, for the characters a username may have).
 */
export function usernameSkeletons(username: string): readonly string[] {
  const letters = withoutMarks(username).replace(/[02-57-9]/g, (digit) => READ_AS[digit] ?? digit);
  const seen = ['l', 'i'].map((one) =>
    letters.replaceAll('1', one).replaceAll('rn', 'm').replaceAll('vv', 'w'),
  );
  return [...new Set(seen)];
}

const reservedSkeletons = new Set([...RESERVED].flatMap(usernameSkeletons));

function withoutMarks(name: string): string {
  return name.replace(/[._-]/g, '');
}

/** Also `adm1n`, `supp0rt`, `e.g.c.r` and `egcr_support`. */
function isReserved(username: string): boolean {
  const looks = usernameSkeletons(username);
  return looks.some((look) => reservedSkeletons.has(look) || speaksForHouse(look));
}

/** Names of ours, which nobody else has in a name. */
const HOUSE_WORDS = ['egcr', 'economicos', 'govos', 'civicos'];

function speaksForHouse(look: string): boolean {
  return HOUSE_WORDS.some((word) => look.startsWith(word) || look.endsWith(word));
}

/** Letters of other scripts that look like Latin ones, as far as the house's words can be written with them. */
const LATIN_OF: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  ɡ: 'g',
  ԍ: 'g',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  г: 'r',
  ѕ: 's',
  т: 't',
  υ: 'u',
  ѵ: 'v',
  х: 'x',
  у: 'y',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  χ: 'x',
  ϲ: 'c',
  ɩ: 'i',
  ı: 'i',
};

/** What someone in a hurry takes for the house or its staff, when a whole name consists of such words. */
const STAFF_WORDS = new Set(
  (
    'admin administrator administration support helpdesk help desk service services customer care team staff official security safety fraud ' +
    'compliance moderator moderation system bank banking treasury reserve payments payment billing refunds refund verification verified jvd'
  ).split(' '),
);

/**
 * Whether a first and last name together speak for the house: one word of them is ours, however it is written, or all of them are what
 * staff is called. `Anna Bank` is a person; `EGCR Anna` and `Customer Support` are none.
 */
export function isHouseName(firstName: string, lastName: string): boolean {
  const words = `${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => Array.from(word, (letter) => LATIN_OF[letter] ?? letter).join(''));
  const looks = [...words, words.join('')].flatMap(usernameSkeletons);
  return (
    looks.some(speaksForHouse) ||
    words.every((word) => usernameSkeletons(word).some((look) => staffLooks.has(look)))
  );
}

const staffLooks = new Set([...STAFF_WORDS].flatMap(usernameSkeletons));

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
