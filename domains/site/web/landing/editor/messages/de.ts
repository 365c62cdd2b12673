import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: 'Diese Folie bearbeiten',
  title: 'Texte der Folie {number}',
  language: 'Wer in dieser Sprache liest, sieht sie binnen einer Minute.',
  'field.badgeText': 'Marke',
  'field.title': 'Überschrift',
  'field.subtitle': 'Unterzeile',
  'field.description': 'Beschreibung',
  'field.primaryButtonText': 'Erste Schaltfläche',
  'field.secondaryButtonText': 'Zweite Schaltfläche',
  save: 'Speichern',
  cancel: 'Abbrechen',
  changed:
    'Jemand hat diese Folie inzwischen geändert. Schließen und öffnen Sie sie erneut, um die neuen Texte zu sehen.',
  plain: 'Bitte nur einfachen Text: keine Auszeichnung, keine unsichtbaren Zeichen.',
  loading: 'Die Folie wird geladen…',
  problems: 'Bitte prüfen Sie diese Felder',
  retry: 'Erneut versuchen',
};
