import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    'Un compte pour travail, argent et services publics. Ouverts : portefeuille, paiements en JVD et neuf autres monnaies. À venir : subventions, crédit, emploi, entreprises.',
  legals:
    'Conditions, confidentialité, cookies et tous les autres documents juridiques d’EGCR, avec leurs versions, ce qui a changé et une page à imprimer.',
  whitepaper:
    'Le cadre EGCR du début à la fin : sa monnaie, sa réserve, ses fonds et ses garde-fous, chaque chiffre étant marqué affirmation, objectif ou mesure.',
  'benefits-individuals':
    'Ce qu’EGCR apporte à une personne : un compte en JVD, un travail payé, du crédit, des subventions et des services publics, avec un calculateur pour vos chiffres.',
  'benefits-businesses':
    'Ce qu’EGCR apporte à une entreprise : encaissement, recrutement, crédit et fonds, immatriculation et marchés, avec un calculateur pour vos chiffres.',
  'benefits-governments':
    'Ce qu’EGCR apporte à un gouvernement : subventions, résolution de la dette, emploi et services publics, avec un calculateur pour vos chiffres.',
  'benefits-organizations':
    'Ce qu’EGCR apporte aux ONG et aux institutions : fonds, programmes, paiements et rapports, avec un calculateur pour vos chiffres.',
  security:
    'Comment EGCR protège les comptes et l’argent : connexion, PIN, grand livre scellé, chiffrement, et comment nous signaler une faille.',
  contact:
    'Écrivez à EGCR au sujet de votre compte, d’un paiement, d’un partenariat ou de la presse, et suivez votre message.',
  auth: 'Connectez-vous à EGCR ou créez un compte par e-mail, par téléphone ou avec une clé d’accès.',
  'verification-example':
    'À quoi ressemble la vérification d’un compte EGCR, étape par étape, avec des données inventées.',
  verify: 'Vérifiez un reçu d’EGCR : s’il figure dans le grand livre scellé, et quand il y a été inscrit.',
  'not-found': 'Il n’y a pas de page à cette adresse d’EGCR.',
  script:
    'Les menus, les formulaires et les chiffres en direct de cette page ont besoin de JavaScript. L’API est décrite sur /api/reference.',
};
