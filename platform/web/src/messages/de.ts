import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': 'Bitte füllen Sie dieses Feld aus.',
  'issue.format': 'Bitte prüfen Sie diese Angabe: Sie hat nicht die erwartete Form.',
  'issue.too_long': 'Bitte verwenden Sie höchstens {maximum, plural, one {# Zeichen} other {# Zeichen}}.',
  'issue.too_short': 'Bitte verwenden Sie mindestens {minimum, plural, one {# Zeichen} other {# Zeichen}}.',
  'failure.unreachable':
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.internal': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  'failure.wait':
    'Das ging etwas zu schnell. Bitte versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  'failure.session_expired': 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  'failure.pin_required': 'Bitte geben Sie zuerst Ihre PIN ein.',
  'failure.profile_incomplete': 'Bitte vervollständigen Sie zuerst Ihr Profil.',
  'failure.verification_required':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse oder Telefonnummer, um darauf zuzugreifen.',
  'failure.role_required': 'Ihr Konto hat hierauf keinen Zugriff.',
  'failure.second_factor_required':
    'Bestätigen Sie Ihre Anmeldung zuerst mit Ihrer Authenticator-App oder einem Passkey.',
  'failure.not_found': 'Wir konnten nicht finden, wonach Sie suchen.',
  'failure.conflict':
    'Das hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an und wiederholen Sie den Schritt.',
  'failure.in_progress': 'Diese Anfrage wird noch bearbeitet. Bitte warten Sie einen Moment.',
  'failure.file_too_costly':
    'Diese Datei ist zu umfangreich aufgebaut. Es wurde nichts importiert. Wählen Sie einen kürzeren Zeitraum und versuchen Sie es erneut.',
  'failure.validation_failed': 'Bitte prüfen Sie Ihre Angaben.',
};
