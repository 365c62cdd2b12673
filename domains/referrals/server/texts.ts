import { texts } from '@egcr/server-kit/texts';

/** What the server itself says, in the reader’s language. */
export const textsIn = texts({
  applied: {
    en: 'Your referral code has been applied. Rewards follow once you are verified and active.',
    es: 'Tu código de referido se ha aplicado. Las recompensas llegarán cuando verifiques tu cuenta y la uses.',
    fr: 'Votre code de parrainage a été appliqué. Les récompenses suivront quand votre compte sera vérifié et actif.',
    de: 'Ihr Empfehlungscode wurde übernommen. Die Prämien folgen, sobald Ihr Konto bestätigt und aktiv ist.',
    it: 'Il tuo codice invito è stato applicato. I premi arriveranno quando l’account sarà verificato e attivo.',
    pt: 'Seu código de indicação foi aplicado. As recompensas chegam quando sua conta estiver verificada e ativa.',
    zh: '您的推荐码已生效。账户通过验证并开始使用后即可获得奖励。',
    ja: '紹介コードが適用されました。アカウントの確認と利用開始の後に特典が付与されます。',
    ko: '추천 코드가 적용되었습니다. 계정 인증을 마치고 이용을 시작하면 보상이 지급됩니다.',
    ar: 'تم تطبيق رمز الإحالة. تصلك المكافآت بعد توثيق حسابك والبدء في استخدامه.',
  },
});

/** What people read of a reward that they were paid. */
export const rewardWords = texts({
  title: {
    en: 'Referral reward',
    es: 'Recompensa por referidos',
    fr: 'Récompense de parrainage',
    de: 'Empfehlungsprämie',
    it: 'Premio invito',
    pt: 'Recompensa por indicação',
    zh: '推荐奖励',
    ja: '紹介特典',
    ko: '추천 보상',
    ar: 'مكافأة إحالة',
  },
  received: {
    en: 'You received a referral reward of {amount}',
    es: 'Has recibido una recompensa por referidos de {amount}',
    fr: 'Vous avez reçu une récompense de parrainage de {amount}',
    de: 'Sie haben eine Empfehlungsprämie von {amount} erhalten',
    it: 'Hai ricevuto un premio invito di {amount}',
    pt: 'Você recebeu uma recompensa por indicação de {amount}',
    zh: '您收到了 {amount} 的推荐奖励',
    ja: '紹介特典{amount}を受け取りました',
    ko: '추천 보상 {amount}을(를) 받았습니다',
    ar: 'تلقيت مكافأة إحالة بقيمة {amount}',
  },
});
