import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  pause: 'Mettre les diapositives en pause',
  play: 'Faire défiler les diapositives',
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  'stats.note': 'Objectif de la plateforme',
  'growth.badge': 'Croissance économique',
  'growth.title': 'Un capital qui atteint la plus petite boutique',
  'growth.subtitle': 'Subventions et fonds, une seule demande',
  'growth.text':
    'Dites une fois ce dont vous avez besoin et suivez chaque étape de la décision. Les demandes ouvrent peu à peu.',
  'growth.primary': 'Voir les subventions',
  'growth.secondary': 'Pour les entreprises',
  'debt.badge': 'Résolution des dettes',
  'debt.title': 'Des dettes qui se dénouent',
  'debt.subtitle': 'Plans, offres et progrès au même endroit',
  'debt.text':
    'Ménages, entreprises et ministères verront ce qu’ils doivent, à qui, et comment en sortir avant d’accepter quoi que ce soit.',
  'debt.primary': 'Gérer les dettes',
  'debt.secondary': 'Pour les États',
  'work.badge': 'Création d’emplois',
  'work.title': 'Du travail pour qui en veut',
  'work.subtitle': 'Une bourse de l’emploi qui cherche pour vous',
  'work.text':
    'Elle rapprochera d’elle-même personnes et postes, et soutiendra les revenus d’un emploi à l’autre.',
  'work.primary': 'Ouvrir la bourse de l’emploi',
  'work.secondary': 'Pour les particuliers',
  'safety.badge': 'Sécurité',
  'safety.title': 'Des comptes que chacun peut vérifier',
  'safety.subtitle': 'Mot de passe, PIN et un grand livre que nul ne réécrit',
  'safety.text':
    'Chaque virement est inscrit deux fois et scellé dans un journal aux racines signées et publiques. Vérifiez un reçu vous-même, sans nous demander.',
  'safety.primary': 'Comment nous vous protégeons',
  'safety.secondary': 'Vérifier un reçu',
  'stat.sectorFunds': 'fonds de développement sectoriels',
  'stat.smallBusinesses': 'petites entreprises',
  'stat.governmentDebt': 'dette publique visée',
  'stat.globalDebt': 'dette mondiale visée',
  'stat.jobs': 'emplois',
  'stat.states': 'pays',
  'stat.depositInsurance': 'garantie des dépôts visée ; aucune n’est en vigueur aujourd’hui',
};
