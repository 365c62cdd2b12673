import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Autres comptes',
  lead: 'Importez les relevés d’autres banques pour les voir ici. Pour consultation seulement : aucun argent ne bouge.',
  back: 'Historique',
  add: 'Importer un relevé',
  name: 'Nom du compte',
  file: 'Fichier (CSV, OFX ou camt.053)',
  preview: 'Voir d’abord',
  'preview.title': 'Voici ce qui serait importé',
  'preview.new': 'Nouvelles écritures',
  'preview.known': 'Déjà présentes',
  'preview.problems': 'Illisibles',
  'problem.day_format': 'Ligne {line} : pas de date lisible',
  'problem.invalid_amount': 'Ligne {line} : pas de montant lisible',
  'problem.unknown_currency': 'Ligne {line} : pas de devise lisible',
  keep: 'Conserver ces écritures',
  kept: 'Relevé importé',
  list: 'Comptes importés',
  empty: 'Aucun pour l’instant.',
  entries: '{count} écritures',
  remove: 'Supprimer {name}',
  removed: 'Compte supprimé',
  more: 'Afficher plus',
  'issue.name': 'Donnez un nom au compte.',
  'issue.file': 'Choisissez un fichier.',
  'issue.unreadable': 'Ce fichier est illisible. Il doit être un CSV avec date et montant, OFX ou camt.053.',
  'issue.long': 'Ce fichier est trop long. Choisissez une période plus courte.',
  'issue.many': 'Vous avez le maximum de comptes. Supprimez-en un d’abord.',
  summary: 'Vérifiez votre saisie',
};
