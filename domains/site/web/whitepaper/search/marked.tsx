import { createContext, use } from 'react';

import { cutAtPlaces, type Place } from './find-places.ts';

interface Places {
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly current: number;
}

/** What was found, for every text of the paper. */
export const PlacesContext = createContext<Places>({ places: new Map(), current: 0 });

interface MarkedProps {
  /** The block this text belongs to. */
  readonly block: string;
  readonly shown: string;
  /** How many characters of the block stand before it. */
  readonly offset?: number;
}

/** A text of the paper with the places marked that were looked for. */
export function Marked({ block, shown, offset = 0 }: MarkedProps) {
  const { places, current } = use(PlacesContext);
  const here = places.get(block);
  if (here === undefined) return shown;
  return cutAtPlaces(shown, offset, here).map(({ text, place }, at) =>
    place === undefined ? (
      text
    ) : (
      <mark
        key={at}
        data-place={place}
        data-current={place === current}
        className="rounded-sm bg-warn-soft text-ink underline decoration-warn decoration-2 underline-offset-4 data-[current=true]:bg-brand data-[current=true]:text-brand-ink print:bg-transparent print:no-underline"
      >
        {text}
      </mark>
    ),
  );
}
