// Makes src/fonts/*.woff2 and src/fonts/fonts.css from the Fontsource packages. Run it again when a language or a font changes:
//   node platform/ui/tools/make-fonts.ts
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCES = {
  inter: folderOf(import.meta.resolve('@fontsource-variable/inter/package.json')),
  vazirmatn: folderOf(import.meta.resolve('@fontsource-variable/vazirmatn/package.json')),
} as const;
const TARGET = join(import.meta.dirname, '../src/fonts');

/** What the interface itself writes in English, Spanish, French, German, Italian and Portuguese, beyond printable ASCII. */
const INTERFACE_LETTERS =
  '¡¢£¥§©«®°±²³·¹º»¼½¾¿ªÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõö÷øùúûüýÿŒœ€™−' +
  '\u00a0\u00ad\u2009\u200a\u200b\u200e\u200f\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u202f\u2032\u2033\u2039\u203a\u2191\u2193';
/** Signs of the wallet's currencies that the Latin file lacks; a few bytes against 85 kB of extended Latin. */
const CURRENCY_SIGNS = 'ƒ₡₣₤₦₨₩₪₫₭₮₱₲₴₵₸₹₺₼₽₾₿';
const JVD_SIGN = 'Ɉɉ';
const WEIGHTS = { wght: { min: 400, max: 700 } };
/**
 * The faces that whole pages are written in never take the place of another one before the reader's eyes: where they do not come at once
 * the page is read in the system's, and the next one in ours (docs/decisions/0033). No stand-in could be given the same lines on every system.
 */
const STILL = 'optional';
/** Single letters: the sign of money must never be a box, and a letter of someone's name comes after the page stands. */
const LATE = 'swap';

/** What Inter's letters reach above and below the line, in parts of the size. */
const INTER_REACH = { ascent: 0.96875, descent: 0.2412 };
/** Letters that are read in a stand-in. All others are left to the system, which has faces made for them. */
const STAND_IN_RANGE = 'U+0-58F, U+1E00-1FFF, U+2000-22FF';
/** Which weights are read in a stand-in's regular face, and which in its bold one. */
const STAND_IN_WEIGHTS = { regular: '100 500', bold: '501 900' } as const;

interface StandIn {
  readonly family: string;
  /** How much wider Inter is: the texts of the six Latin languages (490 000 letters), measured in Chromium. */
  readonly regular: { readonly names: readonly string[]; readonly wider: number };
  /** Against Inter of 600 and 650. */
  readonly bold: { readonly names: readonly string[]; readonly wider: number };
}

/**
 * System faces that are read until Inter is there, the nearest to it first; `local` takes a full or a PostScript name. Windows and Apple have
 * Arial or Helvetica, Android has Roboto, Linux has Liberation, Noto or DejaVu. All names of the first are of one width.
 */
const STAND_INS: readonly StandIn[] = [
  {
    family: 'Inter Arial',
    regular: {
      names: [
        'Arial',
        'ArialMT',
        'Helvetica',
        'Liberation Sans',
        'LiberationSans',
        'Arimo',
        'NimbusSans-Regular',
      ],
      wider: 1.062,
    },
    bold: {
      names: [
        'Arial Bold',
        'Arial-BoldMT',
        'Helvetica Bold',
        'Helvetica-Bold',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arimo Bold',
        'NimbusSans-Bold',
      ],
      wider: 1.012,
    },
  },
  {
    family: 'Inter Roboto',
    regular: { names: ['Roboto', 'Roboto-Regular'], wider: 1.07 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], wider: 1.077 },
  },
  {
    family: 'Inter Noto',
    regular: { names: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'], wider: 1.01 },
    bold: { names: ['Noto Sans Bold', 'NotoSans-Bold'], wider: 0.972 },
  },
  {
    family: 'Inter DejaVu',
    regular: { names: ['DejaVu Sans', 'DejaVuSans'], wider: 0.941 },
    bold: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], wider: 0.853 },
  },
];

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly range: string;
  readonly display: 'swap' | 'optional';
}

function printableAscii(): string {
  return String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}

/** The shortest unicode-range that holds exactly these letters, so that a rarer letter still fetches its own file. */
function rangeOf(text: string): string {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

function folderOf(address: string): string {
  return dirname(fileURLToPath(address));
}

async function subset(source: string, text: string, file: string): Promise<void> {
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
  });
  await writeFile(join(TARGET, file), font);
  process.stdout.write(`${file} ${(font.length / 1000).toFixed(1)} kB\n`);
}

async function stockFaces(
  name: keyof typeof SOURCES,
  { family, weight, display }: Pick<Face, 'family' | 'weight' | 'display'>,
  subsets: readonly string[],
): Promise<Face[]> {
  const folder = SOURCES[name];
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const faces: Face[] = [];
  for (const part of subsets) {
    const file = `${name}-${part}.woff2`;
    await copyFile(join(folder, 'files', `${name}-${part}-wght-normal.woff2`), join(TARGET, file));
    faces.push({ family, file, weight, display, range: (ranges[part] ?? '').replaceAll(',', ', ') });
  }
  return faces;
}

function faceRule({ family, file, weight, range, display }: Face): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-style: normal;
  font-display: ${display};
  unicode-range: ${range};
}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}

/** Two rules for each stand-in: a bold made of the regular face would have other widths than the system's own bold. */
function standInRules({ family, ...faces }: StandIn): string[] {
  return (['regular', 'bold'] as const).map((kind) => {
    const { names, wider } = faces[kind];
    return `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${STAND_IN_WEIGHTS[kind]};
  size-adjust: ${percent(wider)};
  ascent-override: ${percent(INTER_REACH.ascent / wider)};
  descent-override: ${percent(INTER_REACH.descent / wider)};
  line-gap-override: 0%;
  unicode-range: ${STAND_IN_RANGE};
}`;
  });
}

/** The stand-ins in the order they are tried, for theme.css. */
function standInList(): string {
  return `:root {\n  --font-stand-ins: ${STAND_INS.map(({ family }) => `"${family}"`).join(', ')};\n}`;
}

async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  const inter = join(SOURCES.inter, 'files');
  const letters = printableAscii() + INTERFACE_LETTERS;
  await subset(join(inter, 'inter-latin-wght-normal.woff2'), letters, 'inter-ui.woff2');
  await subset(join(inter, 'inter-latin-ext-wght-normal.woff2'), CURRENCY_SIGNS, 'inter-currency.woff2');
  await subset(join(inter, 'inter-latin-ext-wght-normal.woff2'), JVD_SIGN, 'jvd-sign.woff2');
  const small = { weight: '400 700' } as const;
  // Of two faces that cover a letter the later rule wins, so the small faces come last.
  const faces: Face[] = [
    ...(await stockFaces('vazirmatn', { family: 'Vazirmatn', weight: '100 900', display: STILL }, [
      'arabic',
    ])),
    ...(await stockFaces('inter', { family: 'Inter UI', weight: '100 900', display: LATE }, [
      'vietnamese',
      'cyrillic-ext',
      'cyrillic',
      'greek',
      'latin-ext',
      'latin',
    ])),
    {
      ...small,
      family: 'Inter UI',
      display: LATE,
      file: 'inter-currency.woff2',
      range: rangeOf(CURRENCY_SIGNS),
    },
    { ...small, family: 'Inter UI', display: STILL, file: 'inter-ui.woff2', range: rangeOf(letters) },
    { ...small, family: 'JVD Sign', display: LATE, file: 'jvd-sign.woff2', range: rangeOf(JVD_SIGN) },
  ];
  const rules = [...faces.map(faceRule), ...STAND_INS.flatMap(standInRules), standInList()];
  const head = '/* Made by tools/make-fonts.ts; do not edit. */\n';
  await writeFile(join(TARGET, 'fonts.css'), `${head}${rules.join('\n\n')}\n`);
}

await main();
