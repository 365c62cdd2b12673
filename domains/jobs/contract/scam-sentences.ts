import type { ScamSign } from './scam-signs.ts';
import {
  AMOUNT,
  BEFORE,
  CLICKS,
  COST,
  DUTY,
  EMPLOYER_PAYS,
  FEE,
  FINDS_OUT,
  GOES_ON,
  IN_PARTS,
  KEEPS_SHARE,
  MONEY,
  OTHERS,
  PAID_EACH,
  PARCEL,
  PUTS_IN,
  READER_PAYS,
  READERS_ACCOUNT,
  READERS_HOME,
  RECEIVES,
  SENT_ON,
  THE_REST,
} from './scam-words.ts';

/** A sentence, and the same with the one that follows: what a scam asks for is often said in two. */
export interface Said {
  /** Without what it denies. */
  readonly alone: string;
  readonly withNext: string;
  /** All that is said. */
  readonly whole: string;
  /** As it is written. */
  readonly raw: string;
}

type Judge = (said: Said) => boolean;

const all = (text: string, ...ideas: readonly RegExp[]): boolean => ideas.every((idea) => idea.test(text));
const some = (text: string, ...ideas: readonly RegExp[]): boolean => ideas.some((idea) => idea.test(text));

/** What an hour, a day or a month of the work pays. */
const WAGE =
  /\b(salary|wages?|bonus|stipend|pay is|we pay|pays you|earn\w*|per (hour|day|week|month|year)|an hour|a (day|week|month|year)|hourly|monthly)\b|月薪|时薪|月給|時給|월급|시급|الراتب/;
const PAYS_BY_HOUR = /時給|月給|日給|給与|月薪|时薪|工资|시급|월급|급여|راتب/;
/** Beside a cost also without its currency. */
const NUMBER = /\d{2,12}|[一二三四五六七八九十百千]{2,}/;
const PENALTY =
  /\bcompensation of\b[^.]{0,20}\d[^.]{0,30}\b(payable|due)\b|\b(penalty|fine of|owe us|liable for|damages)\b[^.]{0,60}([$€£₹] ?\d|\d{2,12})|\b(pay|owe)\b[^.]{0,25}\b(penalty|fine)\b|\bowe (us|the company)\b[^.]{0,20}\d|赔(付|偿)[^。]{0,8}(元|\d|[一二三四五六七八九十]万)|vertragsstrafe|违约金|위약금/;

/** That the reader is meant, and not someone for whom the work is done. */
const READER_IS_MEANT =
  /\b(you|applicants?|candidates?|workers?)\b[^,;:]{0,25}\b(pay|send|buy|deposit|transfer|purchase)\b|\bbefore you\b|\bto (us|our agent)\b|\bnew (team )?(members|hires|starters|joiners)\b/;

function isOfOthers(text: string): boolean {
  return DUTY.test(text) || (OTHERS.test(text) && !READER_IS_MEANT.test(text));
}

function asksFee({ alone, raw, whole }: Said): boolean {
  if (PENALTY.test(raw)) return true;
  if (isOfOthers(alone)) return false;
  if (PUTS_IN.test(alone) || (IN_PARTS.test(alone) && AMOUNT.test(whole))) return true;
  if (EMPLOYER_PAYS.test(alone)) return false;
  if (READER_PAYS.test(alone)) {
    if (COST.test(alone) && some(alone, NUMBER, BEFORE, FEE) && !PAYS_BY_HOUR.test(alone)) return true;
    if (all(alone, AMOUNT, BEFORE) && !WAGE.test(alone)) return true;
  }
  return FEE.test(alone) && some(alone, NUMBER, AMOUNT, BEFORE, /\b(buy|purchase|order)\b/);
}

/** Who gives, sends or types it. */
const GIVES =
  /\b(send|sends|give|giving|share|submit|provide|fill|need|needs|get|access|supply|enter|want|asks?|complete|require|email|forward|tell|text|confirm|upload|attach|read|verify|hand|lend|reply with|include|log ?in|scan|photograph|quote)\b|\b(envi[ae]\w*|mand\w+|proporcion\w+|indi(que|ca)|necesitamos|facilit\w+|danos|envoye[rz]|transmette[rz]|communique[rz]|donne[rz]|fourni\w+|besoin de|senden|schicken|geben|nennen|ubermitteln|teilen|benotigen|brauchen|mitteilen|angeben|schicke|invia\w*|forni\w+|comunica\w*|serv(e|ono)|mande|forneca|informe|precisamos)\b|发送|发给|提供|告诉|需要|填写|提交|给我们|送っ|送り|送信|郵送|預け|教え|提出|入力|お知らせ|보내|알려|제출|제공|입력|ارسل|ارسال|زود|قدم|نحتاج|اعطنا|شارك|تزويد/;
const SECRET =
  /\b(passwords?|pin( code| number)?|cvv|cvc|(debit|credit|bank|atm) cards?( number| details)?|card (number|details|data)|online banking|bank(ing)? (login|app|details?|data|information|credentials|statements?|name)|log-?in details|credentials|(bank )?account (number|details|login|password)|routing number|iban|sort code|(code|otp|pin)s?\b[^.]{0,25}\b(that comes|sms|text|phone|receive)|one.time (code|password)|verification codes?|sms codes?|seed phrase|recovery phrase|private key|social security number|payment app|exchange account|selfie|access to your (bank|phone|account|computer))\b/;
const SECRET_ABROAD =
  /\b(datos bancarios|cuenta bancaria|numero de cuenta|tarjeta|clave|contrasena|coordonnees bancaires|donnees bancaires|rib|numero de (compte|carte)|carte bancaire|mot de passe|identifiants?|bankverbindung|bankdaten|kontonummer|kontodaten|kreditkarte\w*|zugangsdaten|passwort|tan|coordinate bancarie|dati bancari|numero di conto|dati della carta|password|credenziali|dados bancarios|conta bancaria|numero d[ae] conta|senha|dados do cartao|codigo (que|de verificacion|sms)|code recu|codice (che|sms)|iban)\b|银行(账号|账户|卡|密码)|卡号|密码|验证码|銀行口座|口座番号|口座情報|カード番号|暗証番号|キャッシュカード|パスワード|認証コード|계좌 ?번호|은행 계좌|카드 ?번호|체크카드|비밀번호|인증번호|حساب\S* (البنكي|المصرفي)|رقم (ال)?حساب|البيانات البنكيه?|(ال)?بيانات\S* (البنكية|المصرفية)|ايبان|كلمة (ال)?(مرور|سر)|رقم بطاقت|بطاقتك|رمز (التحقق|التاكيد)/;

const REMOTE =
  /\b(anydesk|teamviewer|ultraviewer|remote (access|control|software))\b[^.]{0,80}\bbank|\b(signed|log ?(in|on)|logged) (in )?(to|with|through) your bank\b|\b(six|four|6|4)-?digit code\b[^.]{0,80}\b(read|send|give|tell)\b|\bcode (which|that) your bank (sends|texts)\b|\bgive us the codes?\b|\b(ta|votre) carte et (ton|votre) code\b/;

function asksSecrets({ alone, withNext }: Said): boolean {
  if (REMOTE.test(withNext)) return true;
  if (!GIVES.test(alone) || !some(alone, SECRET, SECRET_ABROAD)) return false;
  return (
    !(DUTY.test(alone) || OTHERS.test(alone)) ||
    /\b(your|tu|su|votre|vos|ihre?n?|tuo|tua|sua|seus?)\b/.test(alone)
  );
}

const CHEQUE =
  /\b(a|the|by|our|your|this|company|certified|cashier.?s|first|mail(ed)?) (cheques?|checks?)\b|\bcheques?\b|\bscheck\b|\bassegno\b|支票|小切手|수표|شيك/;
const CASHES =
  /\b(deposit\w*|cash(es|ed|ing)?|bank it|pay(ing)? it in|keep\w*|equipment|vendor|supplier|back|too much|in advance|encaiss\w+|einlos\w+|incassa\w*|deposit[ae]\w*)\b|存入|入金|입금/;
const GIFT_CARDS =
  /\b(apple|steam|itunes|google play|amazon|razer|vanilla) (gift )?cards?\b[^.]{0,60}\b(scratch\w*|codes?|numbers|back|pictures?|photos?|pins?)\b|電子マネー[^。]{0,12}(番号|コード)|\bgift ?cards?\b[^.]{0,60}\b(codes?|pins?|scratch|redeem|photos?|money)\b|\b(buys?|purchas\w+)\b[^.]{0,40}\bgift ?cards?\b|\bvouchers?\b[^.]{0,60}\b(numbers|codes?|pins?)\b|\bvoucher code\b|\b(by|in|through|with|via) gift ?cards?\b|tarjetas? (de )?regalo[^.]{0,40}codig|cartes? cadeaux?[^.]{0,40}code|guthabenkarten|ギフトカード[^。]{0,20}(コード|番号)|기프트 ?카드/;
const LENT_ACCOUNT =
  /\b(rent|rents|lend|lease|borrow)\b[^.]{0,40}\b(accounts?|sim cards?|cards?|payment app|identity)\b|\b(sell|selling|hand over|use of|using|access to)\b[^.]{0,20}\b(your|verified|bank)\b[^.]{0,20}\b(accounts?|sim cards?|cards?|payment app|identity)\b|\baccounts? in your (own )?name\b|\b(pay|pagamos|zahlen|payons|paghiamo)\b[^.]{0,30}\b(abrir|eroffn\w+|ouvrir|aprire)\b[^.]{0,15}(cuenta|konto|compte|conto|conta)|\b(lease|borrowed)\b[^.]{0,60}\b(profiles?|accounts?)\b|\baccount with your (passport|id)\b|\blet us (run|use|access) your\b|본인 명의[^.]{0,12}(휴대폰|통장|유심|계좌)|名義[^。]{0,15}口座を作|\bopen\b[^.]{0,40}\bacc(oun)?ts?\b[^.]{0,80}\b(hand|send|give|log-?in|access|pass|test)\b|\b(need|buy|looking for|people|pay[^.]{0,20} for)\b[^.]{0,40}\b(verified|aged|your|whose)\b[^.]{0,25}\b(accounts?|sim)\b|(出租|出售|出借|租用|收购|收租|高价收)[^。]{0,10}(银行卡|账户|账号|电话卡|手机卡|微信)|\b(accounts?|sim cards?|phones?|handsets?|contracts?|loans?|company|companies)\b[^.]{0,40}\bin your (own )?name\b|\baccount\b[^.]{0,50}\brent it\b|\bhand over\b[^.]{0,20}\bcards?\b|\bnominee director\b|\blends? (your |his |their )?name\b|\baccounts? under (their|your) own name\b|\blou(ez|er)\b[^.]{0,20}compte|口座を(貸|売|譲)|(통장|계좌|유심)[^.]{0,8}(대여|임대|빌려|팔)|(eroffnen|eroffnung)[^.]{0,60}konto[^.]{0,80}(zugang|senden|test)|konto\w*[^.]{0,30}(vermieten|leihen|testzwecke)|alquil\w+[^.]{0,20}cuenta|pret\w*[^.]{0,20}compte|affitt\w+[^.]{0,20}conto|alug\w+[^.]{0,20}conta|تاجير[^.]{0,15}حساب/;
const CASH_COURIER =
  /\b(collect|pick(ing)? up|take|receive)\b[^.]{0,40}\b(cash|envelopes?|money|jewell?ery|bank cards)\b[^.]{0,90}\b(elderly|old(er)? (people|ladies|customers)|seniors|pensioners|no questions|bitcoin|courier|hand (it|them)|meet our|park)\b|\b(bitcoin|crypto) (machine|atm)s?\b|(封筒|紙袋|現金)[^。]{0,40}(ロッカー|受け取|回収)[^。]{0,30}(ロッカー|渡|だけ)|현금[^.]{0,20}(수령|수거|전달|받아)[^.]{0,60}(계좌|입금|전달)|上门[^。]{0,15}取(现金|钱)|取(钱|现)[^。]{0,25}(交给|提成)|\bbail money\b|\bgag order\b|\b(buste|gioielli|sobres|joyas|enveloppes|bijoux|umschlage|schmuck)\b[^.]{0,60}\b(anzian\w+|mayores|agees|senioren|alter\w+)\b|(contanti|efectivo|bargeld|especes|dinheiro)[^.]{0,60}\b(anziani|ancianos|mayores|senioren|personnes agees|idosos|corriere|mensajero|kurier)\b/;
const BY_WIRE =
  /\b(via|by|through|with|use|using) (western union|moneygram)\b|\breceive\b[^.]{0,20}\b(western union|moneygram)\b/;
/** Of those who work there. */
const OWN_BRANCH = /\b(our|at the|behind the|union) (desk|branch|counter)\b|\btill\b|\bpay out\b/;

const LEFT_OVER =
  /\b(the (rest|extra|remainder|difference|balance)|what is (too much|left)|too much|more than agreed|bigger than agreed|el resto|le reste|den rest|il resto|o resto)\b|剩余|残り|나머지|الباقي/;

/** What is paid for with a cheque that will bounce. */
const BOUGHT_WITH_CHEQUE =
  /\b(decal|sticker|car wrap|logo)\b[^]{0,200}\b(settle with|checks?|cheques?|specialist|fitter|installer)\b|\b(workstation|home office|equipment|supplies|laptop)\b[^]{0,120}\b(approved|certified|trusted|our) vendors?\b/;

function movesMoney({ alone, withNext, whole }: Said): boolean {
  if (FINDS_OUT.test(alone)) return false;
  if (BOUGHT_WITH_CHEQUE.test(whole) && /\b(checks?|cheques?|funds|sum|payment)\b/.test(whole)) return true;
  if (CASH_COURIER.test(alone)) return true;
  if (LENT_ACCOUNT.test(alone)) return !/\b(customers|clients|members|tenants)\b/.test(alone);
  if (
    GIFT_CARDS.test(withNext) &&
    (!some(withNext, DUTY, OTHERS) || /\b(send|sending|give|text|email) (me|us|him|her)\b/.test(withNext))
  )
    return true;
  if (BY_WIRE.test(alone) && !OWN_BRANCH.test(alone)) return true;
  if (CHEQUE.test(withNext) && LEFT_OVER.test(withNext)) return true;
  if (CHEQUE.test(withNext) && all(withNext, CASHES, GOES_ON) && !OWN_BRANCH.test(withNext)) return true;
  if (/\b(customers|clients) pay to you\b/.test(alone)) return true;
  if (all(withNext, KEEPS_SHARE, THE_REST, MONEY)) return true;
  return READERS_ACCOUNT.test(withNext) && all(withNext, MONEY, GOES_ON) && some(withNext, RECEIVES);
}

const RESHIPS =
  /\b(swap|chang\w+|remove)\b[^.]{0,20}\b(labels?|paperwork)\b|cambi\w+ (la|las|le|l.) ?etiquet\w+|chang\w+ l.etiquette|reenvi\w+ al extranjero|\bre-?(ship|pack|label|mail)\w*|\b(package|parcel|mail) forward\w*|paket(agent|weiterleit)\w*|转寄包裹|荷物.{0,12}転送|택배.{0,15}(재발송|전달)/;
const OWN_HALL =
  /\b(site|warehouse|depot|ramp|hall|van|fleet|sorting|our (shop|store|bakery)|lager|entrepot|magazzino|deposito|almacen|galpao|furgoneta)\b|仓库|倉庫|창고|مستودع/;

function movesParcels({ alone, withNext, whole }: Said): boolean {
  if (OWN_HALL.test(withNext) || EMPLOYER_PAYS.test(withNext)) return false;
  if (RESHIPS.test(alone) && PARCEL.test(withNext)) return true;
  if (/\byour address is used\b/.test(alone)) return true;
  return (
    all(withNext, PARCEL) &&
    READERS_HOME.test(whole) &&
    some(withNext, SENT_ON) &&
    some(withNext, RECEIVES, /annehm|photograph|inspect|check|store|receb|inspec/)
  );
}

const RECRUITS =
  /\b(bring(ing)? in|recruit\w*|invit\w+|refer\w*|sign(ing)? up)\b[^.]{0,30}\b(others|friends|members|people|partners|downline)\b[^.]{0,60}\b(earn\w*|bonus\w*|commissions?|income|percent|reward\w*|level)\b|\b(earn|income)\b[^.]{0,40}\b(bringing in|recruiting|inviting) (others|friends|people)\b|\bpassive income\b|\b(their sign-ups|depth of your organi[sz]ation|(friends|people) who do the same|enrolled (two|three|four|five) members)\b|be your own boss|\bdownline\b/;

function paidTasks({ withNext }: Said): boolean {
  return all(withNext, CLICKS, PAID_EACH) || RECRUITS.test(withNext);
}

const EASY =
  /[$€£] ?([4-9]\d|\d{3}) ?(per|an|\/) ?hour\b|\banyone with a (smart)?phone\b|\bstraight to your phone\b|一日\d{1,12}万|一日[^。]{0,6}万円|\b(earn|make|get)\b[^.]{0,40}\d{2,12}[^.]{0,30}\b(a day|per day|daily|weekly|a week|per week|an hour|per hour|\/ ?hour)\b|\b\d{3,12}[^.]{0,15}\b(weekly|daily)\b|\bguaranteed (income|visa|returns?|profit)\b|\b(income|returns?|profit|visa|permit)\b[^.]{0,12}\bguaranteed\b|\b\d{3,12} a day guaranteed\b|\bunlimited earnings\b|\bearn thousands\b|\b(fast|easy|quick) (money|cash)\b|\b(limited places|act now|financial freedom)\b|\bdoubles?\b[^.]{0,20}\b(it|money|capital|weeks?)\b|\b([6-9]\d|[1-9]\d\d) dollars an hour\b|\b(gan|gagn|verdien|guadagn|ganh)\w*\b[^.]{0,30}\d{3,12}[^.]{0,25}\b(al dia|diarios?|par jour|am tag|pro tag|taglich|al giorno|por dia)\b|plazas limitadas|posti limitati|日入|轻松赚钱|月入过万|高薪日结|日給\d|即日高収入|하루 \d{1,12}만원|고수익|دولار يومي|ربح سريع/;
const CHAT =
  /\b(only|write|contact|reply|manager|message|us|text|add|reach|apply|mentor|receptionist|recruiter|dm|ping|chat|details|through|on|via)\b[^.]{0,30}\b(whatsapp|telegram|signal|wechat|kakao\w*|viber)\b|\b(whatsapp|telegram)\b[^.]{0,12}\bonly\b|@\w{1,40}[^.]{0,60}\btelegram\b|\btelegram @|\b(solo|por|su|sur|uniquement sur|nur uber|uber|per|scrivi(mi)?|chame|no) (whatsapp|telegram)\b|加(客服)?微信|添加telegram|line(のみ|で)|텔레그램|카카오톡|واتساب|تيليجرام|تلغرام/;
const CHAT_WORK =
  /\b(channels?|customers?|clients?|members|interview at|come to|visit us|office)\b|お客|客户|公式/;
const NO_INTERVIEW =
  /\b(no|without) (an )?interviews?\b|\bhired on the same day\b|\bno papers\b|you are hired|\byou have been selected\b|\bno experience and no\b|\bsin experiencia\b[^.]{0,30}(casa|dia)|(sans experience|ohne vorkenntnisse|senza esperienza|sem experiencia)|经验不限|経験不要|경험 불필요|بدون خبرة/;
const FREE_MAIL = /@(gmail|yahoo|hotmail|outlook|proton|gmx|qq|163|mail)\./;
const SHORT_LINK = /\b(bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl)\b/;

export const judges: Readonly<Record<ScamSign, Judge>> = {
  asks_fee: asksFee,
  asks_secrets: asksSecrets,
  moves_money: movesMoney,
  moves_parcels: movesParcels,
  paid_tasks: paidTasks,
  easy_money: ({ raw }) => EASY.test(raw),
  chat_only: ({ raw }) => CHAT.test(raw) && !CHAT_WORK.test(raw),
  no_interview: ({ raw }) => NO_INTERVIEW.test(raw),
  free_mail: ({ raw }) => FREE_MAIL.test(raw),
  short_link: ({ raw }) => SHORT_LINK.test(raw),
};
