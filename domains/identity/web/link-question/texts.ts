import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';

/** The sentences of the question before a link is followed. */
export const linkQuestionTexts = texts({
  title: {
    en: 'Continue as someone else?',
    es: '¿Continuar con otra cuenta?',
    fr: 'Continuer avec un autre compte ?',
    de: 'Mit einem anderen Konto fortfahren?',
    it: 'Continuare con un altro account?',
    pt: 'Continuar com outra conta?',
    zh: '以其他账户继续？',
    ja: '別のアカウントで続けますか？',
    ko: '다른 계정으로 계속할까요?',
    ar: 'هل تريد المتابعة بحساب آخر؟',
  },
  question: {
    en: 'Continue as {name}?',
    es: '¿Continuar como {name}?',
    fr: 'Continuer en tant que {name} ?',
    de: 'Als {name} fortfahren?',
    it: 'Continuare come {name}?',
    pt: 'Continuar como {name}?',
    zh: '以 {name} 的身份继续？',
    ja: '{name} として続けますか？',
    ko: '{name} 계정으로 계속할까요?',
    ar: 'هل تريد المتابعة باسم {name}؟',
  },
  text: {
    en: 'This link belongs to {name}, but {present} is signed in here. If you didn’t ask for this link, stay signed in: nothing has happened yet.',
    es: 'Este enlace pertenece a la cuenta {name}. En este navegador ha entrado {present}. Si no pediste este enlace, quédate como estás: todavía no ha pasado nada.',
    fr: 'Ce lien appartient au compte {name}. Dans ce navigateur, c’est {present} qui est connecté. Si vous n’avez pas demandé ce lien, ne changez rien : rien ne s’est encore passé.',
    de: 'Dieser Link gehört zum Konto {name}. In diesem Browser ist {present} angemeldet. Haben Sie diesen Link nicht angefordert, bleiben Sie dabei: Es ist noch nichts geschehen.',
    it: 'Questo link appartiene all’account {name}. In questo browser è connesso {present}. Se non hai chiesto questo link, resta come sei: non è ancora successo nulla.',
    pt: 'Este link pertence à conta {name}. Neste navegador está conectado {present}. Se você não pediu este link, fique como está: nada aconteceu ainda.',
    zh: '此链接属于账户 {name}。当前浏览器中登录的是 {present}。如果您没有申请此链接，请保持现状：目前尚未发生任何更改。',
    ja: 'このリンクはアカウント {name} のものです。このブラウザーには {present} がログインしています。このリンクに心当たりがなければ、そのままでいてください。まだ何も起きていません。',
    ko: '이 링크는 {name} 계정의 것입니다. 이 브라우저에는 {present} 계정이 로그인되어 있습니다. 이 링크를 요청하지 않았다면 그대로 두세요. 아직 아무것도 바뀌지 않았습니다.',
    ar: 'هذا الرابط يخص الحساب {name}. المسجَّل في هذا المتصفح هو {present}. إن لم تطلب هذا الرابط فابقَ كما أنت: لم يحدث شيء بعد.',
  },
  stay: {
    en: 'Stay signed in as {present}',
    es: 'Seguir como {present}',
    fr: 'Rester connecté en tant que {present}',
    de: 'Angemeldet bleiben als {present}',
    it: 'Resta connesso come {present}',
    pt: 'Continuar conectado como {present}',
    zh: '继续以 {present} 登录',
    ja: '{present} のままでいる',
    ko: '{present} 계정 유지',
    ar: 'البقاء باسم {present}',
  },
  continue: {
    en: 'Continue as {name}',
    es: 'Continuar como {name}',
    fr: 'Continuer en tant que {name}',
    de: 'Als {name} fortfahren',
    it: 'Continua come {name}',
    pt: 'Continuar como {name}',
    zh: '以 {name} 的身份继续',
    ja: '{name} として続ける',
    ko: '{name} 계정으로 계속',
    ar: 'المتابعة باسم {name}',
  },
});

/** Writes a sentence of the question before a link is followed. */
export type LinkQuestionText = TextOf<typeof linkQuestionTexts>;

export function useLinkQuestionText(): LinkQuestionText {
  return useText(linkQuestionTexts);
}
