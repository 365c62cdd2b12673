import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: 'Non sono un robot',
  verified: 'Verificato',
  verifying: 'Verifica in corso…',
  required: 'Verifica necessaria!',
  error: 'Verifica non riuscita. Riprova più tardi.',
  expired: 'La verifica è scaduta. Riprova.',
  wait: 'Verifica in corso… attendi.',
  enter_code: 'Inserisci il codice',
  'enter_code.heard': 'Inserisci il codice che senti. Premi Spazio per ascoltarlo.',
  audio: 'Ascolta il codice',
  loading: 'Caricamento…',
  reload: 'Ricarica',
  verify: 'Verifica',
  server_responded: 'Il server ha risposto {status}.',
  spam: 'Il filtro antispam ha dato esito negativo.',
  'gate.title': 'Sei una persona?',
  'gate.text': 'Scrivi le cifre che vedi, oppure falle leggere ad alta voce.',
  'gate.cancel': 'Annulla',
};
