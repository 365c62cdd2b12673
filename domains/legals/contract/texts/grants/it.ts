import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Condizioni dei contributi',
  summary: 'Come funzioneranno contributi e fondi di settore, e che cosa oggi non aspettarsi.',
  sections: [
    {
      id: 'status',
      title: 'A che punto sono',
      body: [
        'Contributi e fondi di settore non sono ancora aperti. Non si può fare domanda, nessuna è in esame e non c’è denaro riservato a nessuno. Gli importi nelle nostre pagine sono obiettivi della piattaforma.',
      ],
    },
    {
      id: 'no-fee',
      title: 'Nessuno paga per la domanda',
      body: [
        'La domanda non costerà nulla. Nessuno può chiedere una tassa, un anticipo o un regalo per una domanda, un posto migliore o un pagamento, né a nome nostro né proprio. Chi lo fa è un truffatore: segnalalo.',
      ],
    },
    {
      id: 'who',
      title: 'Chi potrà fare domanda',
      body: [
        'Persone, imprese, governi e organizzazioni con account completo, ciascuno per i programmi a lui destinati. Condizioni, scadenza, criteri e pesi saranno indicati in ogni programma prima dell’apertura.',
      ],
    },
    {
      id: 'decision',
      title: 'Come si deciderà',
      body: [
        'Da persone, su criteri pubblicati. Chi ha un interesse in una domanda non la giudica. Saprai l’esito con i motivi e potrai far riesaminare un rifiuto da un’altra persona. Nessuno ha diritto a un contributo.',
      ],
    },
    {
      id: 'use',
      title: 'Come usare il denaro',
      body: [
        'Solo per lo scopo richiesto. I contributi maggiori si pagano a tappe, ciascuna dopo una relazione. Il denaro non usato, o usato per altro, si restituisce.',
      ],
    },
    {
      id: 'openness',
      title: 'Trasparenza',
      body: [
        'Le assegnazioni saranno pubblicate con programma, importo e scopo. I nomi di privati non si pubblicano senza il loro consenso.',
      ],
    },
    {
      id: 'false',
      title: 'Dichiarazioni false',
      body: [
        'Chi ottiene un contributo con dichiarazioni false la restituisce ed è escluso. Gli errori in buona fede si correggono senza danno fino alla decisione.',
      ],
    },
    {
      id: 'law',
      title: 'Tasse e legge',
      body: [
        'Se un contributo è tassato lo decide la legge del luogo in cui vivi. Queste condizioni saranno completate, e ti chiederemo di accettarle, prima del primo programma.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      'no-fee': [
        'La domanda non costerà nulla. Nessuno può chiedere una tassa, un anticipo o un regalo per una domanda, un posto migliore o un pagamento, né a nome nostro né proprio. Chi lo fa è un truffatore: segnalalo.',
      ],
      decision: [
        'Da persone, su criteri pubblicati. Chi ha un interesse in una domanda non la giudica. Saprai l’esito con i motivi e potrai far riesaminare un rifiuto da un’altra persona. Nessuno ha diritto a un contributo.',
      ],
    },
  },
};
