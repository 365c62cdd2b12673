import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  eyebrow: 'Sicurezza',
  title: 'Che cosa ti protegge e come verificarlo',
  lead: 'Preferiamo mostrare che rassicurare: ecco che cosa c’è, che cosa puoi verificare e che cosa manca ancora.',
  how: 'Come sei protetto',
  money: 'Denaro',
  'money.text':
    'Un libro mastro in partita doppia: ogni movimento ha due lati e nessuno può cambiarlo o cancellarlo. Ognuno ha il suo posto in un registro sigillato. Il denaro esce solo con il PIN appena inserito, e puoi bloccare il portafoglio in ogni momento.',
  sessions: 'Sessioni',
  'sessions.text':
    'Dieci minuti senza attività chiudono la sessione, sul server e non solo sullo schermo. Il PIN si chiude dopo cinque. Vedi ogni sessione con il suo dispositivo e puoi terminarla.',
  factors: 'Password, PIN, secondo fattore',
  'factors.text':
    'Password e PIN sono conservati solo come hash. I tentativi sbagliati si contano prima del confronto e bloccano. Chi vuole di più ha app di autenticazione e passkey.',
  data: 'Dati',
  'data.text':
    'Ogni chiamata è controllata sul server: ciò che è d’altri sembra non esistere. La pagina non carica nulla da altre aziende e nessun cookie ti segue.',
  staff: 'Personale',
  'staff.text':
    'Nessun account nasce con poteri. Ciò che un ruolo permette richiede un secondo fattore, e ciò che fa il personale resta in un registro che non può svuotare.',
  browser: 'Nel tuo browser',
  'browser.text':
    'Una politica dei contenuti severa lascia eseguire solo il nostro codice; altri siti non possono incorniciare queste pagine né agire a tuo nome. Ciò che portano i link delle e-mail sparisce subito dall’indirizzo.',
  check: 'Che cosa puoi verificare da te',
  'check.text': 'Niente di questo richiede un account o la nostra parola.',
  'check.receipt': 'Verifica una ricevuta',
  'check.receipt.text':
    'Il tuo browser calcola se un trasferimento è nel registro sigillato e se è stato alterato.',
  'check.reference': 'Riferimento API',
  'check.reference.text': 'Ogni chiamata: chi può farla, se chiede il PIN e che cosa rifiuta. In inglese.',
  'check.texts': 'Documenti legali',
  'check.texts.text': 'Ogni versione ha un’impronta; le precedenti e ogni parola cambiata restano leggibili.',
  'check.contact': 'security.txt',
  'check.contact.text': 'Dove segnalare, nel formato che leggono i programmi (RFC 9116).',
  missing: 'Che cosa manca',
  'missing.bank':
    'EGCR non è un registro statale, una banca autorizzata o un fondo di garanzia; nessuno assicura un saldo qui.',
  'missing.audit':
    'Nessuna società indipendente l’ha ancora verificata o attaccata. I test dietro queste affermazioni sono nostri.',
  'missing.storage':
    'Il token di accesso sta nella memoria del browser. Lo proteggono una politica severa, quindici minuti di vita e il PIN.',
  'missing.identity': 'In questa versione non si controllano documenti d’identità né liste di sanzioni.',
  report: 'Segnalare una vulnerabilità',
  'report.write':
    'Scrivici in una delle nostre lingue: che cosa hai fatto, che cosa è successo, che cosa ti aspettavi.',
  'report.own': 'Usa account tuoi; non leggere, cambiare o danneggiare nulla d’altri.',
  'report.wait': 'Non dirlo a nessuno finché non è corretto; ti avviseremo.',
  'report.answer': 'Contiamo di rispondere in tre giorni lavorativi e non agiamo contro chi fa ricerca così.',
  'report.link': 'Segnala una vulnerabilità',
  bounty: 'Non c’è una ricompensa',
  'bounty.text':
    'Non paghiamo le segnalazioni. Hai il nostro grazie e, se vuoi, il tuo nome nelle note di versione.',
};
