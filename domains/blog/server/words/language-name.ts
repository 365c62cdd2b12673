const known = new Map<string, Intl.DisplayNames>();

/** A language by its name in the language of the reader. Writers of names are made once: to make one takes longer than to draw a post. */
export function languageName(language: string, reader: string): string {
  const names = known.get(reader) ?? new Intl.DisplayNames(reader, { type: 'language' });
  known.set(reader, names);
  return names.of(language) ?? language;
}
