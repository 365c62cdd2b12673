import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  'grant-alert-link': {
    en: 'Turn a grant alert off by the link in its email. You need no account for this.',
    es: 'Desactiva un aviso de subvenciones con el enlace de su correo. No necesitas cuenta.',
    fr: 'Désactivez une alerte de subventions par le lien de son e-mail, sans compte.',
    de: 'Schalten Sie eine Benachrichtigung über den Link in der E-Mail aus. Ein Konto ist nicht nötig.',
    it: 'Disattiva un avviso sui contributi con il link nell’email. Non serve un account.',
    pt: 'Desative um aviso de subsídios pelo link do e-mail. Não é preciso ter conta.',
    zh: '通过邮件中的链接关闭资助提醒，无需账户。',
    ja: 'メールのリンクから助成金の通知を止められます。アカウントは不要です。',
    ko: '이메일의 링크로 지원금 알림을 끌 수 있습니다. 계정은 필요 없습니다.',
    ar: 'أوقف تنبيه المنح عبر الرابط في رسالته. لا تحتاج حسابًا لذلك.',
  },
  'grant-programme': {
    en: 'A grant or fund: who may apply, how much it gives, by when, and its open books.',
    es: 'Una subvención o un fondo: quién puede solicitar, cuánto da, hasta cuándo y sus cuentas abiertas.',
    fr: 'Une subvention ou un fonds : qui peut demander, combien, jusqu’à quand, et ses comptes ouverts.',
    de: 'Eine Förderung oder ein Fonds: wer sich bewerben kann, wie viel es gibt, bis wann, mit offenen Büchern.',
    it: 'Un contributo o un fondo: chi può fare domanda, quanto dà, entro quando, e i conti aperti.',
    pt: 'Um subsídio ou fundo: quem pode pedir, quanto dá, até quando, e as contas abertas.',
    zh: '资助或基金：谁可以申请、金额、截止时间及公开账目。',
    ja: '助成金または基金の対象、金額、締め切り、公開された帳簿。',
    ko: '지원금이나 기금의 대상, 금액, 마감일과 공개 장부.',
    ar: 'منحة أو صندوق: من يحق له، وكم يعطي، وحتى متى، وحساباته المفتوحة.',
  },
  awards: {
    en: 'Every award of grants and funds on EGCR: for what, how much and when. Recipients are named by kind and country only.',
    es: 'Cada concesión de subvenciones y fondos en EGCR: para qué, cuánto y cuándo. De quien recibe solo constan el tipo y el país.',
    fr: 'Chaque attribution des subventions et fonds d’EGCR : pour quoi, combien et quand. Bénéficiaires par type et pays seulement.',
    de: 'Jede Zusage von Förderungen und Fonds bei EGCR: wofür, wie viel und wann. Empfänger nur mit Art und Land.',
    it: 'Ogni assegnazione di contributi e fondi su EGCR: per cosa, quanto e quando. Di chi riceve solo tipo e paese.',
    pt: 'Cada concessão de subsídios e fundos na EGCR: para quê, quanto e quando. De quem recebe só o tipo e o país.',
    zh: 'EGCR 上每项资助与基金的发放：用途、金额和时间。受助方只显示类型和国家。',
    ja: 'EGCRの助成金と基金の交付実績。用途、金額、時期。受給者は種別と国のみ。',
    ko: 'EGCR의 지원금과 기금이 준 모든 것: 용도, 금액, 시기. 받은 쪽은 종류와 국가만 나옵니다.',
    ar: 'كل ما منحته منح EGCR وصناديقها: لماذا وكم ومتى. يظهر المستفيدون بالنوع والبلد فقط.',
  },
});
