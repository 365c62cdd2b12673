import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  resource: 'la création du profil',
  loading: 'Chargement de votre profil…',
  saved: 'Préparation de votre profil…',
  'failed.title': 'Votre profil n’a pas pu être chargé',
  'failed.text': 'Les informations du profil n’ont pas pu être chargées. Veuillez réessayer.',
  'failed.retry': 'Réessayer',
  title: 'Complétez votre profil',
  lead: 'Quelques informations, un PIN, et votre compte est prêt.',
  'title.pin': 'Choisissez votre PIN',
  'lead.pin': 'Votre nom est enregistré. Il ne manque que le PIN.',
  'names.title': 'Qui vous êtes',
  'names.hint': 'Écrivez votre nom tel qu’il figure sur vos papiers.',
  first_name: 'Prénom',
  last_name: 'Nom',
  username: 'Nom d’utilisateur',
  'username.hint':
    'On vous trouve et on vous envoie de l’argent grâce à lui. De 3 à 30 minuscules, chiffres, points, tirets ou tirets bas.',
  'username.checking': 'Vérification…',
  'username.free': '@{name} est libre',
  'username.taken': '@{name} est déjà pris',
  'pin.title': 'Votre PIN',
  'pin.hint':
    'Six chiffres à saisir pour vous connecter et envoyer de l’argent. Pas de suite comme 123456, pas de répétition comme 111111.',
  pin: 'PIN',
  'pin.again': 'PIN, encore une fois',
  submit: 'Enregistrer et continuer',
  who: 'Connecté : {who}',
  sign_out: 'Se déconnecter',
  'summary.title': 'Veuillez vérifier votre saisie',
  'issue.first_name_required': 'Veuillez saisir votre prénom.',
  'issue.last_name_required': 'Veuillez saisir votre nom.',
  'issue.name_too_long': 'Un nom compte au plus {maximum} caractères.',
  'issue.name_characters': 'Ce nom contient des caractères que nous ne pouvons pas accepter.',
  'issue.username_required': 'Veuillez choisir un nom d’utilisateur.',
  'issue.username_too_short': 'Le nom d’utilisateur compte au moins {minimum} caractères.',
  'issue.username_too_long': 'Le nom d’utilisateur compte au plus {maximum} caractères.',
  'issue.username_characters':
    'Un nom d’utilisateur se compose de minuscules de a à z, de chiffres, points, tirets et tirets bas, et commence par une lettre ou un chiffre.',
  'issue.username_reserved': 'Ce nom d’utilisateur est réservé. Veuillez en choisir un autre.',
  'issue.username_taken': 'Quelqu’un d’autre a ce nom d’utilisateur. Veuillez en choisir un autre.',
  'issue.pin_format': 'Veuillez saisir les 6 chiffres du PIN.',
  'issue.pin_too_simple': 'Ce PIN est facile à deviner. Veuillez en choisir un autre.',
  'issue.pins_differ': 'Les deux PIN ne sont pas identiques.',
};
