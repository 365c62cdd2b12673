import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description':
    'Un seul compte pour le travail, l’argent et les services publics : portefeuille, paiements, subventions, crédit, emplois et entreprises.',
  'shortcut.wallet': 'Portefeuille',
  'shortcut.pay': 'Envoyer de l’argent',
  'shortcut.contact': 'Nous contacter',
  'offline.page-title': 'Hors ligne · EGCR',
  'offline.title': 'Pas de connexion pour l’instant',
  'offline.text':
    'Nous montrons votre argent uniquement tel qu’il est à cet instant : rien n’en est conservé sur cet appareil. Cette page s’ouvrira d’elle-même dès que vous serez de nouveau en ligne.',
  'offline.money':
    'Vous alliez envoyer de l’argent ? Consultez d’abord votre historique avant de l’envoyer à nouveau.',
  'offline.retry': 'Réessayer',
};
