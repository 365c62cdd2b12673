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
  'kind.rate_reached': '1 {base} a atteint {rate} {quote}',
  'kind.request_received': '{name} vous demande {amount}',
  'kind.request_open': '{name} vous demande de l’argent',
  'kind.request_declined': '{name} a refusé votre demande',
  'kind.request_cancelled': '{name} a retiré sa demande',
  'kind.request_expired': 'Votre demande d’argent a expiré',
  'kind.order_paid': 'Votre paiement programmé de {amount} à {name} a été effectué',
  'kind.order_failed':
    'Votre paiement programmé de {amount} à {name} n’a pas pu être effectué. Nous réessayons.',
  'kind.order_paused': 'Vos paiements programmés à {name} sont en pause : quatre essais ont échoué',
  'kind.order_blocked': 'Vos paiements programmés à {name} sont en pause : votre compte est bloqué',
  'kind.order_held':
    'Votre paiement programmé de {amount} à {name} attend : aucun argent ne peut encore sortir',
  'kind.order_skipped': 'Des paiements à {name} ont été manqués et sont trop tardifs ; ils sont sautés',
  'kind.deposit_received': '{amount} reçus par virement bancaire',
  'kind.withdrawal_paid': 'Votre retrait de {amount} a été versé',
  'kind.withdrawal_returned':
    'Votre retrait de {amount} est revenu : l’argent est de nouveau dans votre portefeuille',
  'kind.proposal_waiting': 'Une proposition attend votre décision',
  'kind.proposal_executed': 'Votre proposition a été approuvée et exécutée',
  'kind.proposal_rejected': 'Votre proposition a été refusée',
  'kind.proposal_expired': 'Votre proposition a expiré',
  'kind.unknown': 'Il y a du nouveau sur votre compte',
};
