/**
 * Ideas of which scams are made, each as the words that say it in the ten languages of the platform: in texts without capitals and accents.
 * None of them means anything alone; scam-sentences.ts says which of them mean a scam together.
 */

/** One expression of several; those of languages without spaces stand beside the others. */
const anyOf = (...parts: readonly (RegExp | string)[]): RegExp =>
  new RegExp(parts.map((part) => (typeof part === 'string' ? part : `(?:${part.source})`)).join('|'));

/** A sum of money, in figures. */
export const AMOUNT =
  /[$€£₦₹¥₩] ?\d|\b(rs\.?|n|inr|ngn|usd|eur|gbp|aed|kes|php|idr|r\$) ?\d|\d[\d.,]{0,14} ?(€|£|\$|usd|usdt|eur|gbp|inr|ngn|aed|dollars?|euros?|pounds?|quid|rupees?|naira|dirhams?|pesos?|reais|reales|rand|shillings?|cedis|francs?|riyals?|dinars?|yuan|won|yen|元|块|円|원|دولار|ريال|درهم|يورو|جنيه|دينار)|[一二三四五六七八九十百千万两]+(元|块)|\d{1,12} ?(万|만|천|الف)/;

/** What a way to work is made to cost. */
export const COST = anyOf(
  /\b(fees?|charges?|deposit|registration|enrol?ment|memberships?|starter|starting|kits?|training|course|manual|e-?book|guide|visas?|work permit|permit|certificates?|certification|medical|health check|exam|badge|uniform|boots|insurance|processing|activation|background check|police check|credit check|clearance|sponsorship|paperwork|documents|materials?|equipment|laptop|software|licen[cs]e|advance|guarantee|security (amount|money|check)|photo ?shoot|portfolio|form|seat|slot|spot|position|place|package|flights?|ticket|accommodation|refundable|agent|agency|joining|service charge|headset|test|holding|amount|booking|allowance|product set|inventory|induction|pack|voucher)\b/,
  /\b(cuota|tasas?|inscripcion|matricula|curso|formacion|visado|visa|tramites?|gestion|seguro|uniforme|fianza|deposito|material|certificado|examen|plaza|reserva|kit|book|pasaje|billete|alojamiento)\b/,
  /\b(frais|dossier|inscription|formation|badge|caution|visa|materiel|certificat|assurance|uniforme|adhesion|logement|billet|kit|examen|casier)\b/,
  /\b(gebuhr\w*|\w+gebuhr|kaution|schulung\w*|startpaket|starterpaket|visum|unterlagen|material|kurs|zertifikat|versicherung|ausrustung|uniform|vermittlung\w*|anzahlung|vorkasse|fuhrungszeugnis)\b/,
  /\b(quota|spese|iscrizione|cauzione|corso|formazione|visto|materiale|certificato|assicurazione|divisa|pratica|kit|anticipo|tessera)\b/,
  /\b(taxa|inscricao|cadastro|caucao|curso|treinamento|visto|material|certificado|seguro|uniforme|vaga|kit|exame|apostila)\b/,
  /费|費|押金|保证金|保證金|定金|签证|培训|体检|服装|工作服|材料款|手续|マニュアル|代として|料金|登録料|保証金|研修|教材|ビザ|制服|入会|代金|手数料|등록비|보증금|교육비|가입비|비자|유니폼|수수료|예치금|교재|رسوم|تامين|تسجيل|التاشيره|التاشيرة|تاشيرة|تدريب|دورة|فحص|زي|حقيبة|اشتراك/,
);

/** That the reader pays: who must, may or only has to. */
export const READER_PAYS = anyOf(
  /\b(you|applicants?|candidates?|workers?|trainees?|writers?|hires|starters|selected|everyone|models?|each (worker|candidate|applicant))\b[^,;:]{0,30}\b(pay|pays|payable|buy|buys|purchase|settle|settles|deposit|deposits|bring|send|transfer|transfers|cover|covers|bear|contribute|invest|top ?up|owe|advance|give|put)\b|\bnew (team )?(members|hires|starters|joiners|staff)\b[^.]{0,12}\b(buy|pay|purchase)\b|\bcontact\b[^.]{0,40}\bwith [$€£₹] ?\d/,
  /\b(must|need to|needs to|have to|has to|are to|is to|required to|asked to|kindly|please|just|only|simply|should|then|first)\b,? ?(also |first |only |just |kindly |please |then )?(be )?(pay|paid|buy|purchase|settle|deposit|send|transfer|cover|obtain|bring|wire|contribute|top ?up|order)\b/,
  /(^|[,:)] |\b(and|or|to (start|begin|apply|join|confirm|reserve|secure|book|register|qualify|get started|activate|unlock)[^,]{0,40},?) )(please |just |simply |kindly |then |first )?(pay|buy|purchase|deposit|send|transfer|wire|order|top ?up|recharge|invest|post|mail|remit|put|give)\b/,
  /\b(we|agency|company|office) (then |only |just |first )?(require|requires|need|ask|asks|request|requests|charge|charges|collect|take)\b[^.,;:]{0,40}\b(deposit|fee|payment|contribution|advance|sum|[$€£]? ?\d{2,12})/,
  /\b(paid|due|payable|required|taken|charged|collected|carried|sent|settled|covered|borne|asked|transferred|requested|applies|apply)\b[^,;:]{0,40}\b(by (the |an |each |every )?(you|applicants?|candidates?|workers?|trainees?)|before|prior|first|today|now|upfront|up front|in advance|in (two|three) |on the day|at the (start|interview)|to (us|our|the agent|the agency|the office))\b|\bfrom (every|each|the) (worker|applicant|candidate)\b/,
  /\b(once you have paid|after (you pay|your payment|payment)|upon payment|on payment of|against payment)\b/,
  /\b(pagar|pagan|paga|pague|abonar|abonan?|abone|ingresar?|ingrese|depositar?|deposite|transfier\w+|transferir|comprar?|compre|costear)\b/,
  /\b(payer|paie(nt)?|payez|regler|reglez|verser|versez|acheter|achetez|avancer|demandee?s?|exigee?s?|due?)\b/,
  /\b(zahlen|bezahlen|zahlt|uberweisen|uberwiesen|entrichten|fallig|kostet|kosten|kaufen|erwerben|hinterlegen|vorstrecken)\b/,
  /\b(pagare|paghi|versa|versare|versi|versano|acquista|acquistare|anticipare|anticipa|a carico del (candidato|lavoratore))\b/,
  /\b(deposita|deposito|transfira|pagando|por conta do candidato)\b/,
  /缴|交(纳|费|付|[一二三四五六七八九十\d])|付款|支付|先付|自费|支払|振り込|振込|お支払|購入|納めて|입금|납부|결제|구매|내야|내면|지불|낸 뒤|يدفع|ادفع|تدفع|دفع|تحويل|حول|شراء|سداد/,
);

/** A way to work with its price beside it. */
const PRICED = new RegExp(
  String.raw`\b(portfolio|certificates?|exam|training|course|curso|corso|kurs|formation|kit|pack|uniform|medical|materials?|visa|visado|permit|slots?|seat|starter|registration|manual|clearance|badge|sponsorship|letter|membership|test|screening|book|shooting|lessons?|class|bundle|workshop|allowance|assicurazione|seguro|licen[cs]e|software)\b[^.]{0,60}?\b(for|costs?|costing|at|is|of|de|por|da|di|von|a|with|pour|au prix de|bundle,|[(])( only| just| about)? (a |an |the )?(?:${AMOUNT.source})|\bjoin\b[^.]{0,15}\b(with|for) (a |an )?(?:${AMOUNT.source})|\bfor (only |just )?(?:${AMOUNT.source})[\d.,]{0,14}[^.]{0,12} (we|you)(.ll| will)? (send|get|receive|give|register|open)\b|\b(?:${AMOUNT.source})[\d.,]{0,14} (registration|membership|starter|deposit|activation|processing|training|kit|booking)\b|\b(?:${AMOUNT.source})[\d.,]{0,14} (per|for each|for the|for a) (certificate|visa|place|slot|permit|licen[cs]e|seat)\b|(レッスン|宣材|登録|講座|教材|システム)[^。時月日]{0,20}[\d,]{1,12}万?円`,
);

/** What is nothing but a price for a way to work. */
export const FEE = anyOf(
  PRICED,
  /\b(registration|application|training|processing|booking|joining|entry|admin(istration)?|service|visa|activation|agency|security|enrol?ment|onboarding|placement|recruitment|clearance|membership|starter|sponsorship|insurance|handling|file|reservation)\b[^.,;:]{0,20}\b(fees?|charges?|costs?|deposit|amount|package|kit|payment)\b|\b(once-only|one-time|one-off|small|single|modest) (payment|fee|charge|contribution)\b|\bmembership\b[^.]{0,20}\b(billed|monthly|costs)\b|\b(fee|charge|deposit|membership)\b (of|is) [^.]{0,6}\d|\b(kit|starter pack|manual)\b[^.]{0,25}\b(for|costs?|at|price)\b[^.]{0,20}\d|\b(buy|purchase|order)\b[^.]{0,12}\b(our|your|the (starter|training))\b[^.]{0,25}\b(kit|manual|course|e-?book|guide|package|uniform|headset|software|laptop|equipment|materials|training)\b/,
  /\b(cuota|tasas?) de (inscripcion|registro|gestion|tramitacion)|deposito previo|\bfianza\b|gastos de (gestion|tramitacion|envio)/,
  /frais (de dossier|d.inscription|de formation|d.adhesion|administratifs)|\bcaution\b/,
  /(schutz|bearbeitungs|anmelde|schulungs|vermittlungs|registrierungs|aufnahme|einschreibe)gebuhr|\bkaution\b/,
  /quota (di iscrizione|associativa)|spese di (registrazione|pratica|spedizione|segreteria)|\bcauzione\b/,
  /taxa d[ae] (agencia|inscricao|registro|cadastro|adesao|matricula)|\bcaucao\b/,
  /报名费|報名費|培训费|培訓費|押金|保证金|保證金|会员费|服装费|体检费|建档费|手续费|登録料|保証金|研修費|入会金|利用料|紹介料|システム料|教材費|등록비|보증금|교육비|가입비|예치금|رسوم (ال)?(تسجيل|تقديم|تدريب|التاشيرة|اداري)|تامين(ا)? (مسترد|قبل)/,
);

/** That it comes first, or is said to come back: what is paid for a way to work. */
export const BEFORE = anyOf(
  /\b(before|prior to|first|upfront|up front|in advance|beforehand|to (get )?start(ed)?|to begin|to (reserve|secure|book|confirm|unlock|activate|access|apply|join|hold|register|process|qualify)|refundable|refunded|reimbursed|non-refundable|returned|one.time|once only|installments?|instalments?|payable|due)\b/,
  /\b(antes|previ[oa]|reembols\w+|devuelve\w*|reservar|avant|prealable|rembours\w+|vor(ab|her)?|arbeitsbeginn|erstattet|zuruck|prima|anticip\w+|rimbors\w+|antecipad\w+|garantir|devolvid\w+|adiantad\w+)\b/,
  /先|入职前|上岗前|之前|退还|事前|まず|前に|後で返|먼저|전에|선입금|환불|قبل|مقدما|اولا|تسترد|مسترد/,
);

/** Who bears a cost is the employer, or nobody. */
export const EMPLOYER_PAYS =
  /\b(we|company|employer|school|hospital|agency|firm|state|city|town|council|government|ministry|client|museum|hotel|university|charity|farm)\b( will| also| can| fully| gladly| then){0,3} (pay(?! (it |you |them )?back)|pays(?! (it |you |them )?back)|cover|covers|provide|provides|bear|bears|sponsor|sponsors|fund|funds|give|gives|supply|supplies|buy|buys|refund|take care of|takes care of|help|helps|lend|reimburse)\b(?=[^.]{0,60}\b(visas?|permits?|training|courses?|uniforms?|flights?|tickets?|kit|equipment|laptop|tools|licen[cs]e|certificat\w+|exams?|fees?|costs?|checks?|travel|insurance|boots|clothes|lodging|housing|accommodation|medical|registration|it|deposit|materials?|relocation|everything|expenses|test)\b)|\b(arrange|arranges|organise)\b[^,;:]{0,20}\band (pay|cover)|\b(paid|covered|borne|funded|provided|supplied|met|sponsored) (for |in full )?by (us|the|our|your)\b (?!candidate|applicant|worker|employee|parents)|\b(we|us)\b[^,;:]{0,40}\b(at our (cost|expense)|pay for (it|them|that))\b|\bfree\b(?! (time|food))|\bat no (cost|charge)\b|\bour (cost|expense)\b|\bpaid training\b|\b(is|are) (provided|included|paid|covered|ours)\b(?![^.]{0,25}\b(before|first|by the (candidate|applicant|worker)|upfront|in advance)\b)|\bwir\b[^,;:]{0,30}\b(zahlen|ubernehmen|tragen|stellen|bezahlen)\b|\b(ubernehmen|tragen|stellen|bezahlen|zahlen) wir\b|\bwird (gestellt|ubernommen|von uns)|\b(kostenlos\w*|kostenfrei|bezahlte (schulung|einarbeitung|ausbildung))\b|pris(es?)? en charge|nous (payons|prenons|finan\w+|fourni\w+)|gratuit|remboursement (des|de) (frais|transport)|a (nuestro|nostro) (cargo|carico)|por (nuestra|cuenta de la|nossa) ?(cuenta|empresa|conta)|(la empresa|l.azienda|a empresa|l.entreprise|la societe|l.employeur) (paga|cubre|copre|fornisce|oferece|paie|fournit|prend|proporciona)|(pela|por la|dalla|par l.) ?(empresa|azienda|entreprise|employeur)|\b(pagamos|paghiamo|cubrimos|fornecemos|oferecemos|forniamo|gratis|gratuit[oa]s?)\b|pagad[oa] por|pagat[oa] da|a cargo de la empresa|会社(が)?負担|当社負担|全額(会社|支給)|支給|無料|公司(承担|负担|提供|报销)|免费|包(食宿|吃住)|报销|带薪|(회사|당사|센터|병원|본사)(가|에서)? ?(부담|제공|지원)|무료|지급|على حساب(نا| ال)|مجان|نتحمل|تتحمل|توفر (الشركة|المستشفى)|مدفوع(ة)? الاجر/;

/** What belongs to the work of those who handle money. */
export const DUTY =
  /\b(invoices?|bills|suppliers?|contractors|ledgers?|till|at the counter|our (desk|branch)|rents|taxes|claims|refunds|winnings|lieferanten|rechnungen|proveedores|facturas|fornitori|fatture|fournisseurs|factures|fornecedores|faturas)\b|供应商|发票|取引先|請求書|거래처|الموردين|الفواتير/;

/** Those whom the work serves: the fees, sums and parcels are theirs. */
export const OTHERS =
  /\b(customers?|clients?|guests|patients|tenants|donors?|buyers|sellers|companies|families|students?|pupils|members|citizens|residents|landlords?|shoppers|visitors|passengers|subscribers|policyholders|taxpayers|employers|clientes|clienti|clients|kunden|kundinnen|mieter|gaste|alumnos|socios|huespedes|inquilin\w+|locataires|adherents|patienten|mitglieder)\b|客户|顾客|租客|学员|お客|顧客|会員|고객|회원|العملاء|الزبائن|المرضى|الطلاب/;

/** An account, a wallet or an app in which the reader has money. */
export const READERS_ACCOUNT = anyOf(
  /\b(your|own|personal|private|their own)\b( own| personal| private| existing| verified| bank| checking| current| savings| paypal| payment| crypto| exchange| cash ?app| mobile money| m-?pesa){0,4} (accounts?|wallets?|cards?|apps?)\b/,
  /\b(tu|su) (propia )?cuenta|cuenta (bancaria )?(propia|personal)|personas con cuenta|(proprio|tuo) (iban|conto)|compte personnel|\bpay into yours\b|\bvotre (propre )?compte|\bcompte (personnel|bancaire)|ihr(em|es|e)? (eigenes |eigene |eigenem |privates )?(konto|bankkonto|girokonto)|privatkonto|\b(tuo|suo|vostro) (conto|iban)|(sua|tua) conta|你的(账户|账号|银行卡)|您的(账户|账号|银行卡)|自己的(账户|银行卡)|个人账户|本人(账户|账号|银行卡)|あなたの口座|(自分|ご自身|個人|本人)(名義)?の?口座|(본인|개인|자신의) ?(명의 ?)?(통장|계좌)|حساب(ك|كم)( |$)|حسابك|لديه(م)? حساب|حساب بنكي/,
);

/** Money that comes in. */
export const RECEIVES = anyOf(
  /\b(receiv\w*|accepts?|accepting|collect\w*|pick\w* up|comes? in(to)?|arrives?|pays? into|pass(es)? through|clears?|deposit(s|ed|ing)?|cash(ed|ing|es)?|lands?|paid into|pay to you|pays? you)\b/,
  /\b(llega\w*|nehmen|nimmst|annehmen|recib\w+|recev\w+|recois|encaiss\w+|empfang\w+|erhalt\w+|bekommen|recoit|incass\w+|ricev\w+|receb\w+|entgegen)\b|接收|收款|代收|收取|收到|受け取|受取|입금받|받아|받은|받고|يستقبل|يستلم|استلم|تستلم|استقبال|تستقبل|تصلك|استلام/,
);

export const MONEY = anyOf(
  /\b(money|payments?|transfers?|funds?|cash|(cashier.?s |company |certified )?(cheques?|checks?)|sums?|amounts?|proceeds|bitcoin|crypto\w*|usdt)\b/,
  /\b(dinero|transferencias?|cheques?|pagos?|ingresos|cobros|reglements|incassi|somme|argent|virements?|fonds|especes|geld|\w*gelder|uberweisung\w*|zahlung\w*|betrag|scheck|denaro|bonific\w+|soldi|assegn\w+|contanti|dinheiro|valores|pix)\b|汇款|款项|资金|货款|(?<!赚)钱|お金|送金|資金|現金|돈|자금|대금|송금|اموال|الاموال|حوالات|حواله|حوالة|تحويلات|نقود|مدفوعات|مبالغ|المال/,
);

/** That it goes on, less a share. */
export const GOES_ON = anyOf(
  /\b(forward\w*|remit\w*|wire|wires|remainder|the rest|the balance|difference|minus|less (a|your|\d)|keep\w*|deduct\w*|retain\w*|take out|percent|onward|convert\w*|bitcoin|crypto\w*|usdt|zelle|western union|moneygram|gift cards?|pass(ed|es)? (it |them |the money |the funds )?(on|to)|pay the|money order|send (it|them|the (money|funds|amount|cash))|send[^.]{0,20} on|transfer (it|them|the (money|funds|amount|rest|same))|buy\w*|purchas\w+|return (it|what|the)|release|distribute|split)\b|\d ?%/,
  /\b(weiterleit\w*|weiterzuleiten|leiten|abzuglich|behalten|prozent|provision|renvoy\w+|reexped\w+|transfer(ez|er)|transmet\w*|lo demas|le (solde|reste)|gardez|garder|commission|reenvi\w+|el resto|quedate|quedas|comision|inoltr\w+|gir(a|alo|are)|trattien\w*|trattenendo|il resto|commissione|repass\w*|restante|comissao|fique)\b|转(给|出|账|走|到)|提成|佣金|抽成|転送|転金|指定(先|口座)|別の口座|手数料|전달|송금|이체|수수료|حول(ها|ه)|تحول|تحويل|عمولة|الباقي|ارسال/,
);

/** Things that come by post. */
export const PARCEL = anyOf(
  /\b(parcels?|packages?|packets?|shipments?|electronics|phones?|laptops?|goods|items|deliver(y|ies)|boxes|post|mail)\b/,
  /\b(paquetes?|paqueteria|envios|colis|pakete?n?|sendungen|pacchi|pacco|encomendas?|pacotes?)\b|包裹|快递|荷物|小包|택배|소포|طرود|الطرود|طرد/,
);

/** Where the reader lives. */
export const READERS_HOME = anyOf(
  /\b(your|own)( own| home| private)? (home|house|residence|address|apartment|flat|place|garage|door|doorstep|town)\b|\b(at|from) home\b|\bhome delivered\b|\bdelivered to you\b|\bown hallway\b|\bdomicilio fijo\b|\bfrom your (home|house)\b/,
  /\b(nach hause|zu hause|von zuhause|bei ihnen|privatadresse|ihre (adresse|anschrift|wohnung)|chez (vous|soi)|votre (domicile|adresse)|(en|desde) (tu |su |la )?casa|(tu|su) (casa|domicilio|direccion)|(a|da) casa|(tuo|suo) (domicilio|indirizzo)|em casa|(sua|tua) casa|seu endereco)\b|家里|在家|家中|你的地址|自宅|ご自宅|집에서|집으로|자택|المنزل|منزلك|بيتك|عنوانك/,
);

/** That they are packed or sent anew. */
export const SENT_ON = anyOf(
  /\b(re-?ship\w*|re-?pack\w*|re-?label\w*|re-?mail\w*|(new|prepaid|shipping|our) labels?|forward\w*|(send|ship|post|mail)s? (it|them|the (goods|items|parcels))? ?on\b|onward|overseas|abroad|courier|(hand|pass) them on)\b/,
  /\b(weiterleit\w*|weiter|umverpack\w*|\w*etikett\w*|neu etikett\w*|ausland|reexpedi\w*|renvoy\w*|reetiquet\w*|etranger|reenvi\w*|extranjero|rispedi\w*|inoltr\w*|estero|reencaminh\w*|exterior)\b|转寄|转发|寄出|海外|转运|転送|送り直|발송|전달|재포장|اعادة|ارسال|الخارج/,
);

/** Clicks that are paid. */
export const CLICKS = anyOf(
  /\b(lik(e|ing)|(?<!(hourly|daily|day|piece|base) )rat(e|ing)|review(s|ing)?|follow(ing)?|subscrib\w+|click\w*|boost\w*|optimi[sz]\w*|evaluat\w+|star ratings?|grab(bing)? orders?|submit\w*|watch(ing)?|captchas?|data sets?)\b[^.]{0,50}\b(videos?|products?|hotels?|apps?|channels?|orders?|posts?|tasks?|stores?|shops?|rankings?|restaurants?|ads?|links?|music|photos?|pages?|profiles?|listings?|merchants?|movies?|images?)\b|\b(every|each|per|for) (video|product|hotel|app|channel|youtube channel|order|post|page|task)\b[^.]{0,25}\b(you )?(like|rate|review|follow|subscribe|click|boost|optimi[sz]e|evaluate)\b|\b(clicks?|tasks?|likes|orders|data sets?)\b[^.]{0,20}\b(per|a|each|every) (day|set|round)\b/,
  /\b(likez|liker|notez|noter|abonnez|dar (me gusta|likes?)|da(r|le)? like|me gusta|valora\w*|resena\w*|suscrib\w+|bewert\w+|liken|likes|recension\w+|mi piace|valuta\w*|avalie|avaliar|curtir|curta|curtidas|seguir)\b[^.]{0,50}\b(videos?|productos?|produkte?|prodotti|produits?|produtos?|hoteles|hotels?|canales|apps?|perfis|perfiles|post|publicaciones|restaurant\w*|aplicaciones)\b/,
  /点赞|刷单|抢单|做任务|关注任务|评价任务|刷好评|いいね(を)?(押|する)|高評価|タスクをこな|좋아요|리뷰 ?작성 ?알바|구매 ?대행 ?미션|미션|اعجاب|الاعجابات|تقييم (المنتجات|الفنادق|التطبيقات)|متابعة الحسابات/,
);

/** That each of them brings money. */
export const PAID_EACH =
  /\b(each|per (task|like|video|order|click|review|set|subscription|follow)|commissions?|get paid|earn\w*|paid to|pays|daily (pay|payout|income)|bonus|instantly|credited|a day|payouts?|withdraw\w*|rewards?|dollars|gan(a|as|e|he|har)|gagne[rz]|verdien\w*|guadagn\w*|comision|comissao|je)\b|元|块|佣金|日结|円|報酬|원|수익|건당|دولار|اربح|ربح|مقابل/;

/** Money of the reader that is put in so that work or gain can begin. */
export const PUTS_IN = anyOf(
  /\bpre-?paid (tasks?|orders?|assignments?|missions?)\b|\bprepay\w*|\bprepaid vip\b|\bsend [$€£]?\d{1,12} and (get|receive)\b|\bgift [$€£] ?\d|\btop(ping)? up the\b|\bbalance\b[^.]{0,25}\b(negative|adjusted|minus|returned)\b|\b(working|trading) balance\b|\b(come|comes|returned) (back )?with\b[^.]{0,20}\b(profit|proceeds|\d{1,12} ?%)|\bthe more you (put in|deposit|invest)\b|\b(top(ping)?[ -]?(ed )?up|recharg\w*|pre-?paid deposit|load|fund|charge)\b[^.]{0,40}\b(accounts?|wallets?|balance|tasks?|orders?|required|usdt|platform)\b|\b(initial|first|small|minimum)\b[^.]{0,15}\b(top[ -]?up|deposit|investment|recharge)\b|\b(own|your)( own)? (money|capital|funds|savings|pocket)\b|\byour own wallet\b|\b(buy|order|purchase)\b[^.]{0,30}\bown card\b|\b(deposit|invest|put in|add|activat\w+)\b[^.]{0,40}\b(usdt|bitcoin|btc|eth|crypto\w*|your (trading |work )?(account|wallet)|trading|capital)\b|\b(usdt|bitcoin|crypto)\b[^.]{0,30}\b(top|deposit|activat\w+|unlock)\b|\binvest\b[^.]{0,30}\b(own|small|today|first)\b/,
  /\beigenkapital|startkapital\b|guthaben[^.]{0,25}(minus|ausgleich)|\beinlage\b|\bprepagat\w+|pre-?pagas?\b|\bfaca um pix\b|\b(versi|versa|deposit\w+|ingresa\w*|versez)\b[^.]{0,25}\bcripto\w+|\brecarg\w+ (nequi|daviplata|bizum|pix)\b|\b(recarg\w+|ingres\w+ inicial|deposito inicial|invierte|invertir|aufladen|einzahlen|einzahlung|rechargez|recharger|depot initial|investissez|ricarica\w*|deposito iniziale|investi|recarregue|deposite|deposito)\b[^.]{0,60}\b(cuenta|saldo|tareas|konto|guthaben|aufgaben|compte|taches|conto|incarichi|missioni|conta|tarefas|usdt|euros?|reais|dolares)\b/,
  /充值|垫付|先垫|充钱|チャージ|先に入金|立て替え|立替|충전|선결제|선입금|شحن (الحساب|المحفظة|الرصيد)|ايداع مبلغ|(^|\s)تودع/,
);

/** That the reader keeps a share of money that is not theirs. */
export const KEEPS_SHARE =
  /\b(keep\w*|retain\w*|deduct\w*|take|less|minus|after)\b[^.]{0,30}(\d ?%|percent|[$€£] ?\d|\d{1,12} (out of|from|of) (each|every)|commission|your (cut|share))|\b(quedas?|quedate|te queda\w*|retienes|descuentas|gardez|retenez|behalten|abzug|abzuglich|trattien\w*|trattenendo|tieni|fica|fique|retenha|ficando)\b[^.]{0,40}(\d|prozent|por ciento|pour cent|per cento|provision|comision|commission|commissione|comissao)|(扣除|留下|抽取|提取|赚取)[^。]{0,10}(%|佣金|提成|手续费)|(手数料|報酬)[^。]{0,12}(引|差し引|除)|(수수료|\d{1,12} ?%)[^.]{0,14}(제외|떼고|공제|뺀)|(تحتفظ|تخصم|بعد خصم|تاخذ)[^.]{0,25}(\d|عمولة|نسبة)/;

/** And passes on what is left. */
export const THE_REST =
  /\b(western union|moneygram|the rest|remainder|balance|remaining|forward\w*|on to|send (it|them|the (money|funds))|in bitcoin|crypto\w*|onward)\b|\b(lo demas|transmet\w*|el resto|el restante|weiter\w*|leiten|den rest|le (reste|solde)|renvoy\w+|il resto|inoltr\w+|gir\w+|o (resto|restante)|repass\w*)\b|剩(余|下)|其余|余款|転送|送金|残り|나머지|송금|전달|الباقي|المتبقي/;

/** That a price is paid in two parts, or comes back: so is spoken of what someone wants in advance. */
export const IN_PARTS = anyOf(
  /\b(half|one half)\b[^.]{0,25}\b(now|today|first|upfront|in advance)\b|\b(sum|amount|money|which) (that )?(the company|we|it) (will )?(be )?(return|refund|reimburse)/,
  /\b(la mitad|meta|la moitie|die halfte|metade)\b[^.]{0,25}\b(adelantad\w+|ahora|adesso|subito|avance|maintenant|vorab|sofort|agora|antes)\b|(一半|半额|半額|半分|절반)[^。.]{0,8}(先|现在|今|먼저)|(نصفها|نصف المبلغ)[^.]{0,8}(الان|مقدما)/,
);

/** The work of those who find out scams. */
export const FINDS_OUT =
  /\b(investigat\w*|suspicious|detect\w*|label (them|adverts)|compliance|anti-?fraud|fraud (prevention|team|analyst))\b|可疑|识别|反洗钱|不正(利用|送金)を?(検知|調査)|의심 ?거래|مشبوه|\b(sospechos\w+|suspect\w*|verdachtig\w*|sospett\w+|suspeit\w+)\b/;
