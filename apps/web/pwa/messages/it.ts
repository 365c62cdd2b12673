import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description':
    'Un solo account per lavoro, denaro e servizi pubblici: portafoglio, pagamenti, contributi, credito, lavoro e imprese.',
  'shortcut.wallet': 'Portafoglio',
  'shortcut.pay': 'Invia denaro',
  'shortcut.contact': 'Contattaci',
  'offline.page-title': 'Offline · EGCR',
  'offline.title': 'In questo momento non c’è connessione',
  'offline.text':
    'Mostriamo il tuo denaro solo com’è in questo istante, perciò non ne conserviamo nulla su questo dispositivo. Questa pagina si apre da sola appena torni online.',
  'offline.money': 'Stavi per inviare denaro? Guarda prima la cronologia, poi decidi se inviarlo di nuovo.',
  'offline.retry': 'Riprova',
};
