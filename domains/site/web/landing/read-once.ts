import { useEffect, useState } from 'react';

const PATIENCE_MS = 8_000;

export type ReadOnce<Value> = Value | 'waiting' | 'failed';

/**
 * What a public address of the API answers, read once and without the machinery of signed-in pages. `failed` where no answer comes
 * within eight seconds, or one of which `understand`, the same at every render, makes nothing.
 */
export function useReadOnce<Value>(
  address: string,
  understand: (answer: unknown) => Value | undefined,
): ReadOnce<Value> {
  const [read, setRead] = useState<ReadOnce<Value>>('waiting');
  // The server is outside React.
  useEffect(() => {
    const end = new AbortController();
    const patience = setTimeout(() => end.abort(), PATIENCE_MS);
    let isHere = true;
    const tell = (found: Value | 'failed') => isHere && setRead(() => found);
    answerOf(address, end.signal)
      .then(understand)
      .then(
        (found) => tell(found ?? 'failed'),
        () => tell('failed'),
      );
    return () => {
      isHere = false;
      clearTimeout(patience);
      end.abort();
    };
  }, [address, understand]);
  return read;
}

/** Undefined where the server refuses. */
async function answerOf(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  return response.ok ? response.json() : undefined;
}
