/** One of the approvals that a decision needs, in their order. */
export interface ApprovalStep<P extends string = string> {
  /** The kind has words for it. */
  readonly name: string;
  readonly permission: P;
  /** How many different people. */
  readonly count: number;
  /** A person who took one of these steps of the case does not give this approval. */
  readonly notAfter?: readonly string[];
}

/** The approval that is missing now; undefined where all were given. `given`: the names of the steps that were approved. */
export function missingApproval<Step extends ApprovalStep>(
  steps: readonly Step[],
  given: readonly string[],
): Step | undefined {
  return steps.find((step) => countOf(step, given) < step.count);
}

/** Whether one more approval of a step is the last that a decision needs. */
export function isLastApproval(steps: readonly ApprovalStep[], given: readonly string[]): boolean {
  const step = missingApproval(steps, given);
  return step === undefined || missingApproval(steps, [...given, step.name]) === undefined;
}

export function countOf({ name }: ApprovalStep, given: readonly string[]): number {
  return given.filter((each) => each === name).length;
}
