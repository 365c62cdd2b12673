import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Condizioni degli inviti',
  summary: 'Come porti qualcuno su EGCR, che cosa ricevete entrambi e che cosa non conta.',
  sections: [
    {
      id: 'how',
      title: 'Come funziona',
      body: [
        'Ognuno ha un codice. Chi si registra con esso, o lo inserisce nelle impostazioni entro trenta giorni, conta come portato da te. Succede una volta per tutte, e nessuno può portare sé stesso. Gli anelli in cui ci si porta a vicenda sono rifiutati.',
      ],
    },
    {
      id: 'steps',
      title: 'Tre passi',
      body: [
        'In attesa, finché l’altra persona non ha indirizzo confermato, profilo e PIN. Verificato, da allora. Completato, con il suo primo pagamento di dieci unità o più a qualcuno che non sia tu. Vedi solo a che punto è, non chi è.',
      ],
    },
    {
      id: 'reward',
      title: 'Il premio',
      body: [
        'Dieci JVD per te e dieci per l’altra persona. Sono trattenuti quattordici giorni dopo il completamento, poi diventano dovuti. Se questa installazione usa denaro di prova, si pagano in denaro di prova. Altrimenti restano dovuti finché un programma con denaro proprio li paga; non promettiamo una data.',
      ],
    },
    {
      id: 'limits',
      title: 'Limiti',
      body: [
        'Al massimo venti persone al giorno, cinquanta premi in trenta giorni e cinquecento in tutto. Oltre, l’altra persona riceve comunque il suo.',
      ],
    },
    {
      id: 'review',
      title: 'Uno sguardo più attento',
      body: [
        'La stessa casella o rete da entrambe le parti, molte registrazioni in un’ora o un indirizzo usa e getta fanno attendere il premio. Una persona lo libera o lo rifiuta, una volta sola, mai dove è parte in causa.',
      ],
    },
    {
      id: 'not',
      title: 'Che cosa non è permesso',
      body: [
        'Pubblicità con messaggi indesiderati, persone inventate, account comprati e promesse che non facciamo. I premi così ottenuti sono rifiutati e possono essere ripresi.',
      ],
    },
    {
      id: 'no-pyramid',
      title: 'Nessuna piramide',
      body: [
        'C’è un solo livello. Non ricevi nulla per chi è portato da chi hai portato tu, e partecipare non costa mai nulla.',
      ],
    },
    {
      id: 'end',
      title: 'Modifiche e fine',
      body: [
        'Possiamo cambiare o chiudere il programma per il futuro. I premi già trattenuti restano come annunciati.',
      ],
    },
  ],
};
