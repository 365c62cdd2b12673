import { describe, expect, it } from 'vitest';

import { pseudo, pseudoMessage } from './pseudo-locale.ts';

describe('a pseudo-language', () => {
  it('is longer, accented and in brackets, and keeps what is not words', () => {
    expect(pseudoMessage('Send', 'en-XA')).toBe('⟦Šéööñđ⟧');
    expect(pseudoMessage('To {name} by <a>mail</a>', 'en-XA')).toBe('⟦Ŧöó {name} ƀöý <a>ɱáööíł</a>⟧');
    expect(pseudoMessage('{count, plural, one {# file} other {# files of {owner}}}', 'en-XA')).toBe(
      '⟦{count, plural, one {# ƒíööłé} other {# ƒíööłéš óöƒ {owner}}}⟧',
    );
  });

  it('only widens Arabic', () => {
    expect(pseudoMessage('إرسال', 'ar-XB')).toBe('⟦إــرسال⟧');
  });

  it('reaches every sentence of a document and leaves its names for machines', () => {
    expect(pseudo({ id: 'terms', body: ['No'] }, 'en-XA')).toEqual({ id: 'terms', body: ['⟦Ñöó⟧'] });
  });
});
