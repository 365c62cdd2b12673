import type { Language } from '@egcr/server-kit/http/request-facts';

/** Words that speak to the reader in a person form, or a country's form, that is not ours: docs/languages.md. */
const notOurs: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /(?<!\p{L})(usted|ustedes|vosotros|vosotras|vuestr[oa]s?|os|recibís|tenéis|podéis|queréis|sois|hacéis)(?!\p{L})/iu,
  fr: /(?<![\p{L}-])(tu|toi|ton|ta|tes|t’)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?)(?!\p{L})/iu,
  it: /(?<!\p{L})(Lei|Suo|Sua|Suoi|Sue|La preghiamo|Inserisca|Scelga)(?!\p{L})|(?<!\p{L})(vostr[oaie]|voi)(?!\p{L})/u,
  // European Portuguese where ours is Brazilian.
  pt: /(?<!\p{L})(tu|teu|tua|contigo|vós|lhe pede\p{L}*|\p{L}+-lhe|telemóvel|ecrã|ficheiros?|utilizador\p{L}*|palavra-passe|registo|partilh\p{L}+|demasiad\p{L}+|levantamentos?|a carregar|introduz\p{L}*|para si)(?!\p{L})/iu,
  zh: /你/u,
  ja: /(?<!の)(だ|である|しろ|せよ)。/u,
  ko: /당신|(?<!\p{L})너(?!\p{L})/u,
};

/** The first word of a sentence that speaks to the reader in another voice than ours. */
export function wrongVoice(text: string, language: Language): string | undefined {
  return notOurs[language]?.exec(text)?.[0];
}

type Synonym = readonly [word: RegExp, ours: string];

/** Words for what already has a name in the glossary of docs/languages.md, and that name. */
const synonyms: Readonly<Partial<Record<Language, readonly Synonym[]>>> = {
  es: [
    [/(?<!\p{L})(cartera|billetera)(?!\p{L})/iu, 'monedero'],
    [/(?<!\p{L})app de autenticación/iu, 'aplicación de autenticación'],
    [/claves? de acceso/iu, 'llave de acceso'],
  ],
  fr: [
    [/code PIN/iu, 'PIN'],
    [/(?<!\p{L})transferts?(?!\p{L})/iu, 'virement'],
  ],
  de: [
    [/Authentifizierungs-App/u, 'Authenticator-App'],
    [/(?<!\p{L})Wallet/u, 'Geldbörse'],
    [/Quittung/u, 'Beleg'],
    [/EGCR-Rahmen(?!werk)|Währungsrahmen(?!werk)/u, 'EGCR-Rahmenwerk'],
  ],
  it: [
    [/sovvenzion/iu, 'contributo'],
    [/(?<!\p{L})(dashboard|cruscotto)(?!\p{L})/iu, 'pannello'],
  ],
  pt: [
    [/(?<!\p{L})(o|no|do|ao|pelo) EGCR/iu, 'a EGCR'],
    [/mealheiro/iu, 'cofrinho'],
    [/mural de vagas/iu, 'banco de empregos'],
    [/sem taxa(?!\p{L})|taxa de conversão/iu, 'tarifa'],
  ],
  zh: [
    [/PIN ?码/u, 'PIN'],
    [/收据|凭证/u, '回单'],
    [/储蓄罐/u, '存钱罐'],
    [/总账/u, '账本'],
    [/补助/u, '资助'],
    [/恢复代码/u, '恢复码'],
    [/兑换费/u, '手续费'],
  ],
  ja: [
    [/サインイン/u, 'ログイン'],
    [/照会番号/u, '参照番号'],
    [/送り先/u, '送金先'],
    [/領収書|受領[書証]/u, '控え'],
    [/復旧コード|回復コード/u, 'リカバリーコード'],
    [/ブラウザ(?!ー)/u, 'ブラウザー'],
    [/求人板/u, '求人ボード'],
  ],
  ko: [
    [/보조금/u, '지원금'],
    [/(?<!은행 )이체(?!할)/u, '송금'],
    [/거래 명세/u, '거래 내역서'],
    [/두 번째 인증/u, '2단계 인증'],
    [/명세서/u, '거래 내역서'],
    [/EGCR[는가](?!\p{L})/u, 'EGCR은, EGCR이'],
  ],
  ar: [
    [/رمز PIN/u, 'الرقم السري'],
    [/بنك|بنوك/u, 'مصرف'],
    [/الوثائق القانونية/u, 'المستندات القانونية'],
    [/لوحة الوظائف/u, 'منصة الوظائف'],
    [/حوال[ةا]/u, 'تحويل'],
    // As the platform is: EGCR is not, does and offers in the feminine. “إطار EGCR” is a framework.
    [/(?<!\p{L})(?:ليس|يجمع|ينوي|يقدّمه(?: لك)?|يقدمه(?: لك)?) EGCR/u, 'EGCR (feminine)'],
  ],
};

/** The first word of a sentence for which the glossary has another, and that one. */
export function strayWord(text: string, language: Language): string | undefined {
  const found = synonyms[language]?.find(([word]) => word.test(text));
  return found && `“${found[0].exec(text)?.[0] ?? ''}” is called “${found[1]}”`;
}
