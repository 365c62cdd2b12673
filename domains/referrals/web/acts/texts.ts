import { texts } from '@egcr/web-kit/messages';

/** What staff decide about rewards, as the audit log names it. */
export const actTexts = texts({
  referral_reward_released: {
    en: 'Referral reward released',
    es: 'Recompensa por referido liberada',
    fr: 'Récompense de parrainage libérée',
    de: 'Empfehlungsprämie freigegeben',
    it: 'Premio per invito sbloccato',
    pt: 'Recompensa por indicação liberada',
    zh: '推荐奖励已放行',
    ja: '紹介の特典を承認',
    ko: '추천 보상 승인',
    ar: 'أُفرج عن مكافأة الإحالة',
  },
  referral_reward_refused: {
    en: 'Referral reward refused',
    es: 'Recompensa por referido denegada',
    fr: 'Récompense de parrainage refusée',
    de: 'Empfehlungsprämie abgelehnt',
    it: 'Premio per invito rifiutato',
    pt: 'Recompensa por indicação recusada',
    zh: '推荐奖励已拒绝',
    ja: '紹介の特典を却下',
    ko: '추천 보상 거부',
    ar: 'رُفضت مكافأة الإحالة',
  },
});
