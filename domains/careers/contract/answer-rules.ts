/** How an employer answered applications that are old enough. */
export interface Answers {
  readonly received: number;
  /** Without an answer in 21 days. */
  readonly unanswered: number;
}

/** One in so many is forgiven: a lapse among many answers is no habit. */
const FORGIVEN = 4;

/** Whether an employer leaves applications without an answer: at least every fourth. */
export function isSlow({ received, unanswered }: Answers): boolean {
  return unanswered > 0 && unanswered * FORGIVEN >= received;
}
