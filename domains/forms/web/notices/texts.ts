import { texts } from '@egcr/web-kit/messages';

/** What the bell says of drafts. */
export const noticeTexts = texts({
  'forms.draft_ends_soon': {
    en: 'Your draft will be deleted on {date}. Finish and send it before then.',
    es: 'Tu borrador se borrará el {date}. Termínalo y envíalo antes.',
    fr: 'Votre brouillon sera supprimé le {date}. Terminez-le et envoyez-le avant.',
    de: 'Ihr Entwurf wird am {date} gelöscht. Senden Sie ihn vorher ab.',
    it: 'La tua bozza sarà eliminata il {date}. Completala e inviala prima.',
    pt: 'Seu rascunho será excluído em {date}. Conclua e envie antes.',
    zh: '您的草稿将于 {date} 删除。请在此之前完成并提交。',
    ja: '下書きは{date}に削除されます。それまでに完成させて送信してください。',
    ko: '초안이 {date}에 삭제됩니다. 그 전에 완성해 보내세요.',
    ar: 'ستُحذف مسودتك في {date}. أكملها وأرسلها قبل ذلك.',
  },
});
