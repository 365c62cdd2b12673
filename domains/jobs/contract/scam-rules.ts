import { foldText } from '@egcr/contract/search-text';

import { scamSigns, scamWeights, type ScamSign } from './scam-signs.ts';

const SCORE_MAX = 100;

/**
 * How each sign is said, in the ten languages of the platform, in texts without capitals and accents. A sentence that denies it is no sign: honest
 * employers say that they ask for nothing.
 */
const patterns: Readonly<Record<ScamSign, readonly RegExp[]>> = {
  asks_fee: [
    /\b(registration|application|training|processing|booking|joining|entry|admin|service|visa|activation|agency|security|enrol?ment)\b[^.]{0,20}\b(fees?|charges?|costs?|deposit|amount|package)\b/,
    /\b(pay|pays|paid|send|sent|transfer|buy|costs?|due|asked|taken)\b[^.]{0,60}\b(deposit|starter kit|starting kit|kit|visa|medical certificate|e-?book|uniform|security check|background check)\b/,
    /\b(deposit|visa|flights|kit|background check|certificate)\b[^.]{0,50}\b(paid|pay|asked|taken|due|carried|cost)\b/,
    /\b(cuota|tasa)s? de (inscripcion|registro)|pagar el curso|deposito previo/,
    /frais (de dossier|d.inscription|de formation)|une caution/,
    /bearbeitungsgebuhr|anmeldegebuhr|schulungsgebuhr|\bkaution\b/,
    /quota di iscrizione|spese di (registrazione|pratica)|\bcauzione\b/,
    /taxa de (inscricao|registro|cadastro)|\bcaucao\b/,
    /\b(fee|charge|deposit)\b (of|is) [^.]{0,6}\d+[^.]{0,30}\b(for|before|with) (the |your |an? )?(application|registration|training|interview|visa|uniform|kit|check|start)\b/,
    // Who is asked to pay a sum for a way to the work; what an hour or a month pays is no such sum.
    /(^|\b(you|applicants?|candidates?)\b[^.]{0,25})\b(pay|send|transfer|deposit)\b[^.]{0,15}([$€£] ?\d+|\b\d+ ?(usd|eur|gbp|dollars?|euros?|pounds?|rupees?|naira)\b)(?![^.]{0,12}\b(an hour|per|a (day|week|month|year)|hourly|monthly|each|every)\b)[^.]{0,60}\b(training|course|registration|application|interview|uniform|kit|visa|certificate|check|materials?|start|place|position|spot|seat|job)\b/,
    /(报名费|報名費|培训费|培訓費|押金|保证金|保證金|会员费)/,
    /(登録料|保証金|研修費|入会金)/,
    /(등록비|보증금|교육비|가입비)/,
    /(رسوم (ال)?(تسجيل|تقديم|تدريب)|يدفع المتقدم|تاميني?ا? قبل)/,
  ],
  asks_secrets: [
    /\b(send|give|share|submit|provide|fill|need|get|access|login|pay[^.]{0,20} for your)\b[^.]{0,60}\b(password|pin\b|cvv|card number|credit card|online banking|bank app|bank account number|login|code that comes|payment app|exchange account|selfie)/,
    /\b(send|give|share|submit|provide|supply|enter|fill|need|want|ask|require|email|forward|tell)\b[^.]{0,40}\b(your|their|own|applicants?|candidates?)\b[^.]{0,30}\b(bank(ing)? (account|details?|data|information|card|login|statements?)|iban|account (number|details)|card (number|details)|sort code)\b/,
    /\b(envi[ae]r?|manda|mande|proporcion\w+|indi(que|ca)|necesitamos|facilit\w+)\b[^.]{0,40}\b(datos bancarios|cuenta bancaria|iban|numero de cuenta|tarjeta bancaria)\b/,
    /\b(envoye[rz]|transmette[rz]|communique[rz]|donne[rz]|fourni\w+|besoin de)\b[^.]{0,40}\b(coordonnees bancaires|donnees bancaires|rib|iban|numero de (compte|carte))\b/,
    /\b(senden|schicken|geben|nennen|ubermitteln|teilen|benotigen|brauchen)\b[^.]{0,40}\b(bankverbindung|bankdaten|iban|kontonummer|kreditkarte\w*)\b|\b(bankverbindung|bankdaten|iban|kontonummer)\b[^.]{0,30}\b(senden|schicken|mitteilen|angeben|ubermitteln)\b/,
    /\b(invia\w*|manda\w*|forni\w+|comunica\w*|serv(e|ono))\b[^.]{0,40}\b(coordinate bancarie|dati bancari|iban|numero di conto)\b/,
    /\b(envi[ae]r?|mande|forneca|informe|precisamos)\b[^.]{0,40}\b(dados bancarios|conta bancaria|iban|numero d[ae] conta)\b/,
    /(发送|提供|告诉|需要|填写|提交)[^。]{0,12}(银行账号|银行账户|银行卡|卡号)|(銀行口座|口座番号|口座情報|カード番号)[^。]{0,12}(送っ|送り|教え|提出|入力)/,
    /(계좌 ?번호|은행 계좌|카드 ?번호)[^.]{0,12}(보내|알려|제출|제공)|(ارسل|ارسال|زود|قدم|نحتاج)[^.]{0,30}(حساب\S* (البنكي|المصرفي)|رقم (ال)?حساب|(ال)?بيانات\S* (البنكية|المصرفية)|ايبان)/,
    /(clave|contrasena) de banca|datos de tu tarjeta|mot de passe de votre banque|zugangsdaten zum online|kontodaten|dati della carta|senha do banco|dados do cartao/,
    /(银行卡和密码|暗証番号|キャッシュカード|비밀번호|كلمة (ال)?(مرور|سر)|رقم بطاقت)/,
  ],
  moves_money: [
    /\b(receive|receives|deposit|collect|pick up|forward|pay to you)\b[^.]{0,60}\b(money|transfers?|cash|cheques?|funds)\b[^.]{0,80}\b(forward|send|transfer|load|buy|keep|return)\b/,
    /\b(deposit it|by cheque)\b[^.]{0,80}\b(keep|transfer|return|buy|gift cards?)\b/,
    /\b(gift cards?)\b[^.]{0,40}\b(codes?|money)\b|\bbuy gift cards?\b|\bby gift card\b/,
    /\b(rent|lend|hand over)\b[^.]{0,30}\b(account|accounts|cards?|payment app)\b|\baccounts? in your name\b|(pay|dollars) for your verified/,
    /\b(customers|clients) pay to you\b|bitcoin machine|western union|moneygram/,
    /\bpeople whose bank account\b|top up your account|charge your account|\bown money\b|\binvest\b[^.]{0,30}\b(own|small sum|today)\b|\b(first payment|dollars)\b[^.]{0,30}\b(usdt|activation)\b/,
    /dinero en tu cuenta|geld auf ihrem konto|denaro sul tuo conto|dinheiro na sua conta|argent sur votre compte/,
    /(垫付|刷单|出租银行卡|口座でお金を受け取|통장으로 돈을|الاموال في حسابك|가상화폐)/,
  ],
  moves_parcels: [
    /\b(parcels?|packages?|deliver(y|ies))\b[^.]{0,40}\b(at your home|your home|your address|your town)\b|\byour address is used\b/,
    /\bpackage forwarder\b|colis chez vous|pakete zu hause|pacchi a casa|paquetes en tu casa|encomendas em casa/,
    /(自宅で受け取り、転送|집에서 택배를 받아)/,
  ],
  paid_tasks: [
    /\b(like|rate|follow|review)\b[^.]{0,30}\b(videos?|products|posts|orders)\b[^.]{0,60}\b(task|pays?|dollars|bonus)\b|\boptimi[sz]e orders\b|\b(unlock|higher) tasks\b|\btasks appear\b|explains the tasks/,
    /order goods with your own|点赞|刷单|\b(like|rate)\b[^.]{0,30}\b(videos?|products)\b[^.]{0,30}\bfor us\b/,
    /\bbring(ing)? in others\b|\bpassive income\b|be your own boss/,
  ],
  easy_money: [
    /\b(earn|get|make|paid?|salary)\b[^.]{0,30}\b\d{2,}\b[^.]{0,30}\b(a day|weekly|an hour|a week)\b|\b\d{3,}\b[^.]{0,15}\b(a day|weekly|a week)\b|\b\d{2,} dollars an hour\b/,
    /\bguaranteed (income|visa)\b|\bunlimited earnings\b|\bearn thousands\b|\bfast money\b|\blimited places\b|\bdoubles it\b|\bact now\b/,
    /\d+ (euros?|euro|reais) (al dia|par jour|am tag|al giorno|por dia)|plazas limitadas|posti limitati/,
    /(日入|轻松赚钱|日給\d|하루 \d+만원|دولار يومي)/,
  ],
  chat_only: [
    /\b(only|write|contact|reply|manager|message|us)\b[^.]{0,30}\b(whatsapp|telegram|signal)\b|\b(whatsapp|telegram)\b[^.]{0,12}\bonly\b|@\w{1,40}[^.]{0,60}\btelegram\b|\btelegram @/,
    /solo (por|su) whatsapp|uniquement sur whatsapp|nur uber (telegram|whatsapp)|so no whatsapp|scrivi solo/,
    /(加微信|添加telegram|lineのみ|텔레그램으로만|واتساب فقط)/,
  ],
  no_interview: [
    /\b(no|without) (an )?interview\b|\bhired on the same day\b|\bno papers\b|you are hired|\bno experience and\b/,
    /sin experiencia|sans experience|ohne vorkenntnisse|senza esperienza|sem experiencia|(経験不要|경험 불필요|بدون خبرة)/,
  ],
  free_mail: [/@(gmail|yahoo|hotmail|outlook|proton|gmx|qq|163|mail)\./],
  short_link: [/\b(bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl)\b/],
};

/** What denies a sign where it stands beside it. */
const DENIED =
  /\b(no|not|never|without|nothing|none|kein\w*|nicht|ningun\w*|aucun\w*|nessun\w*|nao cobramos|non chiediamo)\b|(不收|一切いた[だた]き|받지 않|لا نطلب)/;
/** Of a cost: who bears it. */
const BORNE_BY_US =
  /\bfree\b|gratuit|sans frais|\bwe (also )?pay\b|\bpaid by (us|the (company|employer|town|hospital|employment office))\b|부담합니다|على حسابنا/;
/** What of it is the work itself: people who look after the fees of others. */
const DUTY =
  /\byou (will |also )?(process|handle|advise|record|invoice|calculate|reconcile|book|check|explain)\b[^.]{0,40}\bfees?\b/;
/** The data of those whom the work serves, where nothing of the reader's is asked. */
const CUSTOMERS = /\b(customers?|clients?|members|guests|patients|kund(en|innen)|clientes|clienti)\b/;
/** Said with the words that deny others: "no interview", "no experience". */
const NEVER_DENIED: readonly ScamSign[] = ['no_interview', 'easy_money', 'chat_only'];

/** What no one sees between the letters of a word: soft hyphens, joiners, marks that choose a form. */
const UNSEEN = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;
/** Letters of other scripts that look like Latin ones, and those. */
const lookalikes: readonly [foreign: string, latin: string] = [
  'аеіјорсухѕԁһԛԝνοαικτυ',
  'aeijopcyxsdhqwvoaiktu',
];

/** A text as it looks to its reader, where letters of other scripts stand in Latin words. */
function asRead(text: string): string {
  const [foreign, latin] = lookalikes;
  return text.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => latin[foreign.indexOf(letter)] ?? letter,
  );
}

export interface ScamScore {
  readonly score: number;
  readonly signs: readonly ScamSign[];
}

interface Texts {
  readonly title: string;
  readonly body: string;
  readonly questions?: readonly string[];
  readonly skills?: readonly string[];
}

/** How much a posting looks like a scam, from 0 to 100, and why. It looks at its texts alone, never at who posts it. */
export function scamScoreOf({ title, body, questions = [], skills = [] }: Texts): ScamScore {
  // A sentence that begins in one skill and goes on in the next is read as a whole.
  const text = [`${title}. ${body}`, ...questions, skills.join(' ')].join('\n').replace(UNSEEN, '');
  const folded = foldText(text);
  // Folding takes letters of Korean and Japanese apart: they are compared as they are written.
  const sentences = [folded, asRead(folded), text.toLowerCase()].flatMap((each) =>
    each.split(/[.!?。！？]\s|[\n;]/),
  );
  const signs = scamSigns.filter((sign) => sentences.some((sentence) => saysSo(sentence, sign)));
  const sum = signs.reduce((all, sign) => all + scamWeights[sign], 0);
  return { score: Math.min(SCORE_MAX, sum), signs };
}

function saysSo(sentence: string, sign: ScamSign): boolean {
  if (!patterns[sign].some((pattern) => pattern.test(sentence))) return false;
  if (NEVER_DENIED.includes(sign)) return true;
  if (DENIED.test(sentence)) return false;
  if (sign === 'asks_secrets' && CUSTOMERS.test(sentence) && !/\byour\b/.test(sentence)) return false;
  return sign !== 'asks_fee' || !(BORNE_BY_US.test(sentence) || DUTY.test(sentence));
}
