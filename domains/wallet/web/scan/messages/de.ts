import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Code scannen',
  lead: 'Halten Sie die Kamera auf einen Zahlungscode. Sie sehen, wer was bekommt, bevor etwas abgeht.',
  start: 'Kamera verwenden',
  stop: 'Kamera ausschalten',
  picture: 'Bild auswählen',
  'picture.hint': 'Ein Foto oder Bildschirmfoto mit einem Code. Es bleibt auf diesem Gerät.',
  view: 'Kamerabild',
  looking: 'Code wird gesucht',
  'refused.title': 'Die Kamera darf nicht verwendet werden',
  'refused.text': 'Erlauben Sie es in den Einstellungen des Browsers, oder wählen Sie ein Bild des Codes.',
  'absent.title': 'Hier ist keine Kamera',
  'unknown.title': 'Das ist keiner unserer Zahlungscodes',
  'unknown.text': 'Zu Ihrer Sicherheit öffnen wir nichts anderes.',
  'none.title': 'Kein Code gefunden',
  'none.text': 'Versuchen Sie ein schärferes Bild mit dem ganzen Code.',
  'receive.title': 'Geld empfangen',
  'receive.lead': 'Zeigen Sie den Code oder senden Sie den Link. Das Geld kommt sofort an.',
  'receive.qr': 'QR-Code, um Sie zu bezahlen',
  'receive.amount': 'Betrag',
  'receive.amount.hint': 'Bleibt er leer, bestimmt ihn, wer zahlt.',
  'receive.note': 'Notiz',
  'receive.share': 'Teilen',
  'receive.request': 'Lieber jemanden um Geld bitten',
};
