import { fill } from '@egcr/server-kit/texts';

import type { ProgrammeSlug, Sector } from '../contract/index.ts';
import { sectors } from '../contract/programmes.ts';
import { programmeTexts } from './programmes/texts.ts';

/** What a programme is called, and what it is for, in a reader's language. */
export function programmeWords(
  slug: ProgrammeSlug,
  language: string,
): { readonly title: string; readonly summary: string } {
  const { title, summary, sector: names } = programmeTexts(language);
  if (isSector(slug)) return { title: fill(title.fund, { sector: names[slug] }), summary: summary.fund };
  return { title: title[slug], summary: summary[slug] };
}

function isSector(slug: ProgrammeSlug): slug is Sector {
  return sectors.some((sector) => sector === slug);
}
