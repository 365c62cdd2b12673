import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'Cadre EGCR',
  'hero.title': 'Une économie qui paie d’abord ses habitants',
  'hero.carousel': 'carrousel',
  'hero.slide': 'diapositive',
  'hero.label': 'Présentation',
  'hero.place': 'Diapositive {place} sur 5',
  'hero.subtitle': 'Travail, argent et services publics en un seul compte',
  'hero.text':
    'Soutien du revenu, paiements et services, réglés en JVD et dans les devises que vous utilisez déjà.',
  'hero.open': 'Ouvrir votre compte',
  'hero.read': 'Lire le livre blanc',
};
