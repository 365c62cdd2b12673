import { useEffect, useState } from 'react';

/** What the platform counts of itself. */
interface LiveFigures {
  readonly people: number;
  readonly transfersToday: number;
  readonly currencies: number;
  readonly languages: number;
  /** ISO 8601, UTC. */
  readonly readAt: string;
}

const ADDRESS = '/api/v1/site/figures';
const PATIENCE_MS = 8_000;

/** Read once, without the machinery of signed-in pages; `failed` where no answer comes. */
export function useLiveFigures(): LiveFigures | 'waiting' | 'failed' {
  const [live, setLive] = useState<LiveFigures | 'waiting' | 'failed'>('waiting');
  // The server is outside React.
  useEffect(() => {
    const end = new AbortController();
    const patience = setTimeout(() => end.abort(), PATIENCE_MS);
    let isHere = true;
    const tell = (found: LiveFigures | 'failed') => isHere && setLive(found);
    read(end.signal).then(
      (found) => tell(found ?? 'failed'),
      () => tell('failed'),
    );
    return () => {
      isHere = false;
      clearTimeout(patience);
      end.abort();
    };
  }, []);
  return live;
}

async function read(signal: AbortSignal): Promise<LiveFigures | undefined> {
  const response = await fetch(ADDRESS, { headers: { accept: 'application/json' }, signal });
  return response.ok ? toLiveFigures(await response.json()) : undefined;
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
