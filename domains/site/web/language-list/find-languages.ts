import { foldText } from '@egcr/contract/search-text';

import type { OfferedLanguage } from './offered-languages.ts';

/** The languages one of whose names, own, English or the reader's, has what was typed in it, or whose code begins so; all for nothing. */
export function findLanguages(
  languages: readonly OfferedLanguage[],
  typed: string,
  readerName: (code: string) => string,
): readonly OfferedLanguage[] {
  const wanted = foldText(typed.trim());
  if (wanted === '') return languages;
  return languages.filter(
    ({ code, name, native_name }) =>
      [name, native_name, readerName(code)].some((each) => foldText(each).includes(wanted)) ||
      code.toLowerCase().startsWith(wanted),
  );
}
