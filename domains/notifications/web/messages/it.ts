import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'Notifiche',
  'bell.unread': 'Notifiche, {count, plural, one {# non letta} many {# non lette} other {# non lette}}',
  'bell.over': '{count}+',
  'panel.title': 'Notifiche',
  'panel.read_all': 'Segna tutte come lette',
  'panel.more': 'Mostra altre',
  'panel.loading': 'Caricamento delle notifiche',
  'panel.failed': 'Non è stato possibile caricare le notifiche',
  'panel.retry': 'Riprova',
  'panel.empty.title': 'Nessuna novità',
  'panel.empty.text': 'Quando arriva denaro o qualcosa richiede la tua attenzione, lo leggi qui.',
  'item.unread': 'Non letta',
  'kind.money_received': '{name} ti ha inviato {amount}',
  'kind.rate_reached': '1 {base} ha raggiunto {rate} {quote}',
  'kind.request_received': '{name} ti chiede {amount}',
  'kind.request_open': '{name} ti chiede denaro',
  'kind.request_declined': '{name} ha rifiutato la tua richiesta',
  'kind.request_cancelled': '{name} ha ritirato la richiesta',
  'kind.request_expired': 'La tua richiesta di denaro è scaduta',
  'kind.order_paid': 'Il tuo pagamento programmato di {amount} a {name} è stato eseguito',
  'kind.order_failed': 'Il tuo pagamento programmato di {amount} a {name} non è riuscito. Riproviamo.',
  'kind.order_paused': 'I tuoi pagamenti programmati a {name} sono in pausa: quattro tentativi falliti',
  'kind.order_blocked': 'I tuoi pagamenti programmati a {name} sono in pausa: il tuo account è bloccato',
  'kind.order_held':
    'Il tuo pagamento programmato di {amount} a {name} attende: per ora non può uscire denaro',
  'kind.order_skipped': 'Alcuni pagamenti a {name} sono mancati ed è troppo tardi; sono stati saltati',
  'kind.deposit_received': '{amount} ricevuti con bonifico bancario',
  'kind.withdrawal_paid': 'Il tuo prelievo di {amount} è stato pagato',
  'kind.withdrawal_returned':
    'Il tuo prelievo di {amount} è tornato indietro: il denaro è di nuovo nel tuo portafoglio',
  'kind.proposal_waiting': 'Una proposta attende la tua decisione',
  'kind.proposal_executed': 'La tua proposta è stata approvata ed eseguita',
  'kind.proposal_rejected': 'La tua proposta è stata rifiutata',
  'kind.proposal_expired': 'La tua proposta è scaduta',
  'kind.unknown': 'Ci sono novità nel tuo account',
};
