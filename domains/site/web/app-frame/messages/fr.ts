import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'nav.label': 'Services',
  'nav.open': 'Ouvrir la navigation',
  'nav.close': 'Fermer la navigation',
  'nav.more': 'Plus',
  'nav.soon': 'Pas encore ouverts',
  'group.you': 'Vous',
  'group.money': 'Argent',
  'group.support': 'Soutien et travail',
  'group.business': 'Entreprise',
  'group.public': 'Services publics',
  'group.tools': 'Outils',
  search: 'Rechercher',
  'search.title': 'Tout rechercher',
  'search.placeholder': 'Où voulez-vous aller ?',
  'search.none': 'Aucun résultat. Essayez un autre mot.',
  'search.close': 'Fermer',
  'search.home': 'Page d’accueil',
  'search.pages': 'Pages',
  'search.actions': 'Actions',
  'account.menu': 'Votre compte',
  'account.settings': 'Paramètres',
  'account.sign-out': 'Se déconnecter',
  'account.unnamed': 'Votre compte',
  'action.theme.light': 'Utiliser le thème clair',
  'action.theme.dark': 'Utiliser le thème sombre',
  'action.theme.system': 'Utiliser le thème du système',
  'action.lock': 'Verrouiller par PIN',
  'idle.pin.title': 'Êtes-vous toujours là ?',
  'idle.pin.text':
    'Pour votre sécurité, nous vous redemanderons votre PIN dans {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
  'idle.session.title': 'Vous allez être déconnecté',
  'idle.session.text':
    'Vous êtes inactif depuis un moment. Nous vous déconnecterons dans {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
  'idle.stay': 'Rester connecté',
};
