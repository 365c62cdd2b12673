import '@egcr/app-web/domains';
import { screenAt, type ScreenName } from '@egcr/contract/product-screens';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { loadTitles } from '@egcr/web-kit/titles';

import { notOpenTexts } from '../web/not-open-yet/texts.ts';
import { servicesTexts } from '../web/services/texts.ts';
import { contrasts, expect, type Look, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNamed, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

const notOpenArabic = inLanguage(notOpenTexts, 'ar');
const notOpenEnglish = notOpenTexts.english;
const servicesArabic = inLanguage(servicesTexts, 'ar');
const servicesEnglish = servicesTexts.english;

// Goal: the person who looks for a service finds it, learns at once whether it is open, and is never left before a closed door.

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

function textsOf({ language }: Look) {
  return language === 'en'
    ? {
        t: textOf<typeof servicesEnglish>(servicesEnglish, english),
        notOpen: textOf<typeof notOpenEnglish>(notOpenEnglish, english),
      }
    : {
        t: textOf<typeof servicesEnglish>(servicesArabic, arabic),
        notOpen: textOf<typeof notOpenEnglish>(notOpenArabic, arabic),
      };
}

const hubs = [
  { path: '/services', screen: 'services' },
  { path: '/services/personal', screen: 'services-personal' },
  { path: '/services/business', screen: 'services-business' },
  { path: '/services/government', screen: 'services-government' },
  { path: '/services/ngoinstitutions', screen: 'services-ngo' },
] as const;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { t, notOpen } = textsOf(look);
  const allTitles = await loadTitles(look.language);
  const titles = (name: ScreenName) => allTitles[name] ?? '';

  test.describe(`the services hubs ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('list for each audience what there is and whether it is open [ROUTE-14] [ROUTE-10]', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      for (const { path, screen } of hubs) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles(screen));
        const main = page.getByRole('main');
        const entries = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
        await expect.poll(() => entries.count()).toBeGreaterThan(10);
        let soon = 0;
        for (const entry of await entries.all()) {
          const href = await entry.getByRole('heading').getByRole('link').getAttribute('href');
          const isOpen = screenAt(href ?? '')?.isOpen;
          expect(isOpen, `${href} is an address of ours`).toBeDefined();
          await expect(
            entry.getByText(t(isOpen ? 'state.open' : 'state.soon'), { exact: true }),
          ).toBeVisible();
          await expect(entry.getByRole('link', { name: t('ask') })).toHaveCount(isOpen ? 0 : 1);
          soon += isOpen ? 0 : 1;
        }
        expect(soon).toBeGreaterThan(0);
        await expectNamed(page);
        await expectNoOverflow(page);
      }
      // Every hub is made of the same parts; the journey over all screens looks at each.
      await expectAccessible(page);
    });

    test('are searched in the address, and say what to do where nothing is found', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/services/personal');
      const main = page.getByRole('main');
      const search = main.getByRole('searchbox', { name: t('search') });
      await search.fill(titles('wallet-pots'));
      await expect(main.getByRole('heading', { level: 3 })).toHaveText([titles('wallet-pots')]);
      await expect.poll(() => new URL(page.url()).searchParams.get('find')).toBe(titles('wallet-pots'));
      await page.reload();
      await expect(main.getByRole('heading', { level: 3 })).toHaveText([titles('wallet-pots')]);
      await expect(search).toHaveValue(titles('wallet-pots'));
      await search.fill('zzzz');
      await expect(main.getByRole('heading', { name: t('none.title') })).toBeVisible();
      await expectAccessible(page);
      await main
        .getByRole('button', { name: t('clear') })
        .last()
        .click();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await main.getByLabel(t('state')).selectOption('open');
      await main.getByLabel(t('category')).selectOption('keep');
      await expect.poll(() => new URL(page.url()).search).toBe('?category=keep&state=open');
      await expect(main.locator('[id^="services-"]')).toHaveText([t('category.keep')]);
      // What is sought goes along to another audience; its category may not exist there.
      await main.getByRole('link', { name: t('for.government'), exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/services/government' && url.search === '?state=open');
      await main.getByRole('link', { name: titles('wallet-send'), exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/wallet/send');
    });

    test('lead from what is not open yet to what is, and back to the page before [ROUTE-14]', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/services/government?state=soon');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: titles('business-reserve'), exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/services/egcr-business-reserve');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles('business-reserve'));
      await expect(main.getByText(notOpen('state'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('button', { name: notOpen('back') }).click();
      await page.waitForURL((url) => url.pathname === '/services/government' && url.search === '?state=soon');
      const reserve = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: titles('business-reserve') }) });
      await reserve.getByRole('link', { name: titles('benefits-governments') }).click();
      await page.waitForURL((url) => url.pathname === '/egcr/benefits/governments');
      await page.goBack();
      await reserve.getByRole('link', { name: t('ask') }).click();
      await page.waitForURL((url) => url.pathname === '/contact' && url.search === '?topic=other');
    });
  });
}

test('a visitor signs in before a hub, and the hub is kept for them [ROUTE-14]', async ({ page }) => {
  for (const { path } of hubs) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('redirect') === path);
  }
});
