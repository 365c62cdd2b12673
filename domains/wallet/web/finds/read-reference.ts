const LENGTH = 12;

/**
 * The reference that was typed, as it is looked for: with or without its dashes, in small letters or capitals. Undefined where it is none.
 * A reference has no I, L, O or U; the digits they are mistaken for are meant.
 */
export function readReference(typed: string): string | undefined {
  const bare = typed
    .replaceAll(/[\s\u2010-\u2015-]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return bare.length === LENGTH && /^[\dA-HJKMNP-TV-Z]+$/.test(bare) ? bare : undefined;
}
