import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Regole contro il riciclaggio',
  summary: 'Che cosa facciamo, e non ancora, perché EGCR non serva a nascondere o muovere denaro criminale.',
  sections: [
    {
      id: 'principle',
      title: 'Il principio',
      body: [
        'Il denaro su EGCR deve avere origine e scopo onesti. Chi lo usa per riciclare, finanziare il terrorismo o aggirare sanzioni è escluso.',
      ],
    },
    {
      id: 'know',
      title: 'Chi conosciamo',
      body: [
        'Prima di usare il portafoglio ognuno conferma un’e-mail o un telefono, dà il nome e sceglie un PIN. In questa versione non si controllano documenti d’identità, proprietari di società né liste di sanzioni. Perciò non è adatta al denaro vero senza i controlli che esige la legge del gestore, che deve prima aggiungerli.',
      ],
    },
    {
      id: 'watch',
      title: 'Che cosa osserviamo',
      body: [
        'Ogni movimento sta in un libro mastro in partita doppia che non si può cambiare né svuotare. Trasferimenti e prelievi hanno limiti, indicati in «Limiti e sicurezza». I premi per inviti che sembrano concordati attendono la decisione di una persona.',
      ],
    },
    {
      id: 'freeze',
      title: 'Blocco',
      body: [
        'Puoi bloccare il tuo portafoglio in ogni momento. Un account può essere bloccato anche per sospetto fondato o ordine legittimo: allora non esce nulla. Ciò che contiene resta lì; nessuno lo prende senza base legale.',
      ],
    },
    {
      id: 'duty',
      title: 'Che cosa ti chiediamo',
      body: [
        'Invia e ricevi solo per te o per chi rappresenti apertamente. Non prestare l’account. Rispondi con sincerità alle domande su un pagamento. Se non aspettavi un pagamento, diccelo e non inoltrarlo.',
      ],
    },
    {
      id: 'report',
      title: 'Segnalare',
      body: [
        'Segnala i pagamenti sospetti dalla pagina dei contatti, argomento «Riciclaggio o frode». Se la legge esige una segnalazione a un’autorità, la fa il gestore e non può dirlo all’interessato.',
      ],
    },
    {
      id: 'records',
      title: 'Conservazione',
      body: [
        'Conserviamo ciò che esige la legge del paese del gestore, finché lo esige; di norma almeno cinque anni dopo l’ultimo pagamento.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      know: [
        'Prima di usare il portafoglio ognuno conferma un’e-mail o un telefono, dà il nome e sceglie un PIN. In questa versione non si controllano documenti d’identità, proprietari di società né liste di sanzioni. Perciò non è adatta al denaro vero senza i controlli che esige la legge del gestore, che deve prima aggiungerli.',
      ],
      watch: [
        'Ogni movimento sta in un libro mastro in partita doppia che non si può cambiare né svuotare. Trasferimenti e prelievi hanno limiti, indicati in «Limiti e sicurezza». I premi per inviti che sembrano concordati attendono la decisione di una persona.',
      ],
      records: [
        'Conserviamo ciò che esige la legge del paese del gestore, finché lo esige; di norma almeno cinque anni dopo l’ultimo pagamento.',
      ],
    },
  },
};
