import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'Mitteilungen',
  'bell.unread': 'Mitteilungen, {count, plural, one {# ungelesen} other {# ungelesen}}',
  'bell.over': '{count}+',
  'panel.title': 'Mitteilungen',
  'panel.read_all': 'Alle als gelesen markieren',
  'panel.more': 'Mehr anzeigen',
  'panel.loading': 'Mitteilungen werden geladen',
  'panel.failed': 'Die Mitteilungen konnten nicht geladen werden',
  'panel.retry': 'Erneut versuchen',
  'panel.empty.title': 'Nichts Neues',
  'panel.empty.text': 'Wenn Geld eintrifft oder etwas Sie braucht, lesen Sie es hier.',
  'item.unread': 'Ungelesen',
  'kind.money_received': '{name} hat Ihnen {amount} gesendet',
  'kind.unknown': 'Es gibt Neues in Ihrem Konto',
};
