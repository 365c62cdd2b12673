import { inLanguage, textOf } from '@egcr/web-kit/messages';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { proposalTexts } from '../domains/approvals/web/texts.ts';
import { adminTexts } from '../domains/staff/web/screens/texts.ts';
import type { Account } from './api.ts';
import { demoPerson } from './demo-person.ts';

const proposalsArabic = inLanguage(proposalTexts, 'ar');
const proposalsEnglish = proposalTexts.english;
const adminArabic = inLanguage(adminTexts, 'ar');
const adminEnglish = adminTexts.english;

const english = { language: 'en', locale: 'en-GB' } as const;
const arabic = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;

/** The two super admins of the demonstration, for a product that runs with `DEMO=on`; each has just entered the PIN. */
export function twoSuperAdmins(request: APIRequestContext): Promise<readonly [Account, Account]> {
  return bothOf(request, ['lena', 'tane']);
}

/** Those of the demonstration who move the platform's money: a finance officer proposes, the oversight approves. */
export function twoForMoney(request: APIRequestContext): Promise<readonly [Account, Account]> {
  return bothOf(request, ['nadia', 'olga']);
}

async function bothOf(
  request: APIRequestContext,
  [one, other]: readonly [string, string],
): Promise<readonly [Account, Account]> {
  const both = [await demoPerson(request, one), await demoPerson(request, other)] as const;
  for (const { access_token, pin } of both) {
    const headers = { authorization: `Bearer ${access_token}` };
    const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin } });
    expect(verified.ok(), await verified.text()).toBe(true);
  }
  return both;
}

/** What super admins read where they oversee, and how they come there. */
export function oversightIn(language: 'en' | 'ar') {
  const isArabic = language === 'ar';
  const words = isArabic ? arabic : english;
  const proposals = textOf<typeof proposalsEnglish>(isArabic ? proposalsArabic : proposalsEnglish, words);
  const admin = textOf<typeof adminEnglish>(isArabic ? adminArabic : adminEnglish, words);
  return {
    proposals,
    /** Opens the page, which is there before its lists are. */
    open: async (page: Page) => {
      await page.goto('/super-admin-oversight');
      await expect(page.getByRole('heading', { level: 1, name: admin('oversight.title') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: proposals('title') })).toBeVisible();
    },
    /** Approves the one proposal of a kind that waits. */
    approve: async (
      page: Page,
      kind: Parameters<typeof proposals>[0],
      look: (page: Page) => Promise<void>,
    ) => {
      await page.getByRole('button', { name: `${proposals('approve')}: ${proposals(kind)}` }).click();
      const dialog = page.getByRole('alertdialog', { name: proposals('approve.title') });
      await expect(dialog).toBeVisible();
      await look(page);
      await dialog.getByRole('button', { name: proposals('approve'), exact: true }).click();
      await expect(page.getByText(proposals('state.executed'), { exact: true }).first()).toBeVisible();
    },
  };
}
