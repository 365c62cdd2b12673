import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Relevés',
  lead: 'Chaque mouvement avec le solde qui le suit, du solde initial au solde final.',
  back: 'Portefeuille',
  account: 'Compte',
  months: 'Par mois',
  so_far: 'à ce jour',
  pdf_of: 'PDF de {period}',
  others_of: 'Autres formats de {period}',
  csv: 'CSV pour tableurs',
  ofx: 'OFX pour logiciels de finances',
  camt053: 'camt.053 pour la comptabilité',
  own: 'Une autre période',
  from: 'Du',
  to: 'Au',
  format: 'Format',
  pdf: 'PDF à lire et imprimer',
  get: 'Télécharger',
  utc: 'Les jours sont ceux d’UTC.',
  failed: 'Le relevé n’a pas pu être établi',
  unloaded: 'Vos comptes n’ont pas pu être chargés',
  retry: 'Réessayer',
  loading: 'Chargement de vos comptes',
  summary: 'Vérifiez la période',
  'issue.day': 'Choisissez un jour.',
  'issue.order': 'Le dernier jour précède le premier.',
  'issue.long': 'Un relevé couvre au plus un an.',
  'issue.currency': 'Ce format ne connaît pas cette devise.',
};
