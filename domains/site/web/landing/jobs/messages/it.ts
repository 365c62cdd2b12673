import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': 'Lavoro, e sostegno mentre lo cerchi',
  'jobs.text':
    'La bacheca mondiale automatica del lavoro abbinerà da sola persone e posti, e avvierà il sostegno al reddito il giorno in cui il lavoro finisce. Il suo obiettivo: un miliardo di persone al lavoro.',
  'jobs.open': 'Apri la bacheca del lavoro',
  'jobs.targets': 'Obiettivi del programma',
  'jobs.billion': '1 miliardo',
  'jobs.billion.label': 'di persone al lavoro',
  'jobs.countries': '195',
  'jobs.countries.label': 'Paesi',
  'jobs.businesses': '830 milioni',
  'jobs.businesses.label': 'di piccole imprese da raggiungere',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'abbinamento automatico',
};
