import type { OfferedLanguage } from './offered-languages.ts';

/** Without marks and capitals: "cest" finds Čeština. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The languages one of whose names, own, English or the reader's, has what was typed in it, or whose code begins so; all for nothing. */
export function findLanguages(
  languages: readonly OfferedLanguage[],
  typed: string,
  readerName: (code: string) => string,
): readonly OfferedLanguage[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return languages;
  return languages.filter(
    ({ code, name, native_name }) =>
      [name, native_name, readerName(code)].some((each) => folded(each).includes(wanted)) ||
      code.toLowerCase().startsWith(wanted),
  );
}
