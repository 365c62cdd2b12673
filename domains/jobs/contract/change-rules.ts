import type { NewPosting } from './shapes.ts';

/** What of an open posting an officer looks at before it changes, unless the employer is verified. */
export const lookedAtParts = ['title', 'body', 'skills', 'pay'] as const;
export type LookedAtPart = (typeof lookedAtParts)[number];

type Looked = Pick<NewPosting, 'title' | 'body'> & {
  readonly skills: readonly string[];
  readonly must_skills: readonly string[];
  readonly questions: readonly string[];
  readonly payMinMinor: bigint;
  readonly payMaxMinor: bigint;
};

/** Which of these parts a change touches. */
export function lookedAtChanges(before: Looked, after: Looked): readonly LookedAtPart[] {
  const same = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((each, at) => each === other[at]);
  const isChanged: Readonly<Record<LookedAtPart, boolean>> = {
    title: before.title !== after.title,
    // Questions are words of the posting as well.
    body: before.body !== after.body || !same(before.questions, after.questions),
    skills: !same(before.skills, after.skills) || !same(before.must_skills, after.must_skills),
    pay: before.payMinMinor !== after.payMinMinor || before.payMaxMinor !== after.payMaxMinor,
  };
  return lookedAtParts.filter((part) => isChanged[part]);
}

/** Where pay would fall below what people read when they applied; undefined where it does not. */
export function loweredPay(
  before: Pick<Looked, 'payMinMinor' | 'payMaxMinor'>,
  after: Pick<Looked, 'payMinMinor' | 'payMaxMinor'>,
): 'pay_min' | 'pay_max' | undefined {
  if (after.payMinMinor < before.payMinMinor) return 'pay_min';
  return after.payMaxMinor < before.payMaxMinor ? 'pay_max' : undefined;
}
