import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Votre vie privée, votre choix',
  lead: 'Nos pages ne gardent que ce sans quoi elles ne peuvent fonctionner. Nous permettez-vous un peu plus ? Pas de publicité, rien pour d’autres entreprises.',
  more: 'En détail : <cookies>cookies et stockage</cookies>, <privacy>notice de confidentialité</privacy>',
  accept: 'Accepter',
  reject: 'Refuser',
  manage: 'Choisir moi-même',
  'settings.title': 'Paramètres des cookies',
  'settings.lead': 'Chaque catégorie est séparée. Vous pouvez changer d’avis à tout moment.',
  save: 'Enregistrer mon choix',
  close: 'Fermer sans enregistrer',
  objects:
    'Votre navigateur demande de ne pas être suivi. Nous y voyons un refus : tout ce qui est facultatif reste désactivé, sauf si vous l’activez.',
  always: 'Toujours actif',
  necessary: 'Nécessaire',
  'necessary.text': 'Votre session, cette réponse, ainsi que l’aspect et la langue que vous choisissez.',
  preferences: 'Préférences',
  'preferences.text': 'Notre serveur connaît votre langue, et les pages arrivent aussitôt dans celle-ci.',
  analytics: 'Mesure',
  'analytics.text':
    'Note les pages que vous utilisez une fois connecté, sur notre propre serveur, pendant quatre-vingt-dix jours.',
  security_location: 'Lieu de sécurité',
  'security_location.text':
    'Note le lieu approximatif d’une connexion, pour remarquer un accès étranger. À une dizaine de kilomètres près.',
  marketing: 'Marketing',
  'marketing.text':
    'Des nouvelles de nos services. Nous n’en envoyons pas encore : pour l’instant, votre réponse est seulement conservée.',
};
