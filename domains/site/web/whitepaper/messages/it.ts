import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes:
    '{count, plural, one {# minuto di lettura} many {# di minuti di lettura} other {# minuti di lettura}}',
  pdf: 'Salva in PDF',
  print: 'Stampa',
  kinds: 'Tre tipi di cifre',
  place: 'Sezione {at} di {all}',
  'search.title': 'Cerca nel documento',
  'search.show': 'Cerca nel documento',
  'search.found':
    '{count, plural, =0 {Nessun risultato} one {# risultato} many {# di risultati} other {# risultati}}',
  'search.at': '{at} di {all}',
  'search.next': 'Risultato successivo',
  'search.previous': 'Risultato precedente',
  'search.clear': 'Cancella la ricerca',
  copy: 'Copia il link a «{section}»',
  copied: 'Link copiato',
  read: 'Rilevato il {time}',
};
