import { texts } from '@egcr/web-kit/messages';
import { words } from '@egcr/contract/words';

import { blogWords } from '../../contract/words.ts';

/** What several pages of the blog say. */
export const partTexts = texts({
  loading: words.loading,
  unread: words.notLoaded,
  retry: words.tryAgain,
  minutes: blogWords.minutesToRead,
  sample: blogWords.sample,
  feed: blogWords.followNewPosts,
  members: blogWords.forMembers,
  search: blogWords.searchPosts,
  find: blogWords.search,
  all: blogWords.allPosts,
  'missing.title': {
    en: 'There is no post here',
    es: 'Aquí no hay ningún artículo',
    fr: 'Il n’y a pas d’article ici',
    de: 'Hier ist kein Beitrag',
    it: 'Qui non c’è nessun articolo',
    pt: 'Não há nenhum artigo aqui',
    zh: '这里没有文章',
    ja: 'ここに記事はありません',
    ko: '여기에는 글이 없습니다',
    ar: 'لا يوجد مقال هنا',
  },
  'missing.text': {
    en: 'It was never published, or it was taken back.',
    es: 'Nunca se publicó, o se retiró.',
    fr: 'Il n’a jamais été publié, ou il a été retiré.',
    de: 'Er wurde nie veröffentlicht oder zurückgezogen.',
    it: 'Non è mai stato pubblicato, oppure è stato ritirato.',
    pt: 'Nunca foi publicado, ou foi retirado.',
    zh: '它从未发布，或已被撤回。',
    ja: '公開されていないか、取り下げられました。',
    ko: '게시된 적이 없거나 내려진 글입니다.',
    ar: 'لم يُنشر قط، أو سُحب.',
  },
});
