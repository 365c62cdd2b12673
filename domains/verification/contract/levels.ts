/** What is checked of a business. */
export const checkKinds = [
  'registry',
  'contact',
  'lei',
  'tax',
  'sanctions',
  'documents',
  'officers',
  'owners',
  'domain',
  'phone',
  'wallet',
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** `open`: not looked at yet. `refer`: a person has to decide. `na`: it does not apply. */
export const checkResults = ['open', 'pass', 'fail', 'refer', 'na'] as const;
export type CheckResult = (typeof checkResults)[number];

/** Why a result is what it is; each has a sentence. */
export const checkNotes = [
  'active',
  'not_active',
  'given',
  'missing',
  'digits_right',
  'digits_wrong',
  'lei_asked',
  'lei_issued',
  'lei_lapsed',
  'lei_other_name',
  'lei_ended',
  'lei_unknown',
  'number_right',
  'number_wrong',
  'format_only',
  'no_list',
  'no_hits',
  'open_hits',
  'confirmed_hits',
  'officer',
  'named',
  'unnamed',
  'changed',
  'proof_waiting',
  'proof_file',
  'proof_dns',
  'proof_sms',
  'proof_missing',
  'proof_unreachable',
  'proof_private',
  'proof_expired',
] as const;

/** Ways to reach a business, each proven by the team itself: no officer decides them. */
export const contactKinds = ['domain', 'phone'] as const satisfies readonly CheckKind[];
export type ContactKind = (typeof contactKinds)[number];

export function isContactKind(kind: CheckKind): kind is ContactKind {
  return contactKinds.some((each) => each === kind);
}
export type CheckNote = (typeof checkNotes)[number];

export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** What each level asks for besides those below it. */
export const checksOfLevel: Readonly<Record<Level, readonly CheckKind[]>> = {
  0: [],
  1: ['registry', 'contact', 'lei', 'tax'],
  2: ['sanctions', 'documents', 'officers', 'owners', 'domain', 'phone'],
  3: ['wallet'],
};

export function checksUpTo(level: Level): readonly CheckKind[] {
  return levels.filter((each) => each <= level).flatMap((each) => checksOfLevel[each]);
}

/** Hits of screening are decided one by one, contacts are proven, and what a rule found stands: an officer decides the checks that no rule could. */
export function isForOfficer(check: {
  readonly kind: CheckKind;
  readonly result: CheckResult;
  readonly isByOfficer: boolean;
}): boolean {
  return (
    check.kind !== 'sanctions' &&
    !isContactKind(check.kind) &&
    (check.isByOfficer || check.result === 'open' || check.result === 'refer')
  );
}

/**
 * Whether results let a business have a level: each check of it passed, or does not apply. A contact that the team has not proven yet stands in
 * nobody's way; one whose mark was not there does. Level 3 takes one that is proven.
 */
export function reaches(level: Level, results: ReadonlyMap<CheckKind, CheckResult>): boolean {
  const hasPassed = (kind: CheckKind) =>
    isContactKind(kind) ? results.get(kind) !== 'fail' : ['pass', 'na'].includes(results.get(kind) ?? 'open');
  return checksUpTo(level).every(hasPassed) && (level < 3 || hasProvenContact(results));
}

export function hasProvenContact(results: ReadonlyMap<CheckKind, CheckResult>): boolean {
  return contactKinds.some((kind) => results.get(kind) === 'pass');
}
