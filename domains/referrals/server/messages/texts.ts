import { languages, type Language } from '@egcr/server-kit/http/request-facts';

interface ReferralTexts {
  /** Answered to whoever has said who sent them. */
  readonly applied: string;
}

const texts: Readonly<Record<Language, ReferralTexts>> = {
  en: { applied: 'Your referral code has been applied. Rewards follow once you are verified and active.' },
  es: {
    applied:
      'Tu código de referido se ha aplicado. Las recompensas llegarán cuando verifiques tu cuenta y la uses.',
  },
  fr: {
    applied:
      'Votre code de parrainage a été appliqué. Les récompenses suivront quand votre compte sera vérifié et actif.',
  },
  de: {
    applied:
      'Ihr Empfehlungscode wurde übernommen. Die Prämien folgen, sobald Ihr Konto bestätigt und aktiv ist.',
  },
  it: {
    applied:
      'Il tuo codice invito è stato applicato. I premi arriveranno quando l’account sarà verificato e attivo.',
  },
  pt: {
    applied:
      'Seu código de indicação foi aplicado. As recompensas chegam quando sua conta estiver verificada e ativa.',
  },
  zh: { applied: '您的推荐码已生效。账户通过验证并开始使用后即可获得奖励。' },
  ja: { applied: '紹介コードが適用されました。アカウントの確認と利用開始の後に特典が付与されます。' },
  ko: { applied: '추천 코드가 적용되었습니다. 계정 인증을 마치고 이용을 시작하면 보상이 지급됩니다.' },
  ar: { applied: 'تم تطبيق رمز الإحالة. تصلك المكافآت بعد توثيق حسابك والبدء في استخدامه.' },
};

/** What the server itself says, in the reader's language. */
export function textsIn(language: string): ReferralTexts {
  return texts[languages.find((known) => known === language) ?? 'en'];
}
