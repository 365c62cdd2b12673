/**
 * Look-ups that many requests need at the same time, in one question to the database. A key goes at once when nothing is being asked,
 * and with all others that came meanwhile when something is. Nothing is remembered: each answer was read after its question.
 */
const KEYS_MAX = 500;

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** Makes the look-up of one key out of that of many, which answers in the order of its keys. */
export function gather<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let isAsking = false;
  const ask = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, KEYS_MAX);
      waiting = waiting.slice(KEYS_MAX);
      try {
        const values = await readAll(batch.map(({ key }) => key));
        batch.forEach(({ resolve, reject }, at) => {
          if (at < values.length) resolve(values[at] as Value);
          else reject(new Error('a look-up was not answered'));
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isAsking = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      // At the end of this turn of the event loop: what arrived together is asked together.
      setImmediate(() => void ask());
    });
}
