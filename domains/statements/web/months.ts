/** A month of UTC as a statement asks for it: first and last day, the last not after today. */
export interface StatementMonth {
  readonly from: string;
  readonly to: string;
  /** It is still going on. */
  readonly isRunning: boolean;
}

/** This month and the ones before it, newest first, as far back as the account goes. */
export function lastMonths(today: Date, count: number, openedAt: string): readonly StatementMonth[] {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const months = Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back + 1, 0));
    return { from: day(first), to: day(back === 0 ? today : last), isRunning: back === 0 };
  });
  return months.filter(({ to, isRunning }) => isRunning || to >= openedAt.slice(0, 10));
}

/** November 2026, in the reader's words. */
export function monthName({ from }: StatementMonth, locale: string): string {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${from}T00:00:00Z`),
  );
}
