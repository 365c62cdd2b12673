import { texts } from '@egcr/web-kit/messages';

/** What editors do with comments, as the audit log names it. */
export const actTexts = texts({
  comment_approved: {
    en: 'Comment approved',
    es: 'Comentario aprobado',
    fr: 'Commentaire approuvé',
    de: 'Kommentar freigegeben',
    it: 'Commento approvato',
    pt: 'Comentário aprovado',
    zh: '批准评论',
    ja: 'コメントを承認',
    ko: '댓글 승인',
    ar: 'اعتُمد تعليق',
  },
  comment_marked_spam: {
    en: 'Comment marked as spam',
    es: 'Comentario marcado como spam',
    fr: 'Commentaire marqué comme spam',
    de: 'Kommentar als Spam markiert',
    it: 'Commento segnato come spam',
    pt: 'Comentário marcado como spam',
    zh: '评论标记为垃圾信息',
    ja: 'コメントを迷惑投稿に指定',
    ko: '댓글을 스팸으로 표시',
    ar: 'وُسم تعليق كمحتوى مزعج',
  },
  comment_removed: {
    en: 'Comment removed',
    es: 'Comentario eliminado',
    fr: 'Commentaire supprimé',
    de: 'Kommentar entfernt',
    it: 'Commento rimosso',
    pt: 'Comentário removido',
    zh: '移除评论',
    ja: 'コメントを削除',
    ko: '댓글 삭제',
    ar: 'أُزيل تعليق',
  },
});
