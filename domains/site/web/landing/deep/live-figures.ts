import { countsIn } from '../counts-in.ts';
import { useReadOnce, type ReadOnce } from '../read-once.ts';

/** What the platform counts of itself. */
interface LiveFigures {
  readonly people: number;
  readonly transfersToday: number;
  readonly currencies: number;
  readonly languages: number;
  /** ISO 8601, UTC. */
  readonly readAt: string;
}

/** The platform's figures as they are counted now. */
export function useLiveFigures(): ReadOnce<LiveFigures> {
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
  return { ...rest, transfersToday, readAt };
}
