import { texts } from '@egcr/server-kit/texts';

/** What the SMS says that proves a phone of a business. */
export const contactTexts = texts({
  code: {
    en: 'Your EGCR code to prove this phone of a business: {code}. It works for {minutes} minutes. Do not pass it on.',
    es: 'Tu código de EGCR para probar este teléfono de una empresa: {code}. Vale {minutes} minutos. No lo compartas.',
    fr: 'Votre code EGCR pour prouver ce téléphone d’une entreprise : {code}. Valable {minutes} minutes. Ne le transmettez pas.',
    de: 'Ihr EGCR-Code zum Nachweis dieses Firmentelefons: {code}. Er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.',
    it: 'Il tuo codice EGCR per dimostrare questo telefono di un’impresa: {code}. Vale {minutes} minuti. Non condividerlo.',
    pt: 'Seu código da EGCR para comprovar este telefone de uma empresa: {code}. Vale {minutes} minutos. Não o compartilhe.',
    zh: '您用于证明企业电话的 EGCR 验证码：{code}，{minutes} 分钟内有效。请勿告诉他人。',
    ja: '事業者の電話を証明するEGCRコード：{code}（{minutes}分間有効）。他人に教えないでください。',
    ko: '사업체 전화 증명용 EGCR 코드: {code}. {minutes}분간 유효합니다. 알려 주지 마세요.',
    ar: 'رمز EGCR لإثبات هاتف الشركة: {code}. صالح {minutes} دقيقة. لا تعطه لأحد.',
  },
});
