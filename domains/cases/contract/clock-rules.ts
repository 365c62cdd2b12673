const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const [SUNDAY, SATURDAY] = [0, 6];

/** How long a step may take: hours of every day, where money moves; days of the calendar; or working days. */
export type Term = { readonly hours: number } | { readonly days: number } | { readonly workingDays: number };

export function endOfTerm(from: Date, term: Term): Date {
  if ('hours' in term) return new Date(from.getTime() + term.hours * HOUR_MS);
  if ('days' in term) return new Date(from.getTime() + term.days * DAY_MS);
  return addWorkingDays(from, term.workingDays);
}

/** Half the term after its end: rounded up to whole days. */
export function endOfGrace(due: Date, term: Term): Date {
  if ('hours' in term) return endOfTerm(due, { hours: term.hours / 2 });
  if ('days' in term) return endOfTerm(due, { days: Math.ceil(term.days / 2) });
  return endOfTerm(due, { workingDays: Math.ceil(term.workingDays / 2) });
}

/** The same hour so many working days later, Monday to Friday in UTC. From a weekend it counts from Monday. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + DAY_MS);
    const day = at.getUTCDay();
    if (day !== SUNDAY && day !== SATURDAY) left -= 1;
  }
  return at;
}
