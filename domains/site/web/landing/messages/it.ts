import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'Quadro EGCR',
  'hero.title': 'Un’economia che paga prima le persone',
  'hero.carousel': 'carosello',
  'hero.slide': 'diapositiva',
  'hero.label': 'Presentazione',
  'hero.place': 'Diapositiva {place} di 5',
  'hero.subtitle': 'Lavoro, denaro e servizi pubblici in un solo account',
  'hero.text': 'Sostegno al reddito, pagamenti e servizi, regolati in JVD e nelle valute che usi già.',
  'hero.open': 'Apri il tuo account',
  'hero.read': 'Leggi il libro bianco',
};
