import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: 'Modifier cette diapositive',
  title: 'Textes de la diapositive {number}',
  language: 'Les lecteurs de cette langue les voient en une minute.',
  'field.badgeText': 'Étiquette',
  'field.title': 'Titre',
  'field.subtitle': 'Sous-titre',
  'field.description': 'Texte',
  'field.primaryButtonText': 'Premier bouton',
  'field.secondaryButtonText': 'Second bouton',
  save: 'Enregistrer',
  cancel: 'Annuler',
  changed: 'Quelqu’un a modifié cette diapositive entre-temps. Fermez-la et rouvrez-la pour voir ses textes.',
  plain: 'Texte simple seulement : ni balises ni signes invisibles.',
  loading: 'Chargement de la diapositive…',
  problems: 'Veuillez vérifier ces champs',
  retry: 'Réessayer',
};
