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
  'kind.unknown': 'Ci sono novità nel tuo conto',
};
