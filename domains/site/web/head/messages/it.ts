import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    'Un account per lavoro, denaro e servizi pubblici. Già aperti: portafoglio e pagamenti in JVD e altre nove valute. In costruzione: contributi, credito, lavoro, imprese.',
  legals:
    'Condizioni, privacy, cookie e tutti gli altri documenti legali di EGCR, con ogni versione, che cosa è cambiato e una pagina da stampare.',
  whitepaper:
    'Il quadro EGCR dall’inizio alla fine: la valuta, la riserva, i fondi e le tutele, con ogni cifra indicata come affermazione, obiettivo o misura.',
  'benefits-individuals':
    'Che cos’è EGCR per una persona: un conto in JVD, lavoro pagato, credito, contributi e servizi pubblici, con un calcolatore per le tue cifre.',
  'benefits-businesses':
    'Che cos’è EGCR per un’impresa: incassi, assunzioni, credito e fondi, registrazione e mercati, con un calcolatore per le tue cifre.',
  'benefits-governments':
    'Che cos’è EGCR per un governo: contributi, soluzione del debito, occupazione e servizi pubblici, con un calcolatore per le tue cifre.',
  'benefits-organizations':
    'Che cos’è EGCR per ONG e istituzioni: fondi, programmi, pagamenti e rapporti, con un calcolatore per le tue cifre.',
  security:
    'Come EGCR protegge gli account e il denaro: accesso, PIN, libro mastro sigillato, cifratura, e come segnalarci una falla.',
  contact:
    'Scrivi a EGCR del tuo account, di un pagamento, di una collaborazione o per la stampa, e guarda a che punto è il tuo messaggio.',
  auth: 'Accedi a EGCR o crea un account con e-mail, telefono o una passkey.',
  'verification-example': 'Com’è la verifica di un account EGCR, passo per passo, con dati inventati.',
  verify: 'Controlla una ricevuta di EGCR: se è nel libro mastro sigillato e quando vi è stata scritta.',
  'not-found': 'A questo indirizzo di EGCR non c’è nessuna pagina.',
  script:
    'I menu, i moduli e le cifre in tempo reale di questa pagina hanno bisogno di JavaScript. L’API è descritta in /api/reference.',
};
