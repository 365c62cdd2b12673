import { texts } from '@egcr/web-kit/messages';

/** How the activity log is called among the settings. */
export const sectionTexts = texts({
  activity: {
    en: 'Activity and privacy',
    es: 'Actividad y privacidad',
    fr: 'Activité et vie privée',
    de: 'Aktivität und Datenschutz',
    it: 'Attività e privacy',
    pt: 'Atividade e privacidade',
    zh: '活动与隐私',
    ja: 'アクティビティとプライバシー',
    ko: '활동과 개인정보',
    ar: 'النشاط والخصوصية',
  },
  'activity.text': {
    en: 'What we record, and why',
    es: 'Qué se guarda de lo que haces y por qué',
    fr: 'Ce qui est gardé de vos actes, et pourquoi',
    de: 'Was von Ihrem Tun aufbewahrt wird und warum',
    it: 'Cosa si conserva di ciò che fai, e perché',
    pt: 'O que é guardado do que você faz, e por quê',
    zh: '保存了哪些操作，以及原因',
    ja: '何がなぜ保存されるか',
    ko: '무엇을 왜 보관하는지',
    ar: 'ما يُحفظ مما تفعله ولماذا',
  },
});
