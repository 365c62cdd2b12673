import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Einstellungen',
  lead: 'Ihr Profil, Ihre Anmeldung und wie wir mit Ihnen sprechen.',
  'list.label': 'Teile der Einstellungen',
  back: 'Alle Einstellungen',
  loading: 'Wird geladen…',
  profile: 'Profil',
  'profile.text': 'Namen, Benutzername und PIN',
  contacts: 'Kontakte',
  'contacts.text': 'E-Mail und Telefon',
  security: 'Sicherheit',
  'security.text': 'Passwort, zweiter Faktor, Passkeys, Geräte',
  preferences: 'Vorlieben',
  'preferences.text': 'Sprache, Währung, Ort und Aussehen',
  activity: 'Aktivität und Datenschutz',
  'activity.text': 'Was von Ihrem Tun aufbewahrt wird und warum',
  referral: 'Empfehlung',
  'referral.text': 'Andere einladen',
  'names.title': 'Namen',
  'names.lead': 'Andere sehen sie, wenn Sie Geld senden oder anfordern.',
  'names.save': 'Namen speichern',
  'names.saved': 'Profil gespeichert',
  'names.old': 'Ein alter Benutzername bleibt Ihrer: Geld an ihn kann auch künftig keinen Fremden erreichen.',
};
