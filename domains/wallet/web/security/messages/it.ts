import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Limiti e sicurezza',
  lead: 'Decidi quanto può uscire dal tuo portafoglio e ferma tutto subito se serve.',
  back: 'Portafoglio',
  loading: 'Caricamento dei tuoi limiti',
  failed: 'Non è stato possibile caricare i tuoi limiti',
  retry: 'Riprova',
  'freeze.title': 'Blocca il portafoglio',
  'freeze.text':
    'Finché è bloccato non può uscire denaro, in nessuna valuta. Può ancora entrare. Usalo se perdi il telefono o se qualcosa non ti convince.',
  'freeze.on': 'Blocca ora',
  'freeze.off': 'Sblocca il portafoglio',
  'freeze.is_on': 'Il tuo portafoglio è bloccato',
  'freeze.since': 'Da {time} non può uscire nulla. Inserisci il PIN per sbloccarlo.',
  'freeze.done_on': 'Portafoglio bloccato',
  'freeze.done_off': 'Il denaro può uscire di nuovo',
  'limits.title': 'Limiti',
  'limits.text':
    'Un limite vale per tutto il portafoglio. Contano pagamenti, prelievi e conversioni in ogni valuta, al tasso del momento, e il denaro accantonato. Un limite più basso vale subito. Uno più alto, o nessuno, vale dopo 24 ore.',
  'limits.currency': 'Valuta',
  'limits.per_transfer': 'Massimo in una volta',
  'limits.per_day': 'Massimo al giorno',
  'limits.per_month': 'Massimo al mese',
  'limits.none': 'Lascia vuoto per nessun limite.',
  'limits.used_day': 'Oggi sono usciti {amount}.',
  'limits.used_month': 'Questo mese sono usciti {amount}.',
  'limits.save': 'Salva i limiti',
  'limits.saved': 'Limiti salvati',
  'limits.later': 'Dal {time}',
  'limits.later_text': 'Fino ad allora valgono i limiti più bassi. Salvando di nuovo li sostituisci.',
  'limits.unlimited': 'Nessun limite',
  'limits.summary': 'Controlla i limiti',
  'issue.amount': 'Inserisci un importo maggiore di zero, ad esempio {example}, o lascia vuoto.',
  'issue.above_day': 'Non può superare il limite giornaliero.',
  'issue.above_month': 'Non può superare il limite mensile.',
  'refusal.wallet_frozen': 'Hai bloccato il tuo portafoglio. Sbloccalo prima in limiti e sicurezza.',
  'refusal.money_held':
    'I tuoi dati di accesso sono stati reimpostati: fino a {time} non può uscire denaro dal portafoglio.',
  'refusal.account_banned': 'Questo account è bloccato: non può uscire denaro. Contattaci.',
  'refusal.limit_rate_stale':
    'Il tuo limite è in un’altra valuta e il tasso di cambio non è aggiornato. Puoi ancora inviare nella valuta del limite.',
  'refusal.over_limit_transfer': 'Consenti al massimo {amount} in una volta.',
  'refusal.over_limit_day': 'Supera il limite di oggi. Possono ancora uscire {amount}.',
  'refusal.over_limit_month': 'Supera il limite di questo mese. Possono ancora uscire {amount}.',
};
