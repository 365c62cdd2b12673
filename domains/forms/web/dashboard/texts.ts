import { texts } from '@egcr/web-kit/messages';

/** What the dashboard says of drafts. */
export const dashboardTexts = texts({
  draft: {
    en: 'Finish your draft: {title}',
    es: 'Termina tu borrador: {title}',
    fr: 'Terminez votre brouillon : {title}',
    de: 'Entwurf fertigstellen: {title}',
    it: 'Completa la bozza: {title}',
    pt: 'Termine o rascunho: {title}',
    zh: '完成草稿：{title}',
    ja: '下書きを仕上げる：{title}',
    ko: '초안 마치기: {title}',
    ar: 'أكمل مسودتك: {title}',
  },
  'draft.text': {
    en: 'We delete it on {date} unless you continue.',
    es: 'Se borra el {date} si no sigues.',
    fr: 'Il sera supprimé le {date} si vous ne continuez pas.',
    de: 'Wir löschen ihn am {date}, wenn Sie nicht weitermachen.',
    it: 'Sarà eliminata il {date} se non continui.',
    pt: 'Será excluído em {date} se você não continuar.',
    zh: '如不继续，将于 {date} 删除。',
    ja: '続けない場合は{date}に削除されます。',
    ko: '계속하지 않으면 {date}에 삭제됩니다.',
    ar: 'سنحذفها في {date} إن لم تتابع.',
  },
});
