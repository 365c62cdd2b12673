import type { WhitepaperText } from './text.ts';

/** The white paper in Italian. */
export const text: WhitepaperText = {
  sections: {
    summary: {
      title: 'In breve',
      body: [
        'EGCR è un quadro per un’economia in cui il denaro, i fondi pubblici e il sostegno alle persone passano dagli stessi libri aperti. La sua moneta è il JVD. I suoi servizi sono pensati per persone, imprese, governi e ONG, che li raggiungono tutti con un solo account, in dieci lingue.',
        'Questo documento dice che cosa si propone EGCR, come si combinano le sue parti e a che punto è ciascuna. Tiene distinti tre tipi di cifre: ciò che il programma afferma, ciò a cui punta e ciò che è stato misurato. Ogni cifra porta la sua etichetta, e l’[elenco finale](#figures) dice da dove viene.',
        'Oggi funzionano un account con contatti verificati, un portafoglio per dieci valute, i pagamenti dentro la piattaforma e un libro mastro sigillato che chiunque può controllare. Contributi, fondi, sostegno al reddito e riserva sono in costruzione. Nulla in questo documento è un’offerta, e nessuna cifra è una promessa.',
      ],
    },
    problem: {
      title: 'Il problema',
      body: [
        'Il denaro pubblico è difficile da seguire. Un contributo passa per ministeri, banche e intermediari prima di arrivare a una scuola o a un’officina, e ognuno tiene libri che non si incontrano con quelli degli altri. Ciò che si perde per strada si scopre tardi, se si scopre, e chi aspetta l’aiuto promesso non vede a che punto è.',
        'Il debito non si vede più per intero da nessuna parte. Il programma stima il debito dei governi in {governmentDebt} e quello del mondo in {globalDebt}. Chi è in debito, che sia una famiglia, un’impresa o un ministero, di rado lo trova tutto in un solo posto, con accanto le vie d’uscita e il prezzo di ciascuna.',
        'Le piccole imprese danno lavoro a molte persone e ricevono poco del capitale. Il programma ne conta {smallBusinesses}. Molte non riescono a dimostrare quanto guadagnano a chi presta e non le ha mai incontrate, pagano caro per mandare denaro oltre un confine e aspettano settimane il pagamento di ciò che hanno consegnato.',
        'E chi perde il lavoro perde prima il reddito e trova per ultimo il nuovo impiego. L’aiuto arriva dopo moduli, code e settimane, da un ufficio che non sa se un nuovo lavoro è già cominciato e che deve chiedere due volte ogni documento.',
      ],
    },
    framework: {
      title: 'Il quadro EGCR',
      body: [
        'EGCR unisce quattro cose che di solito vivono separate: un’identità che mostra chi agisce, un libro mastro che registra ciò che si muove, regole pubblicate prima di essere applicate e programmi che pagano persone, imprese ed enti pubblici. Ognuna si può usare da sola. Insieme rendono un pagamento rintracciabile dalla voce di bilancio fino alla ricevuta.',
        'Tre principi valgono ovunque. Primo, ogni movimento di denaro si registra sui due lati insieme, e ciò che è registrato non cambia mai; un errore si corregge con una nuova registrazione. Secondo, ogni decisione nomina la sua regola: chi riceve un no vede quale condizione mancava e che cosa cambierebbe la risposta. Terzo, nessuno deve crederci sulla parola: ciò che si può dimostrare viene consegnato come prova a chi riguarda.',
        'Il quadro è pensato per {countries} Paesi e territori. Nessuno lo ha adottato mentre scriviamo, e non ne serve nessuno per cominciare: persone e imprese possono usare ciò che oggi è aperto secondo la legge che già vale per loro.',
      ],
    },
    jvd: {
      title: 'Il JVD: quantità e tasso',
      body: [
        'Il JVD, che si scrive Ɉ, è l’unità di denaro propria della piattaforma. Non potranno mai esisterne più di {totalSupply}: il limite sta nel libro mastro stesso. Il programma punta a una circolazione di {circulating}, una piccola parte di quel limite. Quanto circola davvero qui in questo momento lo pubblica la piattaforma per tutti, e in una dimostrazione è denaro fittizio.',
        'Il suo prezzo in dollari è amministrato. Vuol dire che è fissato per decisione, pubblicato con la sua fonte e la sua età, e ripetuto ogni ora. Finché la decisione non cambia è di {rate}; il programma lo pubblica come {tokenValue}. Non è il risultato di un mercato, e questo documento non lo chiama così.',
        'Altri due metodi sono costruiti e possono prenderne il posto. Un oracolo prende la mediana di almeno tre fonti indipendenti e si ferma con un allarme quando sono troppo poche o saltano troppo. Un prezzo di mercato segue gli ultimi scambi, non appena ce ne sono. Il metodo in vigore sta accanto a ogni tasso.',
        'Un tasso più vecchio di un giorno è scaduto: viene mostrato come tale, e nulla si converte a quel tasso. I tassi formano un solo albero, così che da una valuta a un’altra c’è esattamente una via e nessun giro per più valute porta un guadagno.',
        'Una cifra pubblicata chiede cautela. Il programma dichiara un valore di mercato di {marketCap}. Il prezzo pubblicato per la circolazione pubblicata dà {product}. Stampiamo la prima perché è pubblicata, e la seconda perché chiunque può calcolarla.',
      ],
    },
    systems: {
      title: 'EconomicOS, GovOS e CivicOS',
      body: [
        'Sullo stesso libro mastro poggiano tre sistemi operativi, uno per ogni tipo di istituzione. Cambiano i moduli, i ruoli e chi deve approvare; una registrazione appare uguale in tutti.',
        'EconomicOS è per imprese e mercati: registrare e far verificare un’impresa, inviare e ricevere pagamenti, emettere token di partecipazione e raggiungere il capitale con regole uguali per tutti.',
        'GovOS è per ministeri, regioni e città: fondi pubblici dal bilancio alla ricevuta, programmi per il debito e pagamenti ai cittadini su cui due responsabili devono essere d’accordo.',
        'CivicOS è per ONG e istituzioni: contributi, programmi e rendiconti che chi dona e chi riceve l’aiuto possono leggere allo stesso modo.',
        'Un’impresa che riceve il contributo di una regione tramite una ONG compare in tutti e tre: come una sola catena di registrazioni, non come tre rendiconti che qualcuno deve riconciliare.',
      ],
    },
    funds: {
      title: 'Contributi e fondi di settore',
      body: [
        'I contributi sono per chi ha bisogno di un attrezzo, di un banco, di un ambulatorio o di una rete. Il programma prevede tre fasce: {grantPersonal} per una persona, {grantBusiness} per un’impresa e {grantGovernment} per un ente pubblico. Un solo modulo vale per tutte. Si può lasciare e riprendere, e prima dell’invio dice quali condizioni sono soddisfatte.',
        'I fondi di sviluppo settoriale devono finanziare ciò che nessun singolo contributo può: energia, acqua, salute, istruzione, casa, trasporti, agricoltura e tecnologia. Insieme puntano a {sectorFunds}. Come si divida fra i settori non è ancora fissato, e nulla è stato versato.',
        'Le decisioni devono seguire pesi pubblicati prima. Chi valuta dichiara i propri interessi e resta fuori dai casi in cui ne ha. Un contributo si paga a tappe contro risultati concordati, da un conto suo, così che quanto concesso, pagato e speso si confronti riga per riga.',
        'Le domande non sono ancora aperte. Fino ad allora le pagine lo dicono e non raccolgono dati.',
      ],
    },
    income: {
      title: 'Lavoro e sostegno al reddito',
      body: [
        'La bacheca del lavoro deve avvicinare persone e posti dai due lati. Cerca per conto di chi lo permette, spiega il perché di ogni abbinamento e chiede ai datori di lavoro la paga prima di pubblicare. Il suo obiettivo sono {jobs} persone al lavoro.',
        'Il sostegno al reddito deve cominciare quando il lavoro finisce e ridursi man mano che i guadagni tornano, così che accettare un impiego convenga sempre. Candidarsi dalla bacheca vale come prova della ricerca; nessuno compila due volte lo stesso modulo. Quanto spetta a ciascuno si calcola con regole pubblicate, e ogni pagamento mostra il suo conto.',
        'Il sostegno sarà pagato da conti di programma, e un conto così può svuotarsi. Quando un bilancio non basta, i pagamenti di quel turno aspettano una decisione che tutti possono vedere; non si tagliano mai in silenzio. Oggi nessun programma è finanziato e nessuno è iscritto.',
      ],
    },
    reserve: {
      title: 'Il sistema di riserva',
      body: [
        'Una moneta vale quanto ciò che le sta dietro, e quanto è facile controllarlo. Il sistema di riserva è previsto in quattro strati, dal saldo di una persona alla riserva centrale. I primi due funzionano oggi; gli altri due sono in costruzione.',
        'Le banche di riserva subnazionali terrebbero una quota obbligatoria dei depositi del loro Stato, provincia o città, regolerebbero fra loro in ordine di urgenza e pubblicherebbero per ogni periodo se hanno rispettato l’obbligo. I fondi sovrani investirebbero solo ciò che supera la riserva, e ne dividerebbero il rendimento con la gente del posto.',
        'Il programma punta a una garanzia dei depositi fino a {depositInsurance}. Oggi non esiste. Nessun assicuratore, nessuno Stato e nessun fondo sta dietro a un saldo, e finché sarà così nessuna pagina di questa piattaforma dirà altro.',
      ],
    },
    governance: {
      title: 'Governo della piattaforma',
      body: [
        'Il potere sul denaro va diviso: chi approva un turno di pagamenti non deve essere chi lo ha preparato. Già oggi il server controlla i ruoli del personale e il loro secondo fattore, non esiste un amministratore predefinito, l’ultimo non si può togliere e gli altri sono avvisati di ogni cambio di ruolo.',
        'I documenti legali hanno versioni. Una versione pubblicata non cambia mai, come mostra l’impronta di ciascuna, e a chi ha accettato una versione precedente si chiede di nuovo. Stanno tutte nella pagina dei [documenti legali](/legals).',
        'Le regole dei programmi devono seguire la stessa via: pubblicate con versione e data prima di valere, e conservate con ogni decisione, così che un ricorso sia giudicato con le regole del suo giorno.',
        'I Paesi, le regioni e le persone che partecipano dovrebbero avere voce in queste regole. Come l’avranno non è deciso, e questo documento non finge che lo sia. Fino ad allora è il gestore della piattaforma a rispondere di ogni decisione.',
      ],
    },
    technology: {
      title: 'Tecnologia: libri che si dimostrano da soli',
      body: [
        'Il libro mastro è tenuto in partita doppia. Gli importi sono unità minime intere, mai frazioni che un computer arrotonda in silenzio. I saldi di una valuta danno sempre somma zero. È il database stesso a rifiutare una registrazione con lati disuguali, un vuoto, uno scoperto o un cambiamento di ciò che è avvenuto. Un pagamento chiesto due volte con la stessa chiave avviene una volta.',
        'Il libro mastro è anche sigillato. Ogni pochi secondi, finché il denaro si muove, i nuovi trasferimenti entrano in un albero di Merkle costruito come nella RFC 6962. La sua radice è firmata con una chiave che il database non possiede, e pubblicata fuori da esso. Chi ha una ricevuta può [controllarla nel proprio browser](/verify): che il trasferimento sia nell’albero, e che nulla ne sia stato cambiato. I gestori controllano il tutto con un solo comando.',
        'Lo proviamo cercando di romperlo. In un’esecuzione registrata sono stati contabilizzati {transfers} trasferimenti di ogni tipo, chiesti da centinaia di chiamanti insieme; dopo, le regole del libro mastro trovate violate erano {broken}. Un’altra prova uccide server e database nel mezzo dei pagamenti, e poi dimostra che ciò che era confermato c’è, e c’è una volta sola.',
        'La velocità si misura con un metro del database stesso, transazioni come quelle del banco TPC-B, negli stessi minuti e sugli stessi due core occupati. Il grafico mostra la peggiore di tre esecuzioni, anche dove è rimasta sotto quanto volevamo.',
        'Per entrare servono una password o una passkey, e un PIN per tutto ciò che mostra o muove denaro. I tentativi si contano prima di confrontarli. Le pagine non caricano nulla da altri host. Ciò che a nostra conoscenza manca è nella [pagina sulla sicurezza](/security).',
      ],
    },
    risks: {
      title: 'Rischi',
      body: [
        'Chi decide di usare o sostenere EGCR dovrebbe sapere che cosa può andare storto.',
        'Decisione. Un tasso amministrato può essere fissato male, o difeso troppo a lungo. Pubblicarlo lo fa vedere alle persone; non le protegge.',
        'Adozione. Gli obiettivi hanno bisogno di moltissimi partecipanti. Senza di loro i fondi restano vuoti, e il JVD è un’unità che pochi accettano.',
        'Legge. Le norme su denaro, pagamenti, dati e aiuti pubblici cambiano da luogo a luogo, e nel tempo. I servizi aprono solo dove sono permessi, e alcuni potrebbero non aprire mai.',
        'Tecnologia. Il software ha difetti. Un libro mastro sigillato mostra che una registrazione non è stata alterata; non può mostrare che chi è entrato fosse la persona giusta, né che un fatto fuori dal libro sia vero.',
        'Concentrazione. Oggi un solo gestore tiene la piattaforma. Radici firmate, formati aperti ed esportazioni limitano ciò che potrebbe nascondere e permettono di andarsene; non sostituiscono una vigilanza.',
      ],
    },
    not: {
      title: 'Che cosa EGCR non è',
      body: [
        'EGCR non è un registro statale. Ciò che è registrato qui prova di essere stato registrato; non prova proprietà, residenza o cittadinanza, né che una società esista per la legge.',
        'EGCR non è una banca autorizzata. Non raccoglie depositi nel senso della legge bancaria e non concede prestiti.',
        'EGCR non è una garanzia dei depositi, e nessuna garanzia le sta dietro.',
        'Il JVD non ha corso legale. Nessuno è obbligato ad accettarlo, e il suo valore può scendere a nulla.',
        'Questo documento non è un prospetto, né un consiglio su investimenti, tasse o diritto. Le dimostrazioni funzionano con denaro fittizio, indicato come tale ovunque appaia.',
      ],
    },
    roadmap: {
      title: 'Tabella di marcia',
      body: [
        'Un passo è compiuto quando le persone possono usarlo e una prova dimostra che fa ciò che dice. Dei {allScreens} indirizzi di questa versione ne sono aperti {openScreens}; gli altri dicono sul posto di non esserlo.',
        'Aperti: account con contatti verificati e PIN; portafoglio, pagamenti, richieste, pagamenti programmati, estratti conto e conversione; il libro mastro sigillato con il suo controllo pubblico; documenti legali e contatti.',
        'Poi: contributi e fondi di settore, la bacheca del lavoro con il sostegno al reddito, registrazione e verifica delle imprese, rapporti di credito e gestione dei debiti.',
        'Più avanti: il mercato dei capitali, il sistema di riserva, il gateway di pagamento e agenti che preparano ciò che approvi tu. Ognuno viene esaminato da giuristi del luogo prima di aprire lì.',
        'Qui non ci sono date. Una data che non potessimo mantenere ti servirebbe meno di uno stato che puoi controllare.',
      ],
    },
    figures: {
      title: 'Le cifre e da dove vengono',
      body: [
        'Tutte le cifre di questo documento, ognuna con il suo tipo e la sua fonte. Chi dubita di una cifra misurata può misurarla di nuovo: il comando o l’indirizzo è lì accanto.',
      ],
    },
  },
  kinds: {
    claim: {
      label: 'Affermazione',
      short: 'affermazione',
      text: 'Dichiarata dal programma. Questa piattaforma non l’ha controllata.',
    },
    target: {
      label: 'Obiettivo della piattaforma',
      short: 'obiettivo',
      text: 'Ciò a cui punta il programma. Non è stato raggiunto.',
    },
    measured: {
      label: 'Misurato',
      short: 'misurato',
      text: 'Contato, cronometrato o calcolato. La fonte è indicata perché tu possa rifarlo.',
    },
  },
  figures: {
    countries: 'Paesi e territori',
    governmentDebt: 'Debito dei governi',
    globalDebt: 'Debito del mondo',
    smallBusinesses: 'Piccole imprese',
    totalSupply: 'Massimo di JVD che potrà mai esistere',
    circulating: 'JVD in circolazione',
    rate: 'Prezzo amministrato di un JVD',
    tokenValue: 'Prezzo pubblicato di un JVD e sua variazione in un giorno',
    marketCap: 'Valore di mercato pubblicato',
    product: 'Prezzo pubblicato per circolazione pubblicata',
    grantPersonal: 'Contributo per una persona',
    grantBusiness: 'Contributo per un’impresa',
    grantGovernment: 'Contributo per un ente pubblico',
    sectorFunds: 'Tutti i fondi di settore insieme',
    jobs: 'Persone al lavoro',
    depositInsurance: 'Garanzia dei depositi',
    transfers: 'Trasferimenti di un’esecuzione registrata',
    broken: 'Regole trovate violate',
    allScreens: 'Indirizzi di questa versione',
    openScreens: 'Di questi, aperti',
  },
  charts: {
    supply: {
      title: 'Quanto deve circolare, di tutti i JVD che potranno esistere',
      note: 'Cinquecento quadrati sono il totale. Quello pieno è circa quanto deve circolare.',
    },
    debt: { title: 'I fondi di settore accanto ai debiti', note: 'Tutti e tre su una sola scala.' },
    grants: {
      title: 'Da quanto a quanto va un contributo',
      note: 'Ogni passo della scala è dieci volte il precedente.',
    },
    work: {
      title: 'Dalle persone contate qui all’obiettivo',
      note: 'Ogni passo della scala è dieci volte il precedente.',
      counted: 'Persone con un account qui',
      waiting: 'in lettura',
      failed: 'per ora non leggibile',
    },
    reserve: {
      title: 'Quattro strati, dal saldo di una persona alla riserva centrale',
      note: 'Gli strati pieni funzionano oggi; quelli a contorno sono in costruzione.',
      layers: {
        balances: {
          name: 'Saldi',
          holds: 'Ciò che possiedono persone e imprese, registrazione per registrazione, mai sotto zero',
        },
        liquidity: {
          name: 'Liquidità',
          holds: 'I conti propri della piattaforma in ogni valuta, da cui si pagano le conversioni',
        },
        subnational: {
          name: 'Banche di riserva subnazionali',
          holds: 'Una quota obbligatoria dei depositi di uno Stato, una provincia o una città',
        },
        central: {
          name: 'Riserva centrale',
          holds: 'Ciò che sta dietro al JVD, con una prova pubblica',
        },
      },
      works: 'funziona oggi',
      building: 'in costruzione',
    },
    bench: {
      title: 'Trasferimenti per ogni transazione del metro',
      note: 'La peggiore di tre esecuzioni; la linea segna quanto volevamo.',
      rows: {
        spread: 'Fra diecimila conti',
        busy: 'Fra dieci conti molto usati',
        payer: 'Da un pagante a diecimila',
        single: 'Una chiamata per trasferimento',
      },
      wanted: 'Voluto',
    },
    open: {
      title: 'A che punto è la piattaforma',
      note: 'Contato nella tabella degli indirizzi quando questa pagina è stata costruita.',
      open: 'Aperto',
      building: 'Non ancora aperto',
    },
  },
  table: {
    open: 'Mostra le cifre in tabella',
    thing: 'Cosa',
    value: 'Cifra',
    kind: 'Tipo',
    source: 'Fonte',
    holds: 'Contiene',
    state: 'Stato',
    published: 'Pubblicato dal programma',
  },
  contents: 'Indice',
  eyebrow: 'Libro bianco',
  version: 'Versione {version}, {date}',
};
