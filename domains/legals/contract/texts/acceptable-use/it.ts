import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Uso accettabile',
  summary: 'Per che cosa si può usare EGCR e che cosa fa limitare un account.',
  sections: [
    {
      id: 'yes',
      title: 'A che cosa serve',
      body: [
        'A pagamenti e servizi leciti tra persone, imprese, governi e organizzazioni. Sii sincero su chi sei e corretto con gli altri.',
      ],
    },
    {
      id: 'no',
      title: 'Che cosa è vietato',
      body: [
        'Ogni frode, comprese le richieste di denaro sotto falso nome. Riciclaggio, finanziamento del terrorismo, elusione di sanzioni. Commercio di persone, armi, droghe illegali o di ciò che vieta la legge di una delle parti. Minacce, odio, molestie e contenuti che sfruttano minori.',
      ],
    },
    {
      id: 'names',
      title: 'Nomi e messaggi',
      body: [
        'Niente nomi utente che fingano di essere altri, un ente pubblico o noi. Niente insulti, link dannosi o pubblicità nelle note dei pagamenti e nelle richieste.',
      ],
    },
    {
      id: 'technique',
      title: 'Tecnica',
      body: [
        'Non entrare in account altrui e non aggirare limiti, captcha o controlli; non sovraccaricare il servizio; non leggere ciò che non è tuo. L’API è aperta ai tuoi programmi con il tuo account, entro i suoi limiti.',
      ],
    },
    {
      id: 'research',
      title: 'Ricerca sulla sicurezza',
      body: [
        'Cercare vulnerabilità è benvenuto se usi solo account tuoi, non prendi e non danneggi nulla d’altri e ci avvisi per primi. La pagina sulla sicurezza dice come. Non agiamo contro chi fa ricerca così.',
      ],
    },
    {
      id: 'report',
      title: 'Segnalare abusi',
      body: [
        'Scrivici dalla pagina dei contatti e scegli «Riciclaggio o frode». Indica il trasferimento o il nome utente; non inviare mai password o PIN.',
      ],
    },
    {
      id: 'steps',
      title: 'Che cosa facciamo allora',
      body: [
        'Esaminiamo ogni segnalazione. Secondo la gravità ammoniamo, limitiamo una funzione, blocchiamo o chiudiamo l’account. Saprai che cosa è stato fatto e perché, salvo divieto di legge, e potrai rispondere; un’altra persona riesaminerà. Ciò che fa il personale è registrato.',
      ],
    },
    {
      id: 'children',
      title: 'Età',
      body: [
        'La piattaforma è per chi può stipulare contratti dove vive. Chi è più giovane ha bisogno del consenso di chi ne ha cura.',
      ],
    },
  ],
};
