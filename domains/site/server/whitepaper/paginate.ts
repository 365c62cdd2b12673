/** Something that stands on a page as a whole: a line, a chart, a row of a table. Heights are points. */
export interface Slab {
  readonly height: number;
  /** Air below it, left out at the end of a page. */
  readonly gap?: number;
  /** Never the last thing on a page: a heading goes with what follows. */
  readonly isTiedToNext?: boolean;
  readonly draw: (y: number) => void;
}

export interface PlacedSlab {
  readonly slab: Slab;
  readonly y: number;
}

interface Room {
  readonly top: number;
  readonly bottom: number;
}

/** Lays slabs one under the other and begins a new page where the next does not fit with what it is tied to. */
export function paginate(slabs: readonly Slab[], { top, bottom }: Room): readonly (readonly PlacedSlab[])[] {
  const pages: PlacedSlab[][] = [[]];
  let y = top;
  for (const [at, slab] of slabs.entries()) {
    const page = pages.at(-1) ?? [];
    if (y + heightTogether(slabs, at) > bottom && page.length > 0 && !isTied(slabs, at)) {
      pages.push([]);
      y = top;
    }
    pages.at(-1)?.push({ slab, y });
    y += slab.height + (slab.gap ?? 0);
  }
  return pages;
}

function isTied(slabs: readonly Slab[], at: number): boolean {
  return slabs[at - 1]?.isTiedToNext === true;
}

/** From this slab to the first one that stands for itself. */
function heightTogether(slabs: readonly Slab[], from: number): number {
  let height = 0;
  for (let at = from; at < slabs.length; at += 1) {
    const slab = slabs[at];
    height += slab?.height ?? 0;
    if (slab?.isTiedToNext !== true) break;
    height += slab.gap ?? 0;
  }
  return height;
}
