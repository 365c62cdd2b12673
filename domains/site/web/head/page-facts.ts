import { productScreens, screenAt } from '@egcr/contract/product-screens';
import { shownAs } from '@egcr/contract/screen';
import { loadDescriptions, loadTitles } from '@egcr/web-kit/titles';
import { languages, type Language } from '@egcr/web-kit/languages';
import { textOf } from '@egcr/web-kit/messages';

import { frameTexts } from '../frame/texts.ts';

/** What a page says about itself in one language. */
export interface PageFacts {
  readonly screen: string;
  /** The whole title of the document. */
  readonly title: string;
  /** Its own name alone. */
  readonly name: string;
  /** Empty where nobody should find the page by searching. */
  readonly description: string;
  /** Whether search engines may list it: it is open to everyone. */
  readonly isListed: boolean;
}

/** The addresses search engines may list: open to everyone, and the same for all. */
export const listedPaths: readonly string[] = productScreens()
  .filter((screen) => shownAs(screen).guard === 'public' && !screen.path.includes('$'))
  .map(({ path }) => path);

/** Facts of the page at that path; an unknown path has those of the page that says so. */
export async function factsOf(path: string, language: Language): Promise<PageFacts> {
  const [t, titles, heads] = await Promise.all([
    frameTexts.load(language),
    loadTitles(language),
    loadDescriptions(language),
  ]);
  const screen = screenAt(path)?.name ?? 'not-found';
  const name = titles[screen] ?? t['page.missing'];
  return {
    screen,
    name,
    title:
      screen === 'landing'
        ? name
        : textOf<typeof frameTexts.english>(t, { language, locale: language })('page.title', { title: name }),
    description: heads[screen] ?? '',
    isListed: listedPaths.includes(path),
  };
}

/** The address of a page in one language; without a language, the one that goes by the visitor's browser. */
export function addressOf(origin: string, path: string, language?: Language): string {
  return `${origin}${path}${language === undefined ? '' : `?lang=${language}`}`;
}

/** The page's addresses in all languages, as search engines are told them. */
export function alternatesOf(
  origin: string,
  path: string,
): readonly { readonly hreflang: string; readonly href: string }[] {
  return [
    ...languages.map((language) => ({ hreflang: language, href: addressOf(origin, path, language) })),
    { hreflang: 'x-default', href: addressOf(origin, path) },
  ];
}
