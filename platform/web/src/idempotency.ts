import { uuidv7 } from '@egcr/contract/ids';
import { useCallback, useState } from 'react';

/** A fresh key for one intended effect. */
export function newIdempotencyKey(): string {
  return uuidv7(Date.now());
}

/**
 * One key for each mount of a form: a double click, a repeat and a lost answer keep it, so they have one effect.
 * `renew` it once the effect has happened, or when the person changes what is asked for after a refusal.
 */
export function useIdempotencyKey(): { readonly key: string; readonly renew: () => void } {
  const [key, setKey] = useState(newIdempotencyKey);
  const renew = useCallback(() => setKey(newIdempotencyKey()), []);
  return { key, renew };
}
