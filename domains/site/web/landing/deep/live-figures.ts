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
  if (typeof answer !== 'object' || answer === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(answer));
  const [people, transfersToday, currencies, languages] = [
    'people',
    'transfers_today',
    'currencies',
    'languages',
  ].map((name) => given.get(name));
  const readAt = given.get('read_at');
  if (!isCount(people) || !isCount(transfersToday) || !isCount(currencies) || !isCount(languages))
    return undefined;
  if (typeof readAt !== 'string' || Number.isNaN(Date.parse(readAt))) return undefined;
  return { people, transfersToday, currencies, languages, readAt };
}

function isCount(given: unknown): given is number {
  return typeof given === 'number' && Number.isSafeInteger(given) && given >= 0;
}
