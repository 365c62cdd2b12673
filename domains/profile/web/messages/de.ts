import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  resource: 'das Einrichten des Profils',
  loading: 'Ihr Profil wird geladen…',
  saved: 'Ihr Profil wird eingerichtet…',
  'failed.title': 'Ihr Profil konnte nicht geladen werden',
  'failed.text': 'Die Profildaten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  'failed.retry': 'Erneut versuchen',
  title: 'Vervollständigen Sie Ihr Profil',
  lead: 'Ein paar Angaben und eine PIN, dann ist Ihr Konto bereit.',
  'title.pin': 'Wählen Sie Ihre PIN',
  'lead.pin': 'Ihr Name liegt vor. Es fehlt nur noch die PIN.',
  'names.title': 'Wer Sie sind',
  'names.hint': 'Schreiben Sie Ihren Namen so, wie er in Ihren Papieren steht.',
  first_name: 'Vorname',
  last_name: 'Nachname',
  username: 'Benutzername',
  'username.hint':
    'Damit findet man Sie und sendet Ihnen Geld. 3 bis 30 Kleinbuchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
  'username.checking': 'Wird geprüft…',
  'username.free': '@{name} ist frei',
  'username.taken': '@{name} ist vergeben',
  'pin.title': 'Ihre PIN',
  'pin.hint':
    'Sechs Ziffern, die Sie zum Anmelden und zum Senden von Geld eingeben. Keine Reihe wie 123456, keine Wiederholung wie 111111.',
  pin: 'PIN',
  'pin.again': 'PIN wiederholen',
  submit: 'Speichern und weiter',
  who: 'Angemeldet als {who}',
  sign_out: 'Abmelden',
  'summary.title': 'Bitte prüfen Sie Ihre Eingaben',
  'issue.first_name_required': 'Bitte geben Sie Ihren Vornamen ein.',
  'issue.last_name_required': 'Bitte geben Sie Ihren Nachnamen ein.',
  'issue.name_too_long': 'Ein Name darf höchstens {maximum} Zeichen haben.',
  'issue.name_characters': 'Dieser Name enthält Zeichen, die wir nicht annehmen können.',
  'issue.username_required': 'Bitte wählen Sie einen Benutzernamen.',
  'issue.username_too_short': 'Der Benutzername braucht mindestens {minimum} Zeichen.',
  'issue.username_too_long': 'Der Benutzername darf höchstens {maximum} Zeichen haben.',
  'issue.username_characters':
    'Ein Benutzername besteht aus Kleinbuchstaben a bis z, Ziffern, Punkten, Binde- und Unterstrichen und beginnt mit einem Buchstaben oder einer Ziffer.',
  'issue.username_reserved': 'Dieser Benutzername ist reserviert. Bitte wählen Sie einen anderen.',
  'issue.username_taken': 'Jemand anderes hat diesen Benutzernamen. Bitte wählen Sie einen anderen.',
  'issue.pin_format': 'Bitte geben Sie alle 6 Ziffern der PIN ein.',
  'issue.pin_too_simple': 'Diese PIN ist leicht zu erraten. Bitte wählen Sie eine andere.',
  'issue.pins_differ': 'Die beiden PINs sind nicht gleich.',
};
