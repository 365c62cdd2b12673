import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Wählen Sie Ihre Sprache',
  close: 'Schließen',
  search: 'Sprachen durchsuchen',
  'search.placeholder': 'Name einer Sprache',
  found: '{count, plural, one {# Sprache} other {# Sprachen}}',
  none: 'Keine Sprache heißt so. Versuchen Sie es mit dem englischen Namen.',
  full: 'Vollständig übersetzt',
  partly: 'Vorerst auf Englisch',
  'partly.lead':
    'Wählen Sie Ihre Sprache trotzdem: Daten, Zahlen und Beträge folgen ihr sofort, unsere Texte, sobald wir sie haben.',
  'thanks.title': 'Vielen Dank. Wir haben es vermerkt.',
  'thanks.text':
    'Unsere Seiten sind vorerst auf {language}. Daten, Zahlen und Beträge folgen Ihrer Sprache schon jetzt, die Texte, sobald wir sie haben.',
  'thanks.done': 'Weiter',
};
