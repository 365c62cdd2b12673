import { texts } from '@egcr/web-kit/messages';

import { blogWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const blogTitles = texts({
  blog: blogWords.blog,
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
  'blog-category': blogWords.category,
  'blog-author': blogWords.author,
  'blog-tag': blogWords.tag,
  'blog-desk': blogWords.blogPosts,
  'blog-editor': {
    en: 'Edit post',
    es: 'Editar artículo',
    fr: 'Modifier l’article',
    de: 'Beitrag bearbeiten',
    it: 'Modifica articolo',
    pt: 'Editar artigo',
    zh: '编辑文章',
    ja: '記事を編集',
    ko: '글 편집',
    ar: 'تحرير المقال',
  },
});
