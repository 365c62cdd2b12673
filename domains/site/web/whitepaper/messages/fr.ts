import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes:
    '{count, plural, one {# minute de lecture} many {# de minutes de lecture} other {# minutes de lecture}}',
  pdf: 'Enregistrer en PDF',
  print: 'Imprimer',
  kinds: 'Trois sortes de chiffres',
  place: 'Section {at} sur {all}',
  'search.title': 'Rechercher dans ce document',
  'search.show': 'Rechercher dans ce document',
  'search.found':
    '{count, plural, =0 {Aucun résultat} one {# résultat} many {# de résultats} other {# résultats}}',
  'search.at': '{at} sur {all}',
  'search.next': 'Résultat suivant',
  'search.previous': 'Résultat précédent',
  'search.clear': 'Effacer la recherche',
  copy: 'Copier le lien vers « {section} »',
  copied: 'Lien copié',
  read: 'Relevé le {time}',
};
