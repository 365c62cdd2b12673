import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { Api } from './api.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';

/** How a journey is looked at: which language, on what. */
export interface Look {
  readonly title: string;
  readonly language: 'en' | 'ar';
  readonly device: 'desktop' | 'phone';
}

export const englishDesktop: Look = {
  title: 'in English on a desktop',
  language: 'en',
  device: 'desktop',
};
export const englishPhone: Look = { title: 'in English on a phone', language: 'en', device: 'phone' };
export const arabicDesktop: Look = { title: 'in Arabic on a desktop', language: 'ar', device: 'desktop' };
export const arabicPhone: Look = { title: 'in Arabic on a phone', language: 'ar', device: 'phone' };

export const looks: readonly Look[] = [englishDesktop, englishPhone, arabicDesktop, arabicPhone];

/** The two looks that have nothing in common. */
export const contrasts: readonly Look[] = [englishDesktop, arabicPhone];

const devices = {
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/** Browser settings for a look, for `test.use(...)` or a context of another person. */
export function settingsOf({ language, device }: Look) {
  return { locale: language === 'ar' ? 'ar-EG' : 'en-GB', ...devices[device] };
}

interface Fixtures {
  /** All that went wrong quietly; a test that ends with any fails. A test that provokes one on purpose empties the list. */
  readonly complaints: string[];
  readonly api: Api;
  /** The question about cookies comes as it does to everybody; otherwise this browser has said no before. */
  readonly isAskedAboutCookies: boolean;
  /** A browser of its own for another person, watched like the first; closed at the end. */
  readonly openBrowser: (look: Look) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _browserName }, use) => {
    const url = process.env['E2E_BASE_URL'];
    if (url === undefined) throw new Error('the product is not running: global set-up gives its address');
    await use(url);
  },
  isAskedAboutCookies: [false, { option: true }],
  complaints: [
    async ({ context, isAskedAboutCookies }, use) => {
      const complaints: string[] = [];
      watch(context, complaints);
      if (!isAskedAboutCookies) await answerAboutCookies(context);
      await use(complaints);
      expect(complaints, 'nothing went wrong quietly').toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ request }, use) => {
    await use(new Api(request));
  },
  openBrowser: async ({ browser, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (look) => {
      const context = await openContext(browser, look, baseURL);
      contexts.push(context);
      watch(context, complaints);
      await answerAboutCookies(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

function openContext(browser: Browser, look: Look, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({
    ...settingsOf(look),
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
}

/** Journeys about other things are not to be asked about cookies: this browser has said no before. */
export async function answerAboutCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Blank pages have no storage.
    if (!location.protocol.startsWith('http') || localStorage.getItem('cookie-consent') !== null) return;
    localStorage.setItem('cookie-consent', 'rejected');
  });
}
