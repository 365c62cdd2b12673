interface Named {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Letters without case and marks, so that "bjork" finds Björk and "nguyen" Nguyễn. */
function bare(text: string, locale: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale);
}

/** The things whose label or hint holds what was typed, those that begin with it first. */
export function matching<Thing extends Named>(
  things: readonly Thing[],
  query: string,
  locale: string,
): readonly Thing[] {
  const wanted = bare(query.trim(), locale);
  const found = things.filter((thing) => bare(`${thing.label} ${thing.hint ?? ''}`, locale).includes(wanted));
  const begins = (thing: Thing) => (bare(thing.label, locale).startsWith(wanted) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}
