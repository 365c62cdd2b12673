import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages, type Language } from '@egcr/server-kit/http/request-facts';
import { describe, expect, it } from 'vitest';

import { readEveryText, type EveryText } from './every-text.ts';
import { strayWord, wrongVoice } from './register.ts';
import { sameEverywhere, sameInSome } from './same-words.ts';
import { typeset, typographyFaults } from './typography.ts';

// What docs/languages.md asks of every sentence, wherever it is kept: browser, server and legal documents. Keys, placeholders and
// plurals of the browser's catalogues are proved beside their machinery, in platform/web.

const texts = await readEveryText();

/** English that the specification writes with straight marks. */
const fromSpecification = new Set([
  "I'm not a robot",
  "Email address must contain an '@' symbol.",
  "Passwords Don't Match",
]);

/** Written by one friend to another, so in the voice of friends. */
const betweenFriends = new Set(['domains/referrals/web join.text']);

function faultsIn(language: Language, find: (text: string, each: EveryText) => readonly string[]): string[] {
  return texts.flatMap((each) => {
    const text = each.in[language];
    if (text === undefined || fromSpecification.has(text)) return [];
    return find(text, each).map((fault) => `${each.folder} ${each.key}: ${fault} | ${text}`);
  });
}

describe('the words of the product', () => {
  it('are all found: browser, server and legal documents', () => {
    expect(texts.length).toBeGreaterThan(2000);
    const folders = new Set(texts.map(({ folder }) => folder));
    expect(folders).toContain('domains/identity/server');
    expect(folders).toContain('domains/contact/server');
    expect(folders).toContain('domains/referrals/server');
    expect(folders).toContain('domains/legals/contract/texts/terms');
  });

  it('are there in all ten languages [SHELL-02]', () => {
    const missing = texts.flatMap(({ folder, key, in: said }) =>
      languages.filter((language) => said[language] === undefined).map((each) => `${each} ${folder} ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(languages)('use the marks and spaces of their language: %s', (language) => {
    expect(faultsIn(language, (text) => typographyFaults(text, language))).toEqual([]);
  });

  it.each(languages)('speak to the reader in one voice: %s', (language) => {
    const faults = faultsIn(language, (text, { folder, key }) => {
      const word = betweenFriends.has(`${folder} ${key}`) ? undefined : wrongVoice(text, language);
      return word === undefined ? [] : [`“${word}”`];
    });
    expect(faults).toEqual([]);
  });

  it.each(languages)('call a thing by one name: %s', (language) => {
    expect(
      faultsIn(language, (text) => {
        const stray = strayWord(text, language);
        return stray === undefined ? [] : [stray];
      }),
    ).toEqual([]);
  });

  it.each(languages.filter((each) => each !== 'en'))('leave no English behind: %s [SHELL-02]', (language) => {
    const allowed = new Set([...sameEverywhere, ...sameInSome[language]]);
    const faults = faultsIn(language, (text, { in: said }) =>
      text === said.en && hasWords(text) && !allowed.has(text) ? ['is still English'] : [],
    );
    expect(faults).toEqual([]);
  });

  it('list no word as the same that differs', () => {
    const idle = languages.flatMap((language) =>
      [...sameInSome[language]]
        .filter((word) => !texts.some(({ in: said }) => said.en === word && said[language] === word))
        .map((word) => `${language} ${word}`),
    );
    expect(idle).toEqual([]);
  });

  it.each(languages.filter((each) => each !== 'en'))(
    'keep labels short enough for their place: %s',
    (language) => {
      const faults = faultsIn(language, (text, { folder, in: said }) => {
        const { en = '' } = said;
        const isLabel = en.length <= 24 && !en.includes('{') && !folder.includes('/texts/');
        return isLabel && text.length > 2 * en.length + 8 ? [`is too long for “${en}”`] : [];
      });
      expect(faults).toEqual([]);
    },
  );
});

describe('the glossary of docs/languages.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/languages.md'), 'utf8');
  const rows = page
    .slice(page.indexOf('## What we call things'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [head = [], ...terms] = rows;

  it.each(languages.filter((each) => each !== 'en'))('names words that are in use: %s', (language) => {
    const said = texts.map((each) => (each.in[language] ?? '').toLowerCase()).join('\n');
    const column = head.indexOf(language);
    const idle = terms.filter((cells) => !said.includes(wordOf(cells[column] ?? '')));
    expect(terms.length).toBeGreaterThan(30);
    expect(idle.map((cells) => `${cells[1] ?? ''}: ${cells[column] ?? ''}`)).toEqual([]);
  });
});

/** Without what is explained in brackets. */
function wordOf(cell: string): string {
  return cell.replace(/ \(.*\)$/, '').toLowerCase();
}

/** Whether it says anything besides its placeholders. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
}

describe('the rules', () => {
  it.each([
    ['fr', 'Prêt ?', 'Prêt\u202F?'],
    ['fr', 'Taux : {time}', 'Taux\u00A0: {time}'],
    ['fr', '« oui »', '«\u00A0oui\u00A0»'],
    ['fr', 'https://egcr.example', 'https://egcr.example'],
    ['ja', 'EGCR に PIN を、12 個', 'EGCRにPINを、12個'],
    ['ja', '{name} は {minutes} 分', '{name} は{minutes}分'],
    ['de', 'Wird geladen...', 'Wird geladen…'],
    ['en', 'Loading...', 'Loading...'],
  ] as const)('set %s “%s” as “%s”, once and for all', (language, text, right) => {
    expect(typeset(text, language)).toBe(right);
    expect(typeset(right, language)).toBe(right);
  });

  it.each([
    ['es', 'Listo?'],
    ['es', 'Dice "sí"'],
    ['de', 'Das «Konto»'],
    ['zh', '好的,谢谢'],
    ['ja', 'はい?'],
    ['ko', '네。'],
    ['ar', 'نعم?'],
    ['ar', 'الاسم @{name}'],
    ['it', 'due  spazi'],
    ['pt', ' fim'],
    ['fr', 'non !'],
  ] as const)('find fault with %s “%s”', (language, text) => {
    expect(typographyFaults(text, language)).not.toEqual([]);
  });

  it.each([
    ['de', 'Hast du dein Konto?', 'du'],
    ['fr', 'Voici ton compte', 'ton'],
    ['es', 'Usted puede', 'Usted'],
    ['it', 'Inserisca il PIN', 'Inserisca'],
    ['pt', 'Escolha um ficheiro', 'ficheiro'],
    ['zh', '你的钱包', '你'],
    ['ko', '당신의 지갑', '당신'],
  ] as const)('hear the wrong voice in %s “%s”', (language, text, word) => {
    expect(wrongVoice(text, language)).toBe(word);
  });

  it('know the name of a thing', () => {
    expect(strayWord('Abre tu cartera', 'es')).toBe('“cartera” is called “monedero”');
    expect(strayWord('Abre tu monedero', 'es')).toBeUndefined();
  });
});
