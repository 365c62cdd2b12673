import { texts } from '@egcr/web-kit/messages';

/** How referrals are called among the settings. */
export const sectionTexts = texts({
  referral: {
    en: 'Referral',
    es: 'Referidos',
    fr: 'Parrainage',
    de: 'Empfehlung',
    it: 'Invito',
    pt: 'Indicação',
    zh: '推荐',
    ja: '紹介',
    ko: '추천',
    ar: 'الإحالة',
  },
  'referral.text': {
    en: 'Invite others',
    es: 'Invita a otras personas',
    fr: 'Invitez d’autres personnes',
    de: 'Andere einladen',
    it: 'Invita altre persone',
    pt: 'Convide outras pessoas',
    zh: '邀请他人',
    ja: 'ほかの人を招待',
    ko: '다른 사람 초대',
    ar: 'ادعُ آخرين',
  },
});
