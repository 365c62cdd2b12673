import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'Notifications',
  'bell.unread': 'Notifications, {count, plural, one {# non lue} many {# non lues} other {# non lues}}',
  'bell.over': '{count}+',
  'panel.title': 'Notifications',
  'panel.read_all': 'Tout marquer comme lu',
  'panel.more': 'Afficher plus',
  'panel.loading': 'Chargement des notifications',
  'panel.failed': 'Les notifications n’ont pas pu être chargées',
  'panel.retry': 'Réessayer',
  'panel.empty.title': 'Rien de nouveau',
  'panel.empty.text':
    'Quand de l’argent arrive ou que votre attention est requise, c’est ici que vous le lisez.',
  'item.unread': 'Non lue',
  'kind.money_received': '{name} vous a envoyé {amount}',
  'kind.unknown': 'Il y a du nouveau sur votre compte',
};
