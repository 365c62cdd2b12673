import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  eyebrow: 'Sicherheit',
  title: 'Was Sie schützt und wie Sie es prüfen',
  lead: 'Wir zeigen lieber, als zu versichern: was gebaut ist, was Sie selbst prüfen können und was noch fehlt.',
  how: 'Wie Sie geschützt sind',
  money: 'Geld',
  'money.text':
    'Ein Hauptbuch mit doppelter Buchung: Jede Bewegung hat zwei Seiten, und niemand kann sie ändern oder löschen. Jede bekommt ihren Platz in einem versiegelten Protokoll. Geld geht nur mit frischer PIN hinaus, und Sie können Ihre Geldbörse jederzeit sperren.',
  sessions: 'Sitzungen',
  'sessions.text':
    'Zehn Minuten ohne Aktivität beenden eine Sitzung, auf dem Server und nicht nur am Bildschirm. Die PIN schließt nach fünf. Sie sehen jede Sitzung mit ihrem Gerät und können sie beenden.',
  factors: 'Passwort, PIN, zweiter Faktor',
  'factors.text':
    'Passwörter und PINs liegen nur als Hashwerte vor. Fehlversuche werden vor dem Vergleich gezählt und sperren. Wer mehr will, nutzt eine Authenticator-App oder Passkeys.',
  data: 'Daten',
  'data.text':
    'Jeder Aufruf wird auf dem Server geprüft: Fremdes sieht aus, als gäbe es das nicht. Die Seite lädt nichts von anderen Firmen, und kein Cookie verfolgt Sie.',
  staff: 'Mitarbeitende',
  'staff.text':
    'Kein Konto bringt Macht mit. Was eine Rolle erlaubt, verlangt einen zweiten Faktor, und was Mitarbeitende tun, steht in einem Protokoll, das sie nicht leeren können.',
  browser: 'In Ihrem Browser',
  'browser.text':
    'Eine strenge Inhaltsrichtlinie lässt nur unseren Code laufen; andere Seiten können diese weder einbetten noch in Ihrem Namen handeln. Was Links aus E-Mails mitbringen, verschwindet sofort aus der Adresse.',
  check: 'Was Sie selbst prüfen können',
  'check.text': 'Nichts davon braucht ein Konto oder unser Wort.',
  'check.receipt': 'Einen Beleg prüfen',
  'check.receipt.text':
    'Ihr eigener Browser rechnet nach, ob eine Überweisung im versiegelten Protokoll steht und ob sie verändert wurde.',
  'check.reference': 'API-Referenz',
  'check.reference.text':
    'Jeder Aufruf: wer ihn machen darf, ob er eine PIN verlangt und was er ablehnt. Auf Englisch.',
  'check.texts': 'Rechtliche Dokumente',
  'check.texts.text': 'Jede Fassung hat eine Prüfsumme; ältere und jedes geänderte Wort bleiben lesbar.',
  'check.contact': 'security.txt',
  'check.contact.text': 'Wohin man meldet, in der Form, die Programme lesen (RFC 9116).',
  missing: 'Was fehlt',
  'missing.bank':
    'EGCR ist kein staatliches Register, keine zugelassene Bank und keine Einlagensicherung; niemand versichert hier ein Guthaben.',
  'missing.audit':
    'Noch hat keine unabhängige Firma sie geprüft oder angegriffen. Die Tests hinter diesen Aussagen sind unsere eigenen.',
  'missing.storage':
    'Das Anmelde-Token liegt im Speicher Ihres Browsers. Eine strenge Richtlinie, fünfzehn Minuten Lebensdauer und die PIN stehen davor.',
  'missing.identity': 'Ausweise und Sanktionslisten werden in dieser Fassung nicht geprüft.',
  report: 'Eine Lücke melden',
  'report.write':
    'Schreiben Sie uns in einer unserer Sprachen: was Sie getan haben, was geschah, was Sie erwartet hätten.',
  'report.own': 'Nutzen Sie eigene Konten; lesen, ändern und beschädigen Sie nichts von anderen.',
  'report.wait': 'Sagen Sie es niemandem, bis es behoben ist; wir geben Ihnen Bescheid.',
  'report.answer':
    'Wir wollen in drei Arbeitstagen antworten und gehen gegen Forschung, die sich daran hält, nicht rechtlich vor.',
  'report.link': 'Eine Lücke melden',
  bounty: 'Es gibt keine Prämie',
  'bounty.text':
    'Wir zahlen nichts für Meldungen. Sie haben unseren Dank und, wenn Sie möchten, Ihren Namen in den Hinweisen zur Version.',
};
