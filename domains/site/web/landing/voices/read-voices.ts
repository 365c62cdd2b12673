import { isLanguage, type Language } from '@egcr/web-kit/languages';
import { useCallback, useEffect, useState } from 'react';

/** What a real person said, in their own language. */
export interface Voice {
  readonly id: string;
  readonly language: Language;
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly place: string;
}

const ADDRESS = '/api/v1/site/testimonials';

/** The published testimonials, read once and again when told to; `none` also where no answer comes: then the illustrations stand there. */
export function useVoices(): {
  readonly voices: readonly Voice[] | 'waiting' | 'none';
  readonly again: () => void;
} {
  const [voices, setVoices] = useState<readonly Voice[] | 'waiting' | 'none'>('waiting');
  const [turn, setTurn] = useState(0);
  // The server is outside React.
  useEffect(() => {
    const end = new AbortController();
    const tell = (found: readonly Voice[]) => {
      if (!end.signal.aborted) setVoices(found.length > 0 ? found : 'none');
    };
    // An editor wants to see what was just published, not what the browser keeps.
    readVoices(turn > 0 ? 'reload' : 'default', end.signal).then(tell, () => tell([]));
    return () => end.abort();
  }, [turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { voices, again };
}

async function readVoices(cache: RequestCache, signal: AbortSignal): Promise<readonly Voice[]> {
  const response = await fetch(ADDRESS, { headers: { accept: 'application/json' }, cache, signal });
  return response.ok ? toVoices(await response.json()) : [];
}

/** Only those all of whose parts are there. */
export function toVoices(answer: unknown): readonly Voice[] {
  const items: unknown = membersOf(answer).get('items');
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const given = membersOf(item);
    const [id, language, quote, name, role, place] = ['id', 'language', 'quote', 'name', 'role', 'place'].map(
      (key) => textOf(given.get(key)),
    );
    return id && isLanguage(language) && quote && name && role && place
      ? [{ id, language, quote, name, role, place }]
      : [];
  });
}

function membersOf(given: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof given === 'object' && given !== null ? Object.entries(given) : []);
}

function textOf(given: unknown): string {
  return typeof given === 'string' ? given : '';
}
