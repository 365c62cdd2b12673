import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Scansiona un codice',
  lead: 'Inquadra un codice di pagamento. Vedrai chi riceve cosa prima che parta qualcosa.',
  start: 'Usa la fotocamera',
  stop: 'Ferma la fotocamera',
  picture: 'Scegli un’immagine',
  'picture.hint': 'Una foto o schermata con un codice. Resta su questo dispositivo.',
  view: 'Immagine della fotocamera',
  looking: 'Ricerca di un codice',
  'refused.title': 'La fotocamera non è autorizzata',
  'refused.text': 'Consentila nelle impostazioni del browser o scegli un’immagine del codice.',
  'absent.title': 'Qui non c’è una fotocamera',
  'unknown.title': 'Non è uno dei nostri codici di pagamento',
  'unknown.text': 'Per la tua sicurezza non apriamo altro.',
  'none.title': 'Nessun codice trovato',
  'none.text': 'Prova con un’immagine più nitida, con il codice intero.',
  'receive.title': 'Ricevi denaro',
  'receive.lead': 'Mostra il codice o invia il link. Il denaro arriva subito.',
  'receive.qr': 'Codice QR per pagarti',
  'receive.amount': 'Importo',
  'receive.amount.hint': 'Se lo lasci vuoto, decide chi paga.',
  'receive.note': 'Nota',
  'receive.share': 'Condividi',
  'receive.request': 'Oppure chiedi denaro a qualcuno',
};
