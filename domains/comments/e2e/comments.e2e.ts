import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { queueTexts } from '../web/queue/texts.ts';
import { reasonTexts } from '../web/reasons/texts.ts';
import { threadTexts } from '../web/thread/texts.ts';

// Goal: a reader says something under a post, an editor lets it through or removes it, and everybody reads what is left, without scripts too.

const POST = '/blog/pressed-twice-sent-once';
const said = {
  en: { public: 'Clear, thank you.', waits: 'See a.com, b.com and c.com' },
  ar: { public: 'شرح واضح، شكرًا.', waits: 'انظر a.com و b.com و c.com' },
} as const;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`comments-${language}`, { DEMO: 'on' });
  const isEnglish = language === 'en';
  const reader = {
    language: isEnglish ? 'en' : 'ar',
    locale: isEnglish ? 'en-GB' : 'ar-EG-u-nu-latn',
  } as const;
  const t = textOf<typeof threadTexts.english>(
    isEnglish ? threadTexts.english : inLanguage(threadTexts, 'ar'),
    reader,
  );
  const q = textOf<typeof queueTexts.english>(
    isEnglish ? queueTexts.english : inLanguage(queueTexts, 'ar'),
    reader,
  );
  const r = textOf<typeof reasonTexts.english>(
    isEnglish ? reasonTexts.english : inLanguage(reasonTexts, 'ar'),
    reader,
  );
  const own = said[isEnglish ? 'en' : 'ar'];

  test.describe(`comments ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isEnglish ? 'light' : 'dark' });

    test('a reader comments, an editor decides, and everybody reads what is public [SYS-18]', async ({
      page,
      context,
      request,
      openBrowser,
      browser,
      baseURL,
    }) => {
      await signIn(context, request, await demoPerson(request, 'amina'));
      await page.goto(`${POST}#comments`);
      const write = async (text: string) => {
        await page.getByLabel(t('text'), { exact: true }).fill(text);
        await page.getByRole('button', { name: t('send'), exact: true }).click();
      };
      await page.locator('#comments').scrollIntoViewIfNeeded();
      const thread = page.getByRole('list', { name: t('title'), exact: true });
      await expect(thread).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await write(own.public);
      await expect(thread.getByText(own.public)).toBeVisible();
      await write(own.waits);
      await expect(page.getByRole('list', { name: t('waiting') }).getByText(own.waits)).toBeVisible();
      await thread
        .getByRole('button', { name: t('report') })
        .first()
        .click();
      await page.getByLabel(t('report.reason')).selectOption('insult');
      await page.getByRole('button', { name: t('report.send') }).click();
      await expect(page.getByText(t('report.sent'))).toBeVisible();

      const office = await openBrowser(look);
      await signIn(office.context(), request, await demoPerson(request, 'yuki'));
      await office.goto('/super-admin/comments');
      const waiting = office.getByRole('listitem').filter({ hasText: own.waits });
      await expect(waiting).toBeVisible();
      await expectAccessible(office);
      await expectNoOverflow(office);
      await waiting.getByRole('button', { name: q('step.approve') }).click();
      await expect(waiting).toHaveCount(0);
      const reported = office
        .getByRole('listitem')
        .filter({ hasText: r('insult') })
        .first();
      await reported.getByRole('button', { name: q('step.remove'), exact: true }).click();
      await reported.getByLabel(q('reason'), { exact: true }).selectOption('insult');
      await reported
        .getByRole('button', { name: q('step.remove'), exact: true })
        .last()
        .click();
      await expect(office.getByText(q('done.remove'))).toBeVisible();

      const without = await browser.newContext({
        ...settingsOf(look),
        javaScriptEnabled: false,
        ...(baseURL !== undefined && { baseURL }),
      });
      const plain = await without.newPage();
      await plain.goto(POST);
      const drawn = plain.locator('noscript #comments');
      await expect(drawn.getByText(own.public)).toBeVisible();
      await expect(drawn.getByText(own.waits)).toBeVisible();
      await expect(drawn.locator('a')).toHaveCount(0);
      await without.close();
    });
  });
}
