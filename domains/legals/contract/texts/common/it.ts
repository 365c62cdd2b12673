import type { CommonText } from '../common-text.ts';

export const common: CommonText = {
  notice: {
    id: 'what-egcr-is-not',
    title: 'Che cosa EGCR non è',
    body: [
      'EGCR non è un registro statale, né una banca autorizzata, né un fondo di garanzia dei depositi. Nessun ente pubblico garantisce un saldo qui, nessuna assicurazione lo copre, e nessun nostro certificato sostituisce quello di un’autorità. Le cifre indicate nelle nostre pagine come obiettivi della piattaforma sono traguardi, non risultati.',
      'In un’installazione dimostrativa tutto il denaro è di prova e senza valore. Questo testo è una nostra bozza in lingua semplice; chi gestisce EGCR con denaro vero la fa prima controllare da un legale.',
    ],
  },
  binding:
    'Fa fede il testo inglese. Le traduzioni servono a leggerlo nella tua lingua; se una differisce, vale l’inglese.',
};
