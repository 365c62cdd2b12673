import { texts } from '@egcr/web-kit/messages';

import { blogWords } from '../../contract/words.ts';

export const listTexts = texts({
  title: blogWords.blog,
  lead: blogWords.lead,
  list: {
    en: 'Posts',
    es: 'Artículos',
    fr: 'Articles',
    de: 'Beiträge',
    it: 'Articoli',
    pt: 'Artigos',
    zh: '文章',
    ja: '記事',
    ko: '글',
    ar: 'المقالات',
  },
  categories: blogWords.categories,
  category: blogWords.categoryCounted,
  none: blogWords.noPostsYet,
  'none.found': blogWords.noPostHasTheseWords,
  mail: blogWords.postsByEmail,
  'kind.category': blogWords.category,
  'kind.author': blogWords.author,
  'kind.tag': blogWords.tag,
});
