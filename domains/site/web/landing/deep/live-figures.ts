import { countsIn } from '../counts-in.ts';
import { useReadOnce, type ReadOnce } from '../read-once.ts';

/** Programmes that take applications, and what they gave; in whole dollars. */
export interface LiveProgrammes {
  readonly open: number;
  readonly committed: number;
  readonly paid: number;
}

/** What the platform counts of itself. */
interface LiveFigures {
  readonly people: number;
  readonly transfersToday: number;
  readonly currencies: number;
  readonly languages: number;
  readonly grants: LiveProgrammes;
  readonly sectorFunds: LiveProgrammes;
  readonly wealth: { readonly count: number; readonly worth: number };
  /** ISO 8601, UTC. */
  readonly readAt: string;
}

/** The figures, or why there are none. */
export type Live = ReadOnce<LiveFigures>;

/** The platform's figures as they are counted now. */
export function useLiveFigures(): Live {
  return useReadOnce('/api/v1/site/figures', toLiveFigures);
}

/** Undefined where a figure is missing or is no count. */
function toLiveFigures(answer: unknown): LiveFigures | undefined {
  const counts = countsIn(answer, ['people', 'transfers_today', 'currencies', 'languages']);
  if (counts === undefined || typeof answer !== 'object' || answer === null || !('read_at' in answer))
    return undefined;
  const { transfers_today: transfersToday, ...rest } = counts;
  const readAt = answer.read_at;
  if (typeof readAt !== 'string' || Number.isNaN(Date.parse(readAt))) return undefined;
  const grants = programmesIn(answer, 'grants');
  const sectorFunds = programmesIn(answer, 'sector_funds');
  const wealth = within(answer, 'wealth_funds');
  const count = countsIn(wealth, ['count'])?.count;
  const worth = dollarsIn(wealth, 'net_assets');
  if (!grants || !sectorFunds || count === undefined || worth === undefined) return undefined;
  return { ...rest, transfersToday, readAt, grants, sectorFunds, wealth: { count, worth } };
}

function within(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? new Map(Object.entries(answer)).get(name)
    : undefined;
}

/** Whole dollars of an amount in cents. */
function dollarsIn(answer: unknown, name: string): number | undefined {
  const value = within(within(answer, name), 'value');
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? Math.floor(Number(value) / 100) : undefined;
}

function programmesIn(answer: unknown, name: string): LiveProgrammes | undefined {
  const given = within(answer, name);
  const open = countsIn(given, ['open'])?.open;
  const committed = dollarsIn(given, 'committed');
  const paid = dollarsIn(given, 'paid');
  return open === undefined || committed === undefined || paid === undefined
    ? undefined
    : { open, committed, paid };
}
