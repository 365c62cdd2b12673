import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
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
  'jobs.businesses.label': 'Kleinbetriebe zu erreichen',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'automatische Vermittlung',
};
