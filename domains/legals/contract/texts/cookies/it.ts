import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Cookie e memoria',
  summary: 'Che cosa le nostre pagine conservano nel tuo browser e come decidi.',
  sections: [
    {
      id: 'short',
      title: 'In breve',
      body: [
        'Nessuna pubblicità, nessun tracciamento tra siti, nulla di terzi. Prima della tua scelta conserviamo solo ciò senza cui la pagina non funziona.',
      ],
    },
    {
      id: 'necessary',
      title: 'Necessari',
      body: [
        'Nella memoria locale del browser: la sessione finché sei dentro, la tua risposta sui cookie, le scelte di visualizzazione che fai, come lingua, tema e importi nascosti, e un codice invito con cui sei arrivato. Nella memoria della scheda, finché non la chiudi: la pagina che volevi prima di accedere, ciò che hai iniziato a compilare e un numero per la visita dopo l’accesso. Inoltre i file del sito stesso, perché possa dire quando sei offline. Non serve consenso, perché l’hai chiesto tu.',
        'Un cookie, impostato quando accedi o chiedi un codice: un numero casuale con cui il tuo account riconosce questo browser per novanta giorni. Non apre nulla; evita che i tentativi sbagliati di un estraneo ti blocchino.',
      ],
    },
    {
      id: 'optional',
      title: 'Solo se accetti',
      body: [
        'Preferenze: ricordare scelte in modo che le legga anche il server e la pagina arrivi subito nella tua lingua. Analisi: annotare quali pagine usi dopo l’accesso, sul nostro server, per novanta giorni. Luogo per sicurezza: il luogo approssimativo di un accesso, arrotondato a circa dieci chilometri, per notare accessi estranei. Marketing: novità sui servizi. Ogni categoria è separata e spenta finché non l’accendi.',
      ],
    },
    {
      id: 'choice',
      title: 'La tua scelta',
      body: [
        'La domanda appare un secondo dopo la prima pagina, tranne qui: questo puoi leggerlo con calma. Accettare e rifiutare sono ugualmente facili. Se il browser invia Global Privacy Control o Do Not Track, lo trattiamo come un rifiuto finché non dici altro.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Cambiare idea',
      body: [
        'In fondo a ogni pagina pubblica c’è l’accesso alle impostazioni dei cookie. Revocare è facile quanto accettare, e ciò che era conservato con quel consenso viene rimosso.',
      ],
    },
    {
      id: 'record',
      title: 'Che cosa annotiamo',
      body: [
        'Se hai effettuato l’accesso conserviamo a quale versione di questo testo hai risposto, che cosa hai scelto, quando e in quale lingua. È la prova della tua scelta, visibile nelle impostazioni.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche',
      body: ['Se cambia ciò che questo testo permette, la domanda viene riproposta.'],
    },
  ],
  earlier: {
    '1.3': {
      necessary: [
        'Nella memoria locale del browser: la sessione finché sei dentro, la tua risposta sui cookie, le scelte di visualizzazione che fai, come lingua, tema e importi nascosti, e un codice invito con cui sei arrivato. Nella memoria della scheda, finché non la chiudi: la pagina che volevi prima di accedere, ciò che hai iniziato a compilare e un numero per la visita dopo l’accesso. Inoltre i file del sito stesso, perché possa dire quando sei offline. Non serve consenso, perché l’hai chiesto tu.',
        'Un cookie, impostato quando accedi o chiedi un codice: un numero casuale con cui il tuo account riconosce questo browser per novanta giorni. Non apre nulla; evita che i tentativi sbagliati di un estraneo ti blocchino.',
      ],
    },
    '1.2': {
      necessary: [
        'Nella memoria locale del browser: la sessione finché sei dentro, la tua risposta sui cookie, le scelte di visualizzazione che fai, come lingua, tema e importi nascosti, e un codice invito con cui sei arrivato. Nella memoria della scheda, finché non la chiudi: la pagina che volevi prima di accedere, ciò che hai iniziato a compilare e un numero per la visita dopo l’accesso. Inoltre i file del sito stesso, perché possa dire quando sei offline. Non serve consenso, perché l’hai chiesto tu.',
      ],
    },
    '1.1': {
      necessary: [
        'Nella memoria locale del browser: la sessione finché sei dentro, la tua risposta sui cookie e le scelte di visualizzazione che fai, come lingua e tema. Nella memoria della scheda: la pagina che volevi prima di accedere e un codice invito con cui sei arrivato. Non serve consenso, perché l’hai chiesto tu.',
      ],
      optional: [
        'Preferenze: ricordare scelte in modo che le legga anche il server e la pagina arrivi subito nella tua lingua. Analisi: contare le pagine usate, sul nostro server. Luogo per sicurezza: il luogo approssimativo di un accesso, arrotondato a circa dieci chilometri, per notare accessi estranei. Marketing: novità sui servizi. Ogni categoria è separata e spenta finché non l’accendi.',
      ],
    },
    '1.0': {
      necessary: [
        'Nella memoria locale del browser: la sessione finché sei dentro, la tua risposta sui cookie e le scelte di visualizzazione che fai, come lingua e tema. Nella memoria della scheda: la pagina che volevi prima di accedere e un codice invito con cui sei arrivato. Non serve consenso, perché l’hai chiesto tu.',
      ],
      optional: [
        'Preferenze: ricordare scelte. Analisi: contare le pagine usate, sul nostro server. Marketing: novità sui servizi. Ogni categoria è separata e spenta finché non l’accendi.',
      ],
    },
  },
};
