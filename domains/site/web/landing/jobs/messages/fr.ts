import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': 'Du travail, et un soutien pendant la recherche',
  'jobs.text':
    'La bourse mondiale automatisée de l’emploi rapprochera d’elle-même les personnes et les postes, et lancera le soutien au revenu le jour où le travail s’arrête. Son objectif : un milliard de personnes au travail.',
  'jobs.open': 'Ouvrir la bourse de l’emploi',
  'jobs.targets': 'Objectifs du programme',
  'jobs.billion': '1 milliard',
  'jobs.billion.label': 'de personnes au travail',
  'jobs.countries': '195',
  'jobs.countries.label': 'pays',
  'jobs.businesses': '830 millions',
  'jobs.businesses.label': 'de petites entreprises à atteindre',
  'jobs.matching': '24 h/24',
  'jobs.matching.label': 'mise en relation automatique',
};
