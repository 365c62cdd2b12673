import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: 'Je ne suis pas un robot',
  verified: 'Vérifié',
  verifying: 'Vérification…',
  required: 'Vérification requise !',
  error: 'La vérification a échoué. Réessayez plus tard.',
  expired: 'La vérification a expiré. Réessayez.',
  wait: 'Vérification en cours… veuillez patienter.',
  enter_code: 'Saisissez le code',
  'enter_code.heard': 'Saisissez le code que vous entendez. Appuyez sur Espace pour lire le son.',
  audio: 'Obtenir un défi audio',
  loading: 'Chargement…',
  reload: 'Recharger',
  verify: 'Vérifier',
  server_responded: 'Le serveur a répondu {status}.',
  spam: 'Le filtre antispam a rendu un avis négatif.',
  'gate.title': 'Êtes-vous une personne ?',
  'gate.text': 'Tapez les chiffres que vous voyez, ou faites-les lire à voix haute.',
  'gate.cancel': 'Annuler',
};
