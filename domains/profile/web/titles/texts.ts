import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const profileTitles = texts({
  'complete-profile': {
    en: 'Complete your profile',
    es: 'Completa tu perfil',
    fr: 'Complétez votre profil',
    de: 'Profil vervollständigen',
    it: 'Completa il profilo',
    pt: 'Complete seu perfil',
    zh: '完善个人资料',
    ja: 'プロフィールの入力',
    ko: '프로필 완성',
    ar: 'أكمل ملفك الشخصي',
  },
  settings: {
    en: 'Settings',
    es: 'Ajustes',
    fr: 'Paramètres',
    de: 'Einstellungen',
    it: 'Impostazioni',
    pt: 'Configurações',
    zh: '设置',
    ja: '設定',
    ko: '설정',
    ar: 'الإعدادات',
  },
});
