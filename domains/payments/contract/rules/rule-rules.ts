import { isSimulatedRail, type RailName } from '../rails.ts';

export type RuleRailsIssue = 'required' | 'twice' | 'too_many' | 'mixed' | undefined;

/** What is wrong with the rails of a rule. A rule is of one mode: it never mixes rails that carry money with simulated ones. */
export function railsIssue(rails: readonly RailName[]): RuleRailsIssue {
  if (rails.length === 0) return 'required';
  if (new Set(rails).size !== rails.length) return 'twice';
  return rails.some(isSimulatedRail) && !rails.every(isSimulatedRail) ? 'mixed' : undefined;
}

/** Limits of an amount say nothing without the one currency that they are in. */
export function needsCurrency({
  min,
  max,
  currencies,
}: {
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  readonly currencies?: readonly string[] | null | undefined;
}): boolean {
  return ((min ?? null) !== null || (max ?? null) !== null) && currencies?.length !== 1;
}
