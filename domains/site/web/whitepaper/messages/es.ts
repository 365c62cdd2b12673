import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes:
    '{count, plural, one {# minuto de lectura} many {# de minutos de lectura} other {# minutos de lectura}}',
  pdf: 'Guardar en PDF',
  print: 'Imprimir',
  kinds: 'Tres clases de cifras',
  place: 'Sección {at} de {all}',
  'search.title': 'Buscar en el documento',
  'search.show': 'Buscar en el documento',
  'search.found':
    '{count, plural, =0 {Sin resultados} one {# resultado} many {# de resultados} other {# resultados}}',
  'search.at': '{at} de {all}',
  'search.next': 'Resultado siguiente',
  'search.previous': 'Resultado anterior',
  'search.clear': 'Borrar la búsqueda',
  copy: 'Copiar el enlace a «{section}»',
  copied: 'Enlace copiado',
  read: 'Leído el {time}',
};
