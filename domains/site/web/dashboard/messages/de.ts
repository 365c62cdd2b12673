import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: 'Hallo, {name}',
  today: 'Heute ist der {date}.',
  'wallet.title': 'Ihre Geldbörse',
  'wallet.loading': 'Ihre Geldbörse wird geladen…',
  'wallet.open': 'Geldbörse öffnen',
  'next.title': 'Was Sie als Nächstes tun können',
  'next.add': 'Geld in Ihre Geldbörse legen',
  'next.add.text': 'In der Sandbox können Sie Spielgeld hinzufügen und alles ausprobieren.',
  'next.send': 'Jemandem Geld senden',
  'next.send.text': 'Sie brauchen den Benutzernamen und prüfen alles, bevor es abgeht.',
  'next.verify-email': 'Eine E-Mail-Adresse angeben und bestätigen',
  'next.verify-email.text': 'Sie ist Ihr zweiter Zugang, wenn das Telefon nicht zur Hand ist.',
  'next.verify-phone': 'Eine Telefonnummer angeben und bestätigen',
  'next.verify-phone.text': 'Sie ist Ihr zweiter Zugang, wenn die E-Mail nicht zur Hand ist.',
  'services.title': 'Alle Dienste',
  'services.text':
    '{open, plural, one {# Dienst ist geöffnet} other {# Dienste sind geöffnet}}. Die anderen sagen, was sie tun werden.',
  'state.open': 'Geöffnet',
  'state.not-open': 'Noch nicht eröffnet',
  'tool.fraud': 'Betrug melden und erkennen',
  'tool.not-open':
    'Dieses Werkzeug ist noch nicht eröffnet. Sie werden damit Betrug melden und sehen, was gefunden wurde.',
  'tool.unknown': 'Ein Werkzeug dieses Namens gibt es nicht.',
};
