import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Dichiarazione di accessibilità',
  summary: 'Fino a che punto tutti possono usare EGCR, che cosa ancora non va e come dircelo.',
  sections: [
    {
      id: 'aim',
      title: 'Il nostro obiettivo',
      body: [
        'EGCR deve essere usabile da chiunque: con la sola tastiera, con un lettore di schermo, con testo al 200%, su un telefono piccolo, in entrambe le direzioni di lettura. La misura è WCAG 2.2, livello AA.',
      ],
    },
    {
      id: 'check',
      title: 'Come verifichiamo',
      body: [
        'Prima di ogni versione un programma (axe) esamina ogni pagina aperta, con tema chiaro e scuro, in una lingua da sinistra a destra e in una da destra a sinistra. Alcuni percorsi si fanno con la sola tastiera. Altri test badano che nulla sporga sul telefono. Un programma trova solo parte delle barriere; non c’è ancora stata una verifica indipendente.',
      ],
    },
    {
      id: 'status',
      title: 'A che punto siamo',
      body: [
        'Secondo la nostra valutazione il sito soddisfa in gran parte il livello AA. Non conosciamo pagine inutilizzabili con la tastiera.',
      ],
    },
    {
      id: 'gaps',
      title: 'Che cosa manca',
      body: [
        'I PDF hanno lingua e titolo, ma non tag per lettori di schermo; lo stesso contenuto è nella pagina. Cinese, giapponese e coreano usano i caratteri del tuo dispositivo. La voce del captcha è sintetica. Alcuni errori di servizi esterni sono in inglese. Nessuno che usi ogni giorno tecnologie assistive ha ancora provato tutta la piattaforma.',
      ],
    },
    {
      id: 'help',
      title: 'Che cosa puoi regolare',
      body: [
        'Tema, contrasto, dimensione del testo e meno movimento seguono il dispositivo e si cambiano nelle impostazioni. Nulla lampeggia e nulla ha fretta, tranne i codici che scadono per sicurezza; puoi sempre chiederne un altro.',
      ],
    },
    {
      id: 'tell',
      title: 'Diccelo',
      body: [
        'Scrivici dalla pagina dei contatti e scegli «Accessibilità». Indica la pagina e l’ausilio che usi; cerchiamo una via adatta a te mentre correggiamo. Contiamo di rispondere entro tre giorni lavorativi.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Se non rispondiamo',
      body: [
        'Puoi rivolgerti all’autorità per l’accessibilità del tuo paese. Questa dichiarazione è stata fatta alla data sopra indicata, su nostre prove.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      aim: [
        'EGCR deve essere usabile da chiunque: con la sola tastiera, con un lettore di schermo, con testo al 200%, su un telefono piccolo, in entrambe le direzioni di lettura. La misura è WCAG 2.2, livello AA.',
      ],
      check: [
        'Prima di ogni versione un programma (axe) esamina ogni pagina aperta, con tema chiaro e scuro, in una lingua da sinistra a destra e in una da destra a sinistra. Alcuni percorsi si fanno con la sola tastiera. Altri test badano che nulla sporga sul telefono. Un programma trova solo parte delle barriere; non c’è ancora stata una verifica indipendente.',
      ],
      help: [
        'Tema, contrasto, dimensione del testo e meno movimento seguono il dispositivo e si cambiano nelle impostazioni. Nulla lampeggia e nulla ha fretta, tranne i codici che scadono per sicurezza; puoi sempre chiederne un altro.',
      ],
    },
  },
};
