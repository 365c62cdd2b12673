import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const commentTitles = texts({
  'comment-queue': {
    en: 'Comments to review',
    es: 'Comentarios por revisar',
    fr: 'Commentaires à examiner',
    de: 'Kommentare prüfen',
    it: 'Commenti da esaminare',
    pt: 'Comentários a analisar',
    zh: '待审核评论',
    ja: '確認するコメント',
    ko: '검토할 댓글',
    ar: 'تعليقات للمراجعة',
  },
});
