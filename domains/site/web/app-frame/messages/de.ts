import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'nav.label': 'Dienste',
  'nav.open': 'Navigation öffnen',
  'nav.close': 'Navigation schließen',
  'nav.more': 'Mehr',
  'nav.soon': 'Noch nicht eröffnet',
  'group.you': 'Sie',
  'group.money': 'Geld',
  'group.support': 'Hilfe und Arbeit',
  'group.business': 'Unternehmen',
  'group.public': 'Öffentliche Dienste',
  'group.tools': 'Werkzeuge',
  search: 'Suchen',
  'search.title': 'Alles durchsuchen',
  'search.placeholder': 'Wohin möchten Sie?',
  'search.none': 'Nichts gefunden. Versuchen Sie ein anderes Wort.',
  'search.close': 'Schließen',
  'search.home': 'Startseite',
  'search.pages': 'Seiten',
  'search.actions': 'Aktionen',
  'account.menu': 'Ihr Konto',
  'account.settings': 'Einstellungen',
  'account.sign-out': 'Abmelden',
  'account.unnamed': 'Ihr Konto',
  'action.theme.light': 'Helles Design verwenden',
  'action.theme.dark': 'Dunkles Design verwenden',
  'action.theme.system': 'Design des Systems verwenden',
  'action.lock': 'Mit PIN sperren',
  'idle.pin.title': 'Sind Sie noch da?',
  'idle.pin.text':
    'Zu Ihrer Sicherheit fragen wir in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut nach Ihrer PIN.',
  'idle.session.title': 'Sie werden gleich abgemeldet',
  'idle.session.text':
    'Sie waren eine Weile nicht aktiv. Wir melden Sie in {seconds, plural, one {# Sekunde} other {# Sekunden}} ab.',
  'idle.stay': 'Angemeldet bleiben',
};
