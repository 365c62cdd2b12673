import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Scegli la tua lingua',
  close: 'Chiudi',
  search: 'Cerca una lingua',
  'search.placeholder': 'Nome di una lingua',
  found: '{count, plural, one {# lingua} many {# di lingue} other {# lingue}}',
  none: 'Nessuna lingua si chiama così. Prova con il nome inglese.',
  full: 'Tutto tradotto',
  partly: 'Per ora in inglese',
  'partly.lead':
    'Scegli comunque la tua: date, numeri e importi la seguono subito, e i nostri testi lo faranno appena li avremo.',
  'thanks.title': 'Grazie. Ne abbiamo preso nota.',
  'thanks.text':
    'Per ora le nostre pagine sono in {language}. Date, numeri e importi seguono già la tua lingua; i testi lo faranno appena li avremo.',
  'thanks.done': 'Continua',
};
