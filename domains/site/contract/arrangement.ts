import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

const TILES_MAX = 40;
const TILE_NAME_MAX = 40;

const names = z
  .array(z.string().check(z.regex(/^[a-z][a-z-]*$/, 'format'), z.maxLength(TILE_NAME_MAX, 'too_long')))
  .check(z.maxLength(TILES_MAX, 'too_long'));

/** Where a person has put the tiles of their dashboard, by their names. A tile that stands nowhere is new to them. */
export const arrangement = named(
  'DashboardArrangement',
  z
    .strictObject({ wide: names, side: names, hidden: names })
    .check(
      z.refine(
        ({ wide, side, hidden }) =>
          new Set([...wide, ...side, ...hidden]).size === wide.length + side.length + hidden.length,
        'twice',
      ),
    ),
);
export type Arrangement = z.output<typeof arrangement>;

export const places = ['wide', 'side', 'hidden'] as const;
export type Place = (typeof places)[number];

interface KnownTile {
  readonly name: string;
  readonly column: 'wide' | 'side';
}

/** Every tile in its place: as the person has put it, and in its own column where they have not. */
export function arranged(tiles: readonly KnownTile[], kept: Arrangement | null): Arrangement {
  const known = new Set(tiles.map(({ name }) => name));
  const put = new Set(kept === null ? [] : places.flatMap((place) => kept[place]));
  const by = (place: Place) => [
    ...(kept?.[place] ?? []).filter((name) => known.has(name)),
    ...tiles.filter(({ name, column }) => column === place && !put.has(name)).map(({ name }) => name),
  ];
  return { wide: by('wide'), side: by('side'), hidden: by('hidden') };
}

export interface Spot {
  readonly place: Place;
  readonly at: number;
}

export function spotOf(given: Arrangement, name: string): Spot | undefined {
  for (const place of places) {
    const at = given[place].indexOf(name);
    if (at >= 0) return { place, at };
  }
  return undefined;
}

/** The same with one tile at another spot. */
export function moved(given: Arrangement, name: string, { place, at }: Spot): Arrangement {
  const without = (each: Place) => given[each].filter((other) => other !== name);
  const lists = { wide: without('wide'), side: without('side'), hidden: without('hidden') };
  return { ...lists, [place]: lists[place].toSpliced(at, 0, name) };
}

/** One step up or down; undefined at the end of its list. */
export function stepped(given: Arrangement, name: string, by: -1 | 1): Spot | undefined {
  const spot = spotOf(given, name);
  if (spot === undefined) return undefined;
  const at = spot.at + by;
  return at >= 0 && at < given[spot.place].length ? { place: spot.place, at } : undefined;
}
