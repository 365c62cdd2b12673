import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'EGCR-Rahmenwerk',
  'hero.title': 'Eine Wirtschaft, die zuerst ihre Menschen bezahlt',
  'hero.carousel': 'Karussell',
  'hero.slide': 'Folie',
  'hero.label': 'Einführung',
  'hero.place': 'Folie {place} von 5',
  'hero.subtitle': 'Arbeit, Geld und öffentliche Dienste in einem Konto',
  'hero.text':
    'Einkommenshilfe, Zahlungen und Dienste, abgerechnet in JVD und den Währungen, die Sie schon nutzen.',
  'hero.open': 'Konto eröffnen',
  'hero.read': 'Whitepaper lesen',
};
