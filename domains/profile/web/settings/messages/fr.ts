import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Paramètres',
  lead: 'Votre profil, votre connexion et la façon dont nous vous parlons.',
  'list.label': 'Parties des paramètres',
  back: 'Tous les paramètres',
  loading: 'Chargement…',
  profile: 'Profil',
  'profile.text': 'Noms, nom d’utilisateur et PIN',
  contacts: 'Contacts',
  'contacts.text': 'E-mail et téléphone',
  security: 'Sécurité',
  'security.text': 'Mot de passe, second facteur, clés d’accès, appareils',
  preferences: 'Préférences',
  'preferences.text': 'Langue, devise, lieu et apparence',
  activity: 'Activité et vie privée',
  'activity.text': 'Ce qui est gardé de vos actes, et pourquoi',
  referral: 'Parrainage',
  'referral.text': 'Invitez d’autres personnes',
  'names.title': 'Noms',
  'names.lead': 'Les autres les voient quand vous envoyez ou demandez de l’argent.',
  'names.save': 'Enregistrer les noms',
  'names.saved': 'Profil enregistré',
  'names.old':
    'Un ancien nom d’utilisateur reste le vôtre : l’argent qui lui est envoyé ne peut pas atteindre un inconnu.',
};
