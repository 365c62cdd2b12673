import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Elige tu idioma',
  close: 'Cerrar',
  search: 'Buscar idiomas',
  'search.placeholder': 'Nombre de un idioma',
  found: '{count, plural, one {# idioma} many {# de idiomas} other {# idiomas}}',
  none: 'Ningún idioma se llama así. Prueba con su nombre en inglés.',
  full: 'Todo traducido',
  partly: 'Por ahora, en inglés',
  'partly.lead':
    'Elige el tuyo de todos modos: las fechas, los números y los importes lo siguen desde ya, y nuestros textos lo harán en cuanto los tengamos.',
  'thanks.title': 'Gracias. Lo hemos anotado.',
  'thanks.text':
    'Por ahora nuestras páginas están en {language}. Las fechas, los números y los importes ya siguen tu idioma; los textos lo harán en cuanto los tengamos.',
  'thanks.done': 'Continuar',
};
