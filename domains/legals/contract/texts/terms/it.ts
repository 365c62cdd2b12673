import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Condizioni d’uso',
  summary: 'Che cosa tu e noi possiamo aspettarci l’uno dall’altro quando usi EGCR.',
  sections: [
    {
      id: 'agreement',
      title: 'L’accordo',
      body: [
        'Queste condizioni valgono tra te e chi gestisce questa installazione di EGCR, qui «noi». Iniziano quando spunti la casella alla registrazione. Conserviamo la versione che hai accettato, con impronta e ora; puoi leggerlo in questa pagina.',
      ],
    },
    {
      id: 'account',
      title: 'Il tuo account',
      body: [
        'Una persona, un account, a proprio nome. Confermi un’e-mail o un telefono, compili un profilo e scegli un PIN. Tieni per te password, PIN e codici: non li chiediamo mai per e-mail, telefono o chat. Dieci minuti senza attività chiudono la sessione; il denaro si muove solo con il PIN appena inserito.',
      ],
    },
    {
      id: 'money',
      title: 'Denaro e registrazioni',
      body: [
        'Un trasferimento eseguito è definitivo. Nessuno, nemmeno noi, può cancellarlo; un errore si corregge con una nuova registrazione che vedono entrambe le parti. Ogni trasferimento ha un posto in un registro sigillato, e chiunque può verificarne la prova senza account. Inviare dentro la piattaforma non costa nulla a chi invia. Se un servizio ha una commissione o un cambio, li vedi prima di accettare.',
        'I saldi esistono solo in questa installazione. Se funziona con denaro di prova, nulla può essere davvero pagato.',
      ],
    },
    {
      id: 'conduct',
      title: 'Che cosa non è permesso',
      body: [
        'Le regole d’uso accettabile fanno parte di queste condizioni. A chi le viola si possono negare servizi; ciò che è suo resta suo, salvo diversa legge.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilità',
      body: [
        'Lavoriamo per un servizio sempre presente, ma non lo promettiamo. Ciò che non è ancora aperto lo dice nella sua pagina, e nulla in quella pagina è un’offerta.',
      ],
    },
    {
      id: 'liability',
      title: 'La nostra responsabilità',
      body: [
        'Rispondiamo di ciò che causiamo con dolo o colpa grave, e ovunque la legge non consenta limiti. Non rispondiamo di perdite dovute a password o PIN che hai ceduto.',
      ],
    },
    {
      id: 'ending',
      title: 'Fine',
      body: [
        'Puoi andartene quando vuoi: sposta il denaro e scrivici. Possiamo chiudere l’accordo con trenta giorni di preavviso, subito solo se lo esige una legge o la sicurezza altrui.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche',
      body: [
        'Una nuova versione è pubblicata qui con le differenze. Ti chiediamo di accettarla prima che valga per te; in alternativa puoi andartene.',
      ],
    },
    {
      id: 'complaints',
      title: 'Reclami',
      body: [
        'Scrivici dalla pagina dei contatti. Ogni reclamo è letto da una persona e puoi seguirlo con il riferimento. Resta intatto il tuo diritto di rivolgerti a un tribunale o a un’autorità.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      complaints: null,
      ending: [
        'Puoi andartene quando vuoi: sposta il denaro e scrivici. Possiamo chiudere l’accordo con quattordici giorni di preavviso.',
      ],
    },
  },
};
