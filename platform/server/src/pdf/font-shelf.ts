import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { invariant } from '../refusal.ts';

export type Weight = 'plain' | 'strong';

/** As the files are called. */
const WEIGHT_NAMES = { plain: '400', strong: '600' } as const;

/** A file that holds some of the letters of a family, and which. */
interface Slice {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Holds all weights in one, of which we can draw the thinnest only: see `paper.ts`. */
  readonly isVariable: boolean;
  /** Its letters change beside a joiner, which is drawn with them. */
  readonly isJoined: boolean;
}

const families = {
  inter: '@fontsource/inter',
  vazirmatn: '@fontsource/vazirmatn',
  zh: '@fontsource-variable/noto-sans-sc',
  ja: '@fontsource-variable/noto-sans-jp',
  ko: '@fontsource-variable/noto-sans-kr',
  emoji: '@fontsource/noto-emoji',
  hebrew: '@fontsource/noto-sans-hebrew',
  thai: '@fontsource/noto-sans-thai',
  devanagari: '@fontsource/noto-sans-devanagari',
  bengali: '@fontsource/noto-sans-bengali',
  tamil: '@fontsource/noto-sans-tamil',
} as const;
type Family = keyof typeof families;

const asian = ['zh', 'ja', 'ko'] as const;

/** Scripts in which no language of the product is written, but people's names are. Their files are opened for the first such letter. */
const ofNames = [
  ['hebrew', /[\p{Script=Hebrew}]/u],
  ['thai', /[\p{Script=Thai}]/u],
  ['devanagari', /[\p{Script=Devanagari}\u0951-\u0954\u0964\u0965]/u],
  ['bengali', /[\p{Script=Bengali}]/u],
  ['tamil', /[\p{Script=Tamil}]/u],
] as const satisfies readonly (readonly [Family, RegExp])[];

/** Of these only the letters of their own script: Latin letters keep one face. */
const ownSlice: Readonly<Partial<Record<Family, string>>> = {
  vazirmatn: 'arabic',
  ...Object.fromEntries(ofNames.map(([family]) => [family, family])),
};
const joined: readonly Family[] = ['vazirmatn', 'devanagari', 'bengali', 'tamil'];

/** Finds the font file for a letter. The reader's own way of writing Chinese characters comes first. */
export class FontShelf {
  readonly #order: readonly Family[];
  readonly #weight: Weight;
  readonly #found = new Map<string, Slice | undefined>();

  constructor(language: string, weight: Weight) {
    const own = asian.find((each) => each === language);
    this.#order = [
      'inter',
      'vazirmatn',
      ...(own ? [own] : []),
      ...asian.filter((each) => each !== own),
      'emoji',
    ];
    this.#weight = weight;
  }

  /** Undefined where none of our fonts has the letter. */
  sliceOf(letter: string): Slice | undefined {
    if (!this.#found.has(letter)) this.#found.set(letter, this.#find(letter));
    return this.#found.get(letter);
  }

  #find(letter: string): Slice | undefined {
    const point = letter.codePointAt(0) ?? 0;
    const order = familiesFor(letter) ?? this.#order;
    for (const family of order) {
      const found = slicesOf(family, this.#weight).find(({ ranges }) =>
        ranges.some(([from, to]) => from <= point && point <= to),
      );
      if (found) return found;
    }
    return undefined;
  }
}

/** The one family that draws a letter, where others list it too and draw it empty or plain. */
function familiesFor(letter: string): readonly Family[] | undefined {
  if (/\p{Script=Hangul}/u.test(letter)) return ['ko'];
  const script = ofNames.find(([, test]) => test.test(letter));
  if (script) return [script[0]];
  return /\p{Emoji_Presentation}/u.test(letter) ? ['emoji'] : undefined;
}

const opened = new Map<string, readonly Slice[]>();

function slicesOf(family: Family, weight: Weight): readonly Slice[] {
  const known = opened.get(`${family} ${weight}`);
  if (known) return known;
  const made = readSlices(family, weight);
  opened.set(`${family} ${weight}`, made);
  return made;
}

/** What a Fontsource package says of its files in `unicode.json`: name of the slice → the ranges of its letters. */
function readSlices(family: Family, weight: Weight): readonly Slice[] {
  const name = families[family];
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const table: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  invariant(typeof table === 'object' && table !== null, `${name} lists no letters`);
  const short = name.slice(name.indexOf('/') + 1);
  const isVariable = name.startsWith('@fontsource-variable/');
  const own = ownSlice[family];
  return Object.entries(table)
    .filter(([slice]) => own === undefined || slice === own)
    .map(([slice, ranges]) => {
      const part = slice.replaceAll(/[[\]]/g, '');
      const end = isVariable ? 'wght-normal.woff2' : `${WEIGHT_NAMES[weight]}-normal.woff`;
      return {
        file: join(folder, 'files', `${short}-${part}-${end}`),
        ranges: readRanges(ranges),
        isVariable,
        isJoined: joined.includes(family),
      };
    });
}

function readRanges(text: unknown): readonly (readonly [number, number])[] {
  invariant(typeof text === 'string', 'a range of letters is written as text');
  return [...text.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '0', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}
