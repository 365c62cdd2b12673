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
  category: {
    en: '{name} ({posts})',
    es: '{name} ({posts})',
    fr: '{name} ({posts})',
    de: '{name} ({posts})',
    it: '{name} ({posts})',
    pt: '{name} ({posts})',
    zh: '{name}（{posts}）',
    ja: '{name}（{posts}）',
    ko: '{name} ({posts})',
    ar: '{name} ({posts})',
  },
  none: blogWords.noPostsYet,
  'none.found': {
    en: 'No post has these words',
    es: 'Ningún artículo tiene esas palabras',
    fr: 'Aucun article ne contient ces mots',
    de: 'Kein Beitrag enthält diese Wörter',
    it: 'Nessun articolo contiene queste parole',
    pt: 'Nenhum artigo tem essas palavras',
    zh: '没有包含这些词的文章',
    ja: 'この言葉を含む記事はありません',
    ko: '이 단어가 들어간 글이 없습니다',
    ar: 'لا مقال يحوي هذه الكلمات',
  },
  'kind.category': blogWords.category,
  'kind.author': blogWords.author,
  'kind.tag': blogWords.tag,
});
