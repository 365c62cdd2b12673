/** What reviewers judge an application by. */
export const rubricCriteria = ['need', 'impact', 'plan', 'costs'] as const;
export type RubricCriterion = (typeof rubricCriteria)[number];

/** How a programme scores: published before anyone applies. */
export interface Rubric {
  /** In percent; together 100. In the order in which reviewers read them. */
  readonly weights: Readonly<Record<RubricCriterion, number>>;
  /** Of two applications with the same score the one that is better in the first of these comes first; then the one that was sent earlier. */
  readonly ties: readonly RubricCriterion[];
  /** Of a programme in another currency: above so much, one person more judges. */
  readonly largeFromMinor?: bigint;
}

/** Of people: what they need counts most. */
export const rubricOfPeople: Rubric = {
  weights: { need: 35, impact: 20, plan: 30, costs: 15 },
  ties: ['need', 'plan'],
};

/** Of organisations: what changes for others counts most. */
export const rubricOfOrganisations: Rubric = {
  weights: { need: 20, impact: 35, plan: 30, costs: 15 },
  ties: ['impact', 'need'],
};
