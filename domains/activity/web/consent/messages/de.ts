import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Ihre Daten, Ihre Entscheidung',
  lead: 'Unsere Seiten bewahren nur auf, ohne was sie nicht arbeiten können. Dürfen sie etwas mehr? Keine Werbung, nichts für andere Firmen.',
  more: 'Im Einzelnen: <cookies>Cookies und Speicher</cookies>, <privacy>Datenschutzhinweis</privacy>',
  accept: 'Zustimmen',
  reject: 'Ablehnen',
  manage: 'Selbst wählen',
  'settings.title': 'Cookie-Einstellungen',
  'settings.lead': 'Jede Kategorie ist für sich. Sie können das jederzeit ändern.',
  save: 'Meine Wahl speichern',
  close: 'Schließen, ohne zu speichern',
  objects:
    'Ihr Browser bittet, Sie nicht zu verfolgen. Wir nehmen das als Nein: Alles Freiwillige bleibt aus, bis Sie es einschalten.',
  always: 'Immer an',
  necessary: 'Notwendig',
  'necessary.text': 'Ihre Anmeldung, diese Antwort sowie Aussehen und Sprache, die Sie wählen.',
  preferences: 'Vorlieben',
  'preferences.text': 'Unser Server kennt Ihre Sprache, und Seiten kommen gleich in ihr.',
  analytics: 'Auswertung',
  'analytics.text':
    'Hält neunzig Tage lang auf unserem eigenen Server fest, welche Seiten Sie angemeldet nutzen.',
  security_location: 'Ort zur Sicherheit',
  'security_location.text':
    'Hält den ungefähren Ort einer Anmeldung fest, um Fremde zu bemerken. Auf rund zehn Kilometer.',
  marketing: 'Marketing',
  'marketing.text':
    'Neues über unsere Dienste. Noch verschicken wir nichts: Ihre Antwort wird vorerst nur aufbewahrt.',
};
