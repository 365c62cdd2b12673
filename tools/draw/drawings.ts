/*
 * The drawings from which the committed pictures of the site are made: icons and the pictures that other sites show beside a link.
 * Colours are those of the light theme; a picture has no tokens.
 */

const PAPER = '#fbfaf7';
const BRAND = '#0f5d50';
const BRAND_INK = '#fbfdfb';
const INK = '#16221f';
const INK_2 = '#4c5a56';
const BRASS = '#d3a54a';

export interface Drawing {
  /** Below apps/web/public. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** 16 colours for lines on paper, 256 for icons with soft edges. */
  readonly colours: 16 | 256;
  readonly svg: string;
}

const SIGN = (ink: string) =>
  `<path d="M37 17v20.5a8.5 8.5 0 0 1-17 0V36M27 27h19" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>`;
const RING = (ink: string) =>
  `<circle cx="32" cy="32" r="30" fill="none" stroke="${ink}" stroke-width="2.2" pathLength="96" stroke-dasharray=".9 1.1"/>`;

/** The seal as in seal.svg. */
const SEAL = `${RING(BRAND)}<circle cx="32" cy="32" r="25" fill="${BRAND}"/>${SIGN(BRAND_INK)}`;

function icon(file: string, size: number, body: string): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${body}</svg>`;
  return { file: `icons/${file}.png`, width: size, height: size, colours: 256, svg };
}

/** Nothing but ground outside the middle 80 %: systems cut icons to their own shapes. */
const MASKABLE = `<rect width="64" height="64" fill="${BRAND}"/><g transform="translate(32 32) scale(.8) translate(-32 -32)">${RING(BRAND_INK)}${SIGN(BRAND_INK)}</g>`;
const ON_PAPER = `<rect width="64" height="64" fill="${PAPER}"/><g transform="translate(32 32) scale(.86) translate(-32 -32)">${SEAL}</g>`;

function shortcut(file: string, lines: string): Drawing {
  const body = `<circle cx="32" cy="32" r="32" fill="${BRAND}"/><g transform="translate(32 32) scale(1.35) translate(-12 -12)" fill="none" stroke="${BRAND_INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
  return icon(`shortcut-${file}`, 96, body);
}

export const icons: readonly Drawing[] = [
  icon('seal-192', 192, SEAL),
  icon('seal-512', 512, SEAL),
  icon('maskable-192', 192, MASKABLE),
  icon('maskable-512', 512, MASKABLE),
  // Its own system rounds the corners and puts black behind what is clear.
  icon('apple-touch-180', 180, ON_PAPER),
  icon('favicon-48', 48, SEAL),
  shortcut('wallet', '<rect x="3" y="6" width="18" height="13" rx="2"/><path d="M16 12.5h5M3 10h18"/>'),
  shortcut('wallet-send', '<path d="M4 12h15M13 6l6 6-6 6"/>'),
  shortcut('contact', '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3.5 7 8.5 6 8.5-6"/>'),
];

/** Rotated ellipses, as the rosette of the design system. */
function net(layers: readonly (readonly [count: number, rx: number, ry: number, away: number])[]): string {
  return layers
    .map(([count, rx, ry, away]) =>
      Array.from({ length: count }, (_, step) => {
        const turn = (step * (away === 0 ? 180 : 360)) / count;
        return `<ellipse cx="${away}" rx="${rx}" ry="${ry}" transform="rotate(${turn})"/>`;
      }).join(''),
    )
    .join('');
}

const nets = {
  field: net([
    [20, 64, 40, 35],
    [18, 80, 47, 0],
  ]),
  ring: net([
    [18, 97, 62, 0],
    [14, 80, 58, 0],
  ]),
  seal: net([
    [18, 58, 40, 36],
    [14, 66, 50, 0],
  ]),
} as const;

interface Page {
  readonly name: string;
  /** One line each. */
  readonly title: readonly string[];
  readonly below: string;
  readonly net: keyof typeof nets;
}

const pages: readonly Page[] = [
  {
    name: 'landing',
    title: ['An economy that', 'pays its people first'],
    below: 'Work, money and public services in one account',
    net: 'field',
  },
  {
    name: 'whitepaper',
    title: ['The EGCR', 'white paper'],
    below: 'The framework, its rules and its figures',
    net: 'ring',
  },
  {
    name: 'benefits-individuals',
    title: ['What it means', 'for you'],
    below: 'EGCR for individuals',
    net: 'seal',
  },
  {
    name: 'benefits-businesses',
    title: ['What it means for', 'your business'],
    below: 'EGCR for businesses',
    net: 'field',
  },
  {
    name: 'benefits-governments',
    title: ['What it means for', 'governments'],
    below: 'EGCR for public bodies',
    net: 'ring',
  },
  {
    name: 'benefits-organizations',
    title: ['What it means for', 'organisations'],
    below: 'EGCR for NGOs and institutions',
    net: 'seal',
  },
  { name: 'contact', title: ['Contact us'], below: 'People read what you write', net: 'seal' },
  { name: 'legals', title: ['Legal documents'], below: 'In force, in full, with every version', net: 'ring' },
  { name: 'security', title: ['How we keep', 'your money safe'], below: 'Security at EGCR', net: 'field' },
  { name: 'verify', title: ['Verify a receipt'], below: 'Compare it with the sealed ledger', net: 'seal' },
  { name: 'blog', title: ['News and', 'explanations'], below: 'The EGCR blog', net: 'ring' },
];

const [WIDTH, HEIGHT] = [1200, 630];

/** A corner of a certificate: hairlines, the seal, one sentence, and the net of a banknote at its side. */
function picture({ name, title, below, net }: Page): Drawing {
  const first = 360 - (title.length - 1) * 44;
  const lines = title
    .map(
      (line, at) =>
        `<text x="84" y="${first + at * 88}" font-size="76" font-weight="650" letter-spacing="-1.6" fill="${INK}">${line}</text>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Picture">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
<g transform="translate(1130 315) scale(3.2)" fill="none" stroke="#8fb5ab" stroke-width=".32">${nets[net]}</g>
<path d="M84 540h760M84 546h760" stroke="${BRASS}" stroke-width="1.5"/>
<g transform="translate(84 76)">${SEAL}</g>
<text x="166" y="122" font-size="40" font-weight="650" letter-spacing="-.8" fill="${INK}">EGCR</text>
${lines}
<text x="84" y="${first + (title.length - 1) * 88 + 64}" font-size="32" fill="${INK_2}">${below}</text>
</svg>`;
  return { file: `social/${name}.png`, width: WIDTH, height: HEIGHT, colours: 16, svg };
}

export const socialPictures: readonly Drawing[] = pages.map(picture);
