import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'EGCR-Rahmenwerk',
  'hero.title': 'Eine Wirtschaft, die zuerst ihre Menschen bezahlt',
  'hero.text':
    'Ein Konto für Arbeit, Einkommenshilfe, Zahlungen und öffentliche Dienste, abgerechnet in JVD und den Währungen, die Sie schon nutzen.',
  'hero.open': 'Konto eröffnen',
  'hero.read': 'Whitepaper lesen',
  'jobs.title': 'Arbeit, und Hilfe während der Suche',
  'jobs.text':
    'Die weltweite automatische Jobbörse wird Menschen und offene Stellen von selbst zusammenbringen und die Einkommenshilfe an dem Tag beginnen, an dem die Arbeit endet. Ihr Ziel: eine Milliarde Menschen in Arbeit.',
  'jobs.open': 'Jobbörse öffnen',
  'jobs.targets': 'Ziele des Programms',
  'jobs.billion': '1 Milliarde',
  'jobs.billion.label': 'Menschen in Arbeit',
  'jobs.countries': '195',
  'jobs.countries.label': 'Länder',
  'jobs.businesses': '830 Millionen',
  'jobs.businesses.label': 'erreichte Kleinbetriebe',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'automatische Vermittlung',
};
