import { useRef, useSyncExternalStore } from 'react';

type Given<Whole, Part> = readonly [
  subscribe: (listener: () => void) => () => void,
  read: () => Whole,
  readAhead: (() => Whole) | undefined,
  select: (whole: Whole) => Part,
  isEqual: (one: Part, other: Part) => boolean,
];

interface Selected<Whole, Part> {
  readonly whole: Whole;
  readonly select: (whole: Whole) => Part;
  readonly part: Part;
}

/**
 * Stands in for `use-sync-external-store/shim/with-selector`, which the router reads its state with: a part of a store, the same object for as
 * long as it compares equal.
 */
export function useSyncExternalStoreWithSelector<Whole, Part>(...given: Given<Whole, Part>): Part {
  const [subscribe, read, , select, isEqual] = given;
  const last = useRef<Selected<Whole, Part>>(undefined);
  const readPart = () => {
    const whole = read();
    const known = last.current;
    if (known && Object.is(known.whole, whole) && known.select === select) return known.part;
    const found = select(whole);
    const part = known && isEqual(known.part, found) ? known.part : found;
    last.current = { whole, select, part };
    return part;
  };
  return useSyncExternalStore(subscribe, readPart, readPart);
}
