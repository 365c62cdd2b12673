import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const blogTitles = texts({
  'blog-post': {
    en: 'Post',
    es: 'Artículo',
    fr: 'Article',
    de: 'Beitrag',
    it: 'Articolo',
    pt: 'Artigo',
    zh: '文章',
    ja: '記事',
    ko: '글',
    ar: 'مقال',
  },
});
