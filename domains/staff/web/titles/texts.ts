import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const staffTitles = texts({
  'super-admin': {
    en: 'Super admin',
    es: 'Superadministración',
    fr: 'Super administration',
    de: 'Superadmin',
    it: 'Super amministrazione',
    pt: 'Superadministração',
    zh: '超级管理员',
    ja: 'スーパー管理者',
    ko: '최고 관리자',
    ar: 'المشرف العام',
  },
  'super-admin-oversight': {
    en: 'Super admin oversight',
    es: 'Supervisión de superadministración',
    fr: 'Supervision des super administrateurs',
    de: 'Superadmin-Aufsicht',
    it: 'Supervisione dei super amministratori',
    pt: 'Supervisão da superadministração',
    zh: '超级管理员监督',
    ja: 'スーパー管理者の監督',
    ko: '최고 관리자 감독',
    ar: 'الإشراف على المشرفين العامين',
  },
});
