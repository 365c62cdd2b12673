import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Choisissez votre langue',
  close: 'Fermer',
  search: 'Rechercher une langue',
  'search.placeholder': 'Nom d’une langue',
  found: '{count, plural, one {# langue} many {# de langues} other {# langues}}',
  none: 'Aucune langue ne porte ce nom. Essayez son nom anglais.',
  full: 'Entièrement traduit',
  partly: 'En anglais pour l’instant',
  'partly.lead':
    'Choisissez tout de même la vôtre : les dates, les nombres et les montants la suivent aussitôt, et nos textes le feront dès que nous les aurons.',
  'thanks.title': 'Merci. C’est noté.',
  'thanks.text':
    'Nos pages sont pour l’instant en {language}. Les dates, les nombres et les montants suivent déjà votre langue ; les textes le feront dès que nous les aurons.',
  'thanks.done': 'Continuer',
};
