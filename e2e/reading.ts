import { expect, type Page } from '@playwright/test';

const WHEEL_PX = 1200;

/** How many requests of a page are on their way; asked for before the page is opened. */
export function watchTraffic(page: Page): () => number {
  let under = 0;
  page.on('request', () => (under += 1));
  page.on('requestfinished', () => (under -= 1));
  page.on('requestfailed', () => (under -= 1));
  return () => under;
}

interface Place {
  /** Everything is there, and the window shows its end. */
  readonly isAtEnd: boolean;
  readonly height: number;
}

/**
 * Scrolls as a reader does, so that everything that waits for them comes, until the end of the page stands still and nothing is on its way;
 * then back to the top.
 */
export async function readWhole(page: Page, traffic: () => number): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, WHEEL_PX);
        const { isAtEnd, height } = await placeOf(page);
        const isStill = isAtEnd && height === before && traffic() === 0;
        before = height;
        return isStill;
      },
      { message: `${page.url()} read to its end`, intervals: [60] },
    )
    .toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Lays out what waits to be: it would hide from axe and from pictures. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.cv { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Every letter stands in its own face. The faces of whole texts are left out where they do not come at once, for that page only, so that no
 * word moves: a picture of such a page would be another each time.
 */
export async function faceAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const late = Array.from(document.styleSheets).flatMap(({ href, cssRules }) =>
      Array.from(cssRules)
        .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('optional'))
        // The address of a face may count from its own sheet.
        .map(({ cssText }) =>
          cssText.replace(
            /url\("(.+?)"\)/g,
            (_, file: string) => `url("${new URL(file, href ?? document.baseURI).href}")`,
          ),
        ),
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(late.join('\n').replace(/font-display:\s*optional/g, 'font-display: block'));
    document.adoptedStyleSheets.push(sheet);
    const named = () => Array.from(document.fonts).filter(({ display }) => display === 'block');
    // A sheet that was just added counts from the next frame on.
    while (named().length < late.length) await new Promise(requestAnimationFrame);
    await Promise.all(named().map((face) => face.load()));
    await document.fonts.ready;
  });
}

/** Whether the window shows the page's last line, after two frames in which new parts may have come. */
function placeOf(page: Page): Promise<Place> {
  return page.evaluate(
    () =>
      new Promise<Place>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { scrollHeight } = document.documentElement;
            const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity;
            // What keeps the place of a part that comes later says so.
            const isWhole = document.querySelector('[data-coming]') === null;
            resolve({ isAtEnd: isWhole && end <= window.innerHeight + 1, height: scrollHeight });
          }),
        );
      }),
  );
}

/** The largest text of our own settings, and the one that every public page takes, as someone sets it in their browser. */
export const LARGEST = '130%';
export const TWICE = '200%';

export async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);
}

export async function normalText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
  });
}
