import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': 'Veuillez remplir ce champ.',
  'issue.format': 'Veuillez vérifier cette saisie : elle n’a pas la forme attendue.',
  'issue.too_long':
    'Veuillez utiliser au plus {maximum, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
  'issue.too_short':
    'Veuillez utiliser au moins {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
  'failure.unreachable': 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  'failure.internal': 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.',
  'failure.wait':
    'C’était un peu trop rapide. Veuillez réessayer dans {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
  'failure.session_expired': 'Votre session est terminée. Veuillez vous reconnecter.',
  'failure.pin_required': 'Veuillez d’abord saisir votre PIN.',
  'failure.profile_incomplete': 'Veuillez d’abord compléter votre profil.',
  'failure.verification_required':
    'Veuillez vérifier votre adresse e-mail ou votre téléphone pour accéder à ce contenu.',
  'failure.role_required': 'Votre compte n’y a pas accès.',
  'failure.second_factor_required':
    'Confirmez d’abord votre connexion avec votre application d’authentification ou une clé d’accès.',
  'failure.not_found': 'Nous n’avons pas trouvé ce que vous cherchez.',
  'failure.conflict': 'Ces données ont changé entre-temps. Veuillez les revoir, puis recommencer.',
  'failure.in_progress': 'Cette demande est encore en cours de traitement. Veuillez patienter un instant.',
  'failure.file_too_costly':
    'Ce fichier est trop complexe à lire. Rien n’a été importé. Choisissez une période plus courte et réessayez.',
  'failure.validation_failed': 'Veuillez vérifier votre saisie.',
};
