import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': 'Bestätigung erforderlich',
  'required.text': 'E-Mail oder Telefon muss bestätigt sein, um Zugang zu erhalten: {resource}.',
  'required.resource': 'dieser Inhalt',
  'required.toast':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse oder Telefonnummer, um diesen Inhalt zu öffnen.',
  'required.email': 'E-Mail',
  'required.phone': 'Telefon',
  'required.verified': 'Bestätigt',
  'required.unverified': 'Nicht bestätigt',
  'required.guidance':
    'Eines von beiden genügt. Fordern Sie eine neue Nachricht an und öffnen Sie den Link oder geben Sie den Code ein.',
  'required.guidance.nothing':
    'Ihr Konto hat noch weder E-Mail-Adresse noch Telefonnummer. Bitte wenden Sie sich an uns.',
  'required.resend_email': 'Bestätigung per E-Mail erneut senden',
  'required.resend_phone': 'Bestätigung per Telefon erneut senden',
  'required.dashboard': 'Zur Übersicht',
  'required.code': 'Geben Sie den 6-stelligen Code ein, den wir an {address} gesendet haben.',
  'required.wait': 'Erneut anfordern in {seconds} s',
  'failed.title': 'Bestätigung konnte nicht gesendet werden',
  'failed.text': 'Bitte versuchen Sie es später erneut.',
  'restricted.title': 'Zugang eingeschränkt',
  'restricted.text': 'Sie müssen angemeldet sein, um Zugang zu erhalten: {resource}.',
  'restricted.sign_in': 'Anmelden',
  waiting: 'Wird geladen…',
  'example.title': 'Was bestätigten Personen vorbehalten ist',
  'example.lead':
    'Manche Seiten öffnen sich erst, wenn eine E-Mail-Adresse oder Telefonnummer bestätigt ist. Diese zeigt, wie das aussieht, für Sie jetzt und für alle anderen.',
  'example.you': 'So wie Sie jetzt sind',
  'example.you.text':
    'Der Wächter steht um dieses Feld. Es öffnet sich für bestätigte Personen und zeigt allen anderen den Weg.',
  'example.resource': 'das Musterdokument',
  'example.open.title': 'Es ist offen',
  'example.open': 'Ihre Adresse oder Nummer ist bestätigt, darum können Sie dies lesen.',
  'example.fallback': 'Mit eigenen Worten',
  'example.fallback.text': 'Eine Seite kann etwas anderes an die Stelle der Karte setzen.',
  'example.fallback.shown': 'Diese kurze Notiz steht hier, bis Sie bestätigt sind.',
  'example.cards': 'Die beiden Karten',
  'example.cards.text':
    'Was Personen sehen, die nicht angemeldet sind, und solche, die angemeldet, aber nicht bestätigt sind. Die Angaben sind erfunden, die Knöpfe tun nichts.',
  'example.pin': 'PIN-Statusfeld',
  'example.pin.text':
    'Für Menschen, die das Produkt bauen und prüfen. Es ist verborgen, bis man es verlangt.',
  'example.pin.show': 'PIN-Statusfeld anzeigen',
};
