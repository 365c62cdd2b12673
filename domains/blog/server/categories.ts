import { languages } from '@egcr/server-kit/http/request-facts';
import type { Work } from '@egcr/server-kit/work';

import { categoryTexts } from './words/texts.ts';
import { keepCategory } from './write-store.ts';

/** The first is shown first. */
const slugs = [
  'platform',
  'money',
  'security',
  'public-services',
  'business',
  'work',
  'grants',
  'accessibility',
] as const;

/** What posts are about in every installation. Safe to repeat. */
export async function seedCategories(work: Pick<Work, 'db'>): Promise<void> {
  for (const [place, slug] of slugs.entries()) {
    const names = Object.fromEntries(languages.map((language) => [language, categoryTexts(language)[slug]]));
    await keepCategory(work.db, { slug, place, names });
  }
}
