/** When a programme takes applications; `null`: without an end. */
export interface ProgrammeDates {
  readonly opensAt: Date;
  readonly closesAt: Date | null;
}

export const programmeStates = ['forecasted', 'open', 'closed'] as const;
export type ProgrammeState = (typeof programmeStates)[number];

/** Where a programme stands at an instant, by the server's clock: the first instant after its deadline is too late. */
export function stateAt({ opensAt, closesAt }: ProgrammeDates, now: Date): ProgrammeState {
  if (now < opensAt) return 'forecasted';
  return closesAt !== null && now > closesAt ? 'closed' : 'open';
}
