import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'tools.title': 'Les outils essentiels de la plateforme',
  'tools.text': 'Tout ce qu’il faut à un foyer, une entreprise ou un ministère pour gérer son argent.',
  'tool.wallet':
    'Gardez, recevez et envoyez des JVD et neuf autres monnaies, avec un reçu pour chaque mouvement.',
  'tool.credit': 'Votre rapport en langage clair, et un moyen de contester ce qui est faux.',
  'tool.debt': 'Chaque dette, plan et offre au même endroit, avec des progrès visibles.',
  'tool.grants': 'De 2 000 $ pour un particulier à 10 M$ pour un gouvernement, avec un seul formulaire.',
  'tool.registration': 'Enregistrez, vérifiez et référencez une entreprise dans un seul formulaire guidé.',
  'tool.capital-market': 'Émettez et échangez des jetons d’entreprise selon les mêmes règles.',
  'ai.title': 'Services d’IA à la une',
  'ai.text': 'Des agents qui rédigent, vérifient et expliquent. Vous approuvez chaque étape.',
  'ai.writer': 'Rédacteur de demandes',
  'ai.writer.text': 'Transforme vos notes en dossier complet.',
  'ai.checker': 'Contrôleur de conformité',
  'ai.checker.text': 'Lit les dossiers et liste ce qui manque.',
  'ai.fraud': 'Veille antifraude',
  'ai.fraud.text': 'Explique chaque alerte et ce qu’il faut faire ensuite.',
  'banks.subnational': 'Banques infranationales',
  'banks.subnational.text':
    'Une banque régionale pour les États, les provinces et les villes, reliée à une même couche de règlement.',
  'banks.subnational.open': 'Commencer',
  'banks.reserve': 'Banques de réserve',
  'banks.reserve.text':
    'Détenez, émettez et remboursez des réserves, et montrez au public ce qui les garantit.',
  'banks.reserve.open': 'Découvrir les réserves',
  'payments.title': 'Infrastructure universelle de paiement',
  'payments.text':
    'Envoyez dans une monnaie, faites arriver dans une autre. Le routeur compare les chemins possibles et montre les frais et l’arrivée avant votre confirmation.',
  'payments.step.quote': 'Vous dites ce qui doit arriver',
  'payments.step.quote.text': 'Montant, monnaie et personne. Rien d’autre.',
  'payments.step.route': 'Le routeur choisit le chemin',
  'payments.step.route.text':
    'Coût, délai et fiabilité de chaque chemin sont pesés, et la raison est montrée.',
  'payments.step.settle': 'Le grand livre règle',
  'payments.step.settle.text': 'Dans EGCR, l’argent arrive aussitôt et sans frais.',
  'systems.title': 'Trois systèmes d’exploitation, un grand livre',
  'systems.economic': 'Pour les entreprises et les marchés : enregistrement, paiements, jetons, capital.',
  'systems.gov':
    'Pour les ministères et les régions : fonds publics, programmes de dette, paiements aux citoyens.',
  'systems.civic': 'Pour les ONG et les institutions : subventions, programmes, comptes ouverts.',
  'systems.jvd': 'Les trois règlent dans le cadre monétaire EGCR et dans son jeton, le JVD.',
  'features.title': 'Atouts de la plateforme',
  'feature.languages': 'Dix langues',
  'feature.rtl': 'Lecture de droite à gauche',
  'feature.dark': 'Clair et sombre',
  'feature.keyboard': 'Le clavier d’abord',
  'feature.print': 'Des reçus qui s’impriment bien',
  'feature.ledger': 'Grand livre en partie double',
  'feature.pin': 'Mot de passe et code PIN',
  'feature.api': 'Une API ouverte',
  tagline: 'Un compte. Tous les services. Des livres ouverts.',
  'start.title': 'Prêt à commencer ?',
  'start.text': 'Parlez-nous de votre foyer, de votre entreprise ou de votre pays.',
  'start.open': 'Nous contacter',
};
