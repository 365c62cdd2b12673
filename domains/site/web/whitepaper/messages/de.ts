import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes: '{count, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}',
  pdf: 'Als PDF speichern',
  print: 'Drucken',
  kinds: 'Drei Arten von Zahlen',
  place: 'Abschnitt {at} von {all}',
  'search.title': 'Im Dokument suchen',
  'search.show': 'Im Dokument suchen',
  'search.found': '{count, plural, =0 {Nichts gefunden} one {# Fundstelle} other {# Fundstellen}}',
  'search.at': '{at} von {all}',
  'search.next': 'Nächste Fundstelle',
  'search.previous': 'Vorige Fundstelle',
  'search.clear': 'Suche löschen',
  copy: 'Link zu „{section}“ kopieren',
  copied: 'Link kopiert',
  read: 'Abgelesen am {time}',
};
