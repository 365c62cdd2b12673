/** Days in which a person may answer before money is asked back from them. */
export const HEARING_DAYS = 14;

interface Heard {
  /** `proposed` before the answer, `answered` after it. */
  readonly state: string;
  readonly answerBy: Date;
}

/** Whether the person may still answer: once, until the time that they were told. */
export function mayAnswer({ state, answerBy }: Heard, now: Date): boolean {
  return state === 'proposed' && now < answerBy;
}

/** Whether it may be decided: the person has been heard, or has let the time go by. */
export function mayDecide({ state, answerBy }: Heard, now: Date): boolean {
  return state === 'answered' || (state === 'proposed' && now >= answerBy);
}
