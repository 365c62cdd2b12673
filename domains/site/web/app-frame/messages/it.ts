import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'nav.label': 'Servizi',
  'nav.open': 'Apri la navigazione',
  'nav.close': 'Chiudi la navigazione',
  'nav.more': 'Altro',
  'nav.soon': 'Non ancora aperti',
  'group.you': 'Tu',
  'group.money': 'Denaro',
  'group.support': 'Sostegno e lavoro',
  'group.business': 'Impresa',
  'group.public': 'Servizi pubblici',
  'group.tools': 'Strumenti',
  search: 'Cerca',
  'search.title': 'Cerca ovunque',
  'search.placeholder': 'Dove vuoi andare?',
  'search.none': 'Nessun risultato. Prova un’altra parola.',
  'search.close': 'Chiudi',
  'search.home': 'Pagina iniziale',
  'search.pages': 'Pagine',
  'search.actions': 'Azioni',
  'account.menu': 'Il tuo account',
  'account.settings': 'Impostazioni',
  'account.sign-out': 'Esci',
  'account.unnamed': 'Il tuo account',
  'action.theme.light': 'Usa il tema chiaro',
  'action.theme.dark': 'Usa il tema scuro',
  'action.theme.system': 'Usa il tema del sistema',
  'action.lock': 'Blocca con il PIN',
  'idle.pin.title': 'Ci sei ancora?',
  'idle.pin.text':
    'Per la tua sicurezza chiederemo di nuovo il PIN tra {seconds, plural, one {# secondo} many {# di secondi} other {# secondi}}.',
  'idle.session.title': 'La sessione sta per chiudersi',
  'idle.session.text':
    'Non sei attivo da un po’. Chiuderemo la sessione tra {seconds, plural, one {# secondo} many {# di secondi} other {# secondi}}.',
  'idle.stay': 'Resta connesso',
};
