import { fill } from '@egcr/server-kit/texts';

import { programmeSlugOf, type NamedProgramme, type ProgrammeSlug, type Sector } from '../contract/index.ts';
import { sectors } from '../contract/programmes.ts';
import { programmeTexts } from './programmes/texts.ts';

/** What a programme is called, and what it is for: in a reader's language, or in that of the people who made it. */
export function programmeWords(
  { slug, made }: NamedProgramme,
  language: string,
): { readonly title: string; readonly summary: string } {
  if (made !== null) return { title: made.title, summary: made.summary };
  const declared = programmeSlugOf(slug);
  if (declared === undefined) throw new Error(`no programme ${slug}`);
  const { title, summary, sector: names } = programmeTexts(language);
  if (isSector(declared))
    return { title: fill(title.fund, { sector: names[declared] }), summary: summary.fund };
  return { title: title[declared], summary: summary[declared] };
}

function isSector(slug: ProgrammeSlug): slug is Sector {
  return sectors.some((sector) => sector === slug);
}
