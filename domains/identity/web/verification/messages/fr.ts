import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': 'Vérification requise',
  'required.text': 'L’e-mail ou le téléphone doit être vérifié pour accéder à : {resource}.',
  'required.resource': 'ce contenu',
  'required.toast': 'Vérifiez votre adresse e-mail ou votre numéro de téléphone pour accéder à ce contenu.',
  'required.email': 'E-mail',
  'required.phone': 'Téléphone',
  'required.verified': 'Vérifié',
  'required.unverified': 'Non vérifié',
  'required.guidance':
    'Un seul suffit. Demandez un nouveau message, puis ouvrez son lien ou saisissez son code.',
  'required.guidance.nothing':
    'Votre compte n’a encore ni adresse e-mail ni numéro de téléphone. Veuillez nous contacter.',
  'required.resend_email': 'Renvoyer la vérification par e-mail',
  'required.resend_phone': 'Renvoyer la vérification par téléphone',
  'required.dashboard': 'Aller au tableau de bord',
  'required.code': 'Saisissez le code à 6 chiffres envoyé à {address}.',
  'required.wait': 'Nouvelle demande possible dans {seconds} s',
  'failed.title': 'L’envoi de la vérification a échoué',
  'failed.text': 'Veuillez réessayer plus tard.',
  'restricted.title': 'Accès restreint',
  'restricted.text': 'Vous devez vous connecter pour accéder à : {resource}.',
  'restricted.sign_in': 'Se connecter',
  waiting: 'Chargement…',
  'example.title': 'Ce qui est réservé aux personnes vérifiées',
  'example.lead':
    'Certaines pages ne s’ouvrent qu’une fois l’e-mail ou le téléphone vérifié. Celle-ci montre ce que l’on voit, vous maintenant et les autres.',
  'example.you': 'Vous, en ce moment',
  'example.you.text':
    'La garde entoure cet encadré. Il s’ouvre aux personnes vérifiées et montre le chemin aux autres.',
  'example.resource': 'le document d’exemple',
  'example.open.title': 'C’est ouvert',
  'example.open': 'Votre adresse ou votre numéro est vérifié, vous pouvez donc lire ceci.',
  'example.fallback': 'Avec ses propres mots',
  'example.fallback.text': 'Une page peut mettre autre chose à la place de la carte.',
  'example.fallback.shown': 'Cette petite note reste ici tant que vous n’êtes pas vérifié.',
  'example.cards': 'Les deux cartes',
  'example.cards.text':
    'Ce que voient les personnes non connectées, et celles qui le sont sans être vérifiées. Les coordonnées sont inventées et les boutons restent inactifs.',
  'example.pin': 'Panneau d’état du PIN',
  'example.pin.text':
    'Pour celles et ceux qui construisent et testent le produit. Il est masqué sauf demande.',
  'example.pin.show': 'Afficher le panneau d’état du PIN',
};
