import { texts } from '@egcr/web-kit/messages';

import { commentsWords } from '../../contract/words.ts';

/** What the bell says of comments. */
export const noticeTexts = texts({
  'comments.approved': {
    en: 'Your comment on “{title}” is now public',
    es: 'Tu comentario en «{title}» ya es público',
    fr: 'Votre commentaire sur « {title} » est maintenant public',
    de: 'Ihr Kommentar zu „{title}“ ist jetzt öffentlich',
    it: 'Il tuo commento a «{title}» ora è pubblico',
    pt: 'Seu comentário em “{title}” já é público',
    zh: '您对“{title}”的评论现已公开',
    ja: '「{title}」へのコメントが公開されました',
    ko: '‘{title}’에 남긴 댓글이 공개되었습니다',
    ar: 'تعليقك على «{title}» أصبح علنيًا',
  },
  'comments.removed': {
    en: 'Your comment on “{title}” was removed',
    es: 'Tu comentario en «{title}» se ha eliminado',
    fr: 'Votre commentaire sur « {title} » a été supprimé',
    de: 'Ihr Kommentar zu „{title}“ wurde entfernt',
    it: 'Il tuo commento a «{title}» è stato rimosso',
    pt: 'Seu comentário em “{title}” foi removido',
    zh: '您对“{title}”的评论已被移除',
    ja: '「{title}」へのコメントが削除されました',
    ko: '‘{title}’에 남긴 댓글이 삭제되었습니다',
    ar: 'أُزيل تعليقك على «{title}»',
  },
  'comments.replied': {
    en: 'New reply to your comment on “{title}”',
    es: 'Alguien ha respondido a tu comentario en «{title}»',
    fr: 'Quelqu’un a répondu à votre commentaire sur « {title} »',
    de: 'Jemand hat auf Ihren Kommentar zu „{title}“ geantwortet',
    it: 'Qualcuno ha risposto al tuo commento a «{title}»',
    pt: 'Alguém respondeu ao seu comentário em “{title}”',
    zh: '有人回复了您对“{title}”的评论',
    ja: '「{title}」へのコメントに返信がありました',
    ko: '‘{title}’에 남긴 댓글에 답글이 달렸습니다',
    ar: 'ردّ أحدهم على تعليقك على «{title}»',
  },
  'reason.advertising': commentsWords.advertisingOrSpam,
  'reason.insult': commentsWords.insultOrThreat,
  'reason.private_data': commentsWords.privateData,
  'reason.off_topic': commentsWords.offTopic,
  'reason.unlawful': commentsWords.againstTheLaw,
  'reason.other': commentsWords.somethingElse,
});
