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
] as const;
export type CheckNote = (typeof checkNotes)[number];

export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** What each level asks for besides those below it. */
export const checksOfLevel: Readonly<Record<Level, readonly CheckKind[]>> = {
  0: [],
  1: ['registry', 'contact', 'lei', 'tax'],
  2: ['sanctions', 'documents', 'officers', 'owners'],
  3: ['wallet'],
};

export function checksUpTo(level: Level): readonly CheckKind[] {
  return levels.filter((each) => each <= level).flatMap((each) => checksOfLevel[each]);
}

/** Hits of screening are decided one by one, and what a rule found stands: an officer decides the checks that no rule could. */
export function isForOfficer(check: {
  readonly kind: CheckKind;
  readonly result: CheckResult;
  readonly isByOfficer: boolean;
}): boolean {
  return (
    check.kind !== 'sanctions' && (check.isByOfficer || check.result === 'open' || check.result === 'refer')
  );
}

/** Whether results let a business have a level: each check of it passed, or does not apply. */
export function reaches(level: Level, results: ReadonlyMap<CheckKind, CheckResult>): boolean {
  return checksUpTo(level).every((kind) => ['pass', 'na'].includes(results.get(kind) ?? 'open'));
}
