import { createServer, type Server } from 'node:http';

import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { Webhook } from 'standardwebhooks';

import { hookTexts } from '../web/hooks/texts.ts';

// Goal: a merchant's server hears of a payment, believes it by its signature, and is told again when the merchant asks.

interface Heard {
  readonly headers: Record<string, string>;
  readonly body: string;
}

async function listen(heard: Heard[]): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, url: `http://127.0.0.1:${port}/hooks` };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const t = textOf<typeof hookTexts.english>(
    language === 'en' ? hookTexts.english : inLanguage(hookTexts, 'ar'),
    reader,
  );

  test.describe(`a webhook ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is told of a payment, signed, and again on request [SYS-02]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const heard: Heard[] = [];
      const { server, url } = await listen(heard);
      const [merchant, payer] = await api.twoPeople(jvd(100));
      const { pin } = wordsOf(language);
      await signIn(context, request, merchant);
      await page.goto('/payment-gateway/developers?tab=webhooks');
      await page.getByRole('link', { name: t('hook.new') }).click();
      await page.getByLabel(t('hook.url'), { exact: true }).fill(url);
      await page.locator('input[type=radio][value=live]').check();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('hook.new') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(pin('verify.label'), { exact: true }).fill(merchant.pin);
      await dialog.getByRole('button', { name: t('hook.new') }).click();
      const shown = page.locator('output code');
      await expect(shown).toHaveText(/^whsec_/);
      const secret = (await shown.textContent()) ?? '';
      await expectAccessible(page);
      await expectNoOverflow(page);

      const as = (token: string) => ({
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      });
      const post = async (token: string, path: string, data: object) => {
        const answer = await request.post(path, { headers: as(token), data });
        const made: { readonly id: string } = await answer.json();
        return made;
      };
      const link = await post(merchant.access_token, '/api/v1/payment-links', {
        title: 'Coffee beans',
        amount: jvd(4),
      });
      const payment = await post(payer.access_token, `/api/v1/pay/${link.id}/payments`, {});
      await post(payer.access_token, `/api/v1/payments/${payment.id}/confirm`, { pin: payer.pin });
      await expect.poll(() => heard.length).toBe(1);
      const [first] = heard;
      expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
        type: 'payment.succeeded',
        data: { id: payment.id, state: 'succeeded' },
      });

      await page.getByRole('main').locator('a[href*="/webhooks/"]').first().click();
      await expect(
        page.getByRole('listitem').getByText(t('delivery.delivered'), { exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: t('redeliver') }).click();
      await expect.poll(() => heard.length).toBe(2);
      expect(heard[1]?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      server.close();
    });
  });
}
