import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Scanner un code',
  lead: 'Visez un code de paiement. Vous verrez qui reçoit quoi avant que rien ne parte.',
  start: 'Utiliser la caméra',
  stop: 'Arrêter la caméra',
  picture: 'Choisir une image',
  'picture.hint': 'Une photo ou capture avec un code. Elle reste sur cet appareil.',
  view: 'Image de la caméra',
  looking: 'Recherche d’un code',
  'refused.title': 'La caméra n’est pas autorisée',
  'refused.text': 'Autorisez-la dans votre navigateur, ou choisissez une image du code.',
  'absent.title': 'Aucune caméra ici',
  'unknown.title': 'Ce n’est pas un de nos codes de paiement',
  'unknown.text': 'Par sécurité, nous n’ouvrons rien d’autre.',
  'none.title': 'Aucun code trouvé',
  'none.text': 'Essayez une image plus nette, avec le code entier.',
  'receive.title': 'Se faire payer',
  'receive.lead': 'Montrez le code ou envoyez le lien. L’argent arrive aussitôt.',
  'receive.qr': 'Code QR pour vous payer',
  'receive.amount': 'Montant',
  'receive.amount.hint': 'Laissé vide, le payeur choisit.',
  'receive.note': 'Note',
  'receive.share': 'Partager',
  'receive.request': 'Plutôt demander à quelqu’un',
};
