import type { IdentityMessages } from './types.ts';

export const de: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      heading: 'Willkommen bei EGCR',
      text: 'Bestätigen Sie diese E-Mail-Adresse, dann ist Ihr Konto bereit.',
      button: 'E-Mail-Adresse bestätigen',
    },
    email_signin: {
      subject: 'Ihr Anmeldelink',
      heading: 'Bei EGCR anmelden',
      text: 'Öffnen Sie den Link auf dem Gerät, auf dem Sie sich anmelden möchten.',
      button: 'Anmelden',
    },
    recovery: {
      subject: 'Passwort zurücksetzen',
      heading: 'Wählen Sie ein neues Passwort',
      text: 'Jemand, vermutlich Sie selbst, möchte das Passwort Ihres Kontos zurücksetzen.',
      button: 'Passwort zurücksetzen',
    },
    pin_reset: {
      subject: 'PIN zurücksetzen',
      heading: 'Wählen Sie eine neue PIN',
      text: 'Öffnen Sie den Link auf Ihrem gewohnten Gerät. Wir fragen Sie auch nach Ihrem Passwort.',
      button: 'PIN zurücksetzen',
    },
    email_change_current: {
      subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      heading: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      text: 'Für Ihr Konto wurde eine neue E-Mail-Adresse angefragt. Bestätigen Sie hier und an der neuen Adresse; bis dahin ändert sich nichts.',
      button: 'Änderung bestätigen',
    },
    email_change_new: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      text: 'Bestätigen Sie, dass Ihr Konto ab jetzt diese E-Mail-Adresse verwenden darf.',
      button: 'Adresse bestätigen',
    },
    invite: {
      subject: 'Sie sind zu EGCR eingeladen',
      heading: 'Sie sind zu EGCR eingeladen',
      text: 'Jemand hat ein Konto für Sie angelegt. Nehmen Sie die Einladung an und wählen Sie ein Passwort.',
      button: 'Einladung annehmen',
    },
  },
  undoMails: {
    email: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      text: 'Diese Adresse gehört nicht mehr zu Ihrem Konto. Wenn Sie das nicht waren, holen Sie das Konto zurück: Die alte Adresse gilt wieder, und alle werden abgemeldet.',
      button: 'Änderung rückgängig machen',
    },
    phone: {
      subject: 'Ihre Telefonnummer wurde geändert',
      heading: 'Ihre Telefonnummer wurde geändert',
      text: 'Ihr Konto hat jetzt eine andere Telefonnummer. Wenn Sie das nicht waren, holen Sie das Konto zurück: Die alte Nummer gilt wieder, und alle werden abgemeldet.',
      button: 'Änderung rückgängig machen',
    },
  },
  reauthentication: {
    subject: 'Ihr Bestätigungscode',
    heading: 'Bestätigen Sie, dass Sie es sind',
    text: 'Geben Sie diesen Code dort ein, wo Sie danach gefragt wurden.',
  },
  notices: {
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      text: 'Ihre anderen Browser und Geräte wurden abgemeldet.',
    },
    pin_changed: {
      subject: 'Ihre PIN wurde geändert',
      heading: 'Ihre PIN wurde geändert',
      text: 'Ab jetzt öffnet nur noch die neue PIN Ihre Geldbörse.',
    },
    pin_locked: {
      subject: 'Zu viele falsche PINs',
      heading: 'Wir haben Sie überall abgemeldet',
      text: 'Ihre PIN wurde heute zu oft falsch eingegeben. Melden Sie sich neu an und setzen Sie die PIN zurück.',
    },
    account_exists: {
      subject: 'Sie haben bereits ein Konto',
      heading: 'Sie haben bereits ein Konto',
      text: 'Jemand wollte sich mit dieser E-Mail-Adresse registrieren. Melden Sie sich wie gewohnt an, oder setzen Sie Ihr Passwort zurück, wenn Sie es vergessen haben.',
    },
    email_changed: {
      subject: 'Das ist jetzt Ihre E-Mail-Adresse',
      heading: 'Das ist jetzt Ihre E-Mail-Adresse',
      text: 'Ab jetzt schreiben wir an diese Adresse, und Sie melden sich mit ihr an.',
    },
    contact_reverted: {
      subject: 'Ihre alte Adresse gilt wieder',
      heading: 'Ihre alte Adresse gilt wieder',
      text: 'Die Änderung wurde rückgängig gemacht, und alle wurden abgemeldet. Wählen Sie ein neues Passwort, bevor Sie weitermachen.',
    },
    factor_added: {
      subject: 'Eine Authenticator-App wurde hinzugefügt',
      heading: 'Eine Authenticator-App wurde hinzugefügt',
      text: 'Ab jetzt kann Ihr Konto nach einem Code dieser App fragen.',
    },
    factor_removed: {
      subject: 'Eine Authenticator-App wurde entfernt',
      heading: 'Eine Authenticator-App wurde entfernt',
      text: 'Ihr Konto fragt nicht mehr nach den Codes dieser App.',
    },
    recovery_codes_made: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      heading: 'Sie haben neue Wiederherstellungscodes',
      text: 'Ältere Wiederherstellungscodes gelten nicht mehr. Bewahren Sie die neuen sicher auf.',
    },
    recovery_code_used: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      heading: 'Ein Wiederherstellungscode wurde benutzt',
      text: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. Er gilt kein zweites Mal.',
    },
    passkey_added: {
      subject: 'Ein Passkey wurde hinzugefügt',
      heading: 'Ein Passkey wurde hinzugefügt',
      text: 'Ab jetzt meldet dieser Passkey in Ihrem Konto an.',
    },
    passkey_removed: {
      subject: 'Ein Passkey wurde entfernt',
      heading: 'Ein Passkey wurde entfernt',
      text: 'Dieser Passkey meldet nicht mehr in Ihrem Konto an.',
    },
    session_reused: {
      subject: 'Wir haben eine Ihrer Sitzungen beendet',
      heading: 'Wir haben eine Ihrer Sitzungen beendet',
      text: 'Anmeldedaten einer Ihrer Sitzungen wurden zweimal verwendet. Möglicherweise wurden sie kopiert. Wir haben diese Sitzung beendet. Melden Sie sich neu an.',
    },
    new_device: {
      subject: 'Neue Anmeldung in Ihrem Konto',
      heading: 'Neue Anmeldung in Ihrem Konto',
      text: 'Ihr Konto wurde in einem Browser oder auf einem Gerät geöffnet, das wir noch nicht kennen.',
    },
    staff_invitation: {
      subject: 'Sie haben eine Mitarbeiterrolle bei EGCR',
      heading: 'Fügen Sie Ihren zweiten Faktor hinzu',
      text: 'Ihr Konto kann für EGCR handeln, sobald es einen zweiten Faktor hat. Öffnen Sie die Sicherheitseinstellungen, fügen Sie eine Authenticator-App oder einen Passkey hinzu und geben Sie diese Einladung ein, wenn Sie danach gefragt werden. Sie gilt einmal, 24 Stunden lang: {token}',
    },
    money_held: {
      subject: '24 Stunden lang verlässt kein Geld Ihre Geldbörse',
      heading: 'Ihr Geld wird 24 Stunden festgehalten',
      text: 'Ihr Passwort, Ihre PIN oder ein Kontakt wurde neu gesetzt. Darum verlässt 24 Stunden lang kein Geld Ihre Geldbörse. Früher beenden Sie das in den Einstellungen, mit Ihrem anderen Kontakt oder einem zweiten Faktor. Waren Sie das nicht? Schreiben Sie uns jetzt.',
    },
    money_released: {
      subject: 'Ihr Geld ist wieder frei',
      heading: 'Ihr Geld ist wieder frei',
      text: 'Sie haben bestätigt, dass Sie es waren. Geld kann Ihre Geldbörse wieder verlassen.',
    },
    roles_changed: {
      subject: 'Jemandes Rollen haben sich geändert',
      heading: 'Jemandes Rollen haben sich geändert',
      text: 'Jemand hat eine Rolle erhalten oder verloren, die für EGCR handelt. Das Protokoll in der Superadmin-Aufsicht sagt, wer. Hat das niemand von Ihnen gewollt, handeln Sie sofort.',
    },
    proposal_waiting: {
      subject: 'Ein Vorschlag wartet auf eine zweite Person',
      heading: 'Ein Vorschlag wartet auf eine zweite Person',
      text: 'Eine Person mit Superadmin-Rechten hat etwas vorgeschlagen, wofür es zwei braucht. Lesen Sie es in der Superadmin-Aufsicht und stimmen Sie zu oder lehnen Sie ab. Bis eine andere Person entscheidet, geschieht nichts.',
    },
    sms_stopped: {
      subject: 'Der Versand von SMS wurde angehalten',
      heading: 'Der Versand von SMS wurde angehalten',
      text: 'Zu viele Codes gingen in ein Land oder insgesamt hinaus, oder kaum einer wurde eingegeben. Bis zum Ende der Stunde oder des Tages wird dorthin nichts mehr gesendet. Das Protokoll in der Superadmin-Aufsicht sagt, wohin.',
    },
  },
  mail: {
    undoValidity: 'Gilt einmal, {hours} Stunden lang.',
    codeLabel: 'Oder geben Sie diesen Code ein:',
    validity: 'Gilt einmal, {minutes} Minuten lang.',
    notAsked: 'Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun.',
    notYou: 'Wenn Sie das nicht waren, setzen Sie sofort Ihr Passwort zurück.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} bestätigt Ihr EGCR-Konto. Der Code gilt {minutes} Minuten.',
    code: '{code} ist Ihr EGCR-Code. Er gilt {minutes} Minuten.',
    pinReset:
      '{code} erlaubt das Zurücksetzen Ihrer EGCR-PIN. Gilt {minutes} Minuten. Geben Sie ihn nie weiter.',
    phoneChange: '{code} bestätigt diese Nummer für Ihr EGCR-Konto. Der Code gilt {minutes} Minuten.',
    phoneChanged:
      'Die Telefonnummer Ihres EGCR-Kontos wurde geändert. Waren Sie das nicht? Rückgängig machen, {hours} Stunden lang: {link}',
    moneyHeld:
      'EGCR: Ihr Passwort, Ihre PIN oder ein Kontakt wurde neu gesetzt. 24 Stunden lang verlässt kein Geld Ihre Geldbörse. Waren Sie das nicht? Schreiben Sie uns jetzt.',
    holdRelease:
      '{code} ist Ihr EGCR-Code. Er gibt Ihr Geld wieder frei und gilt {minutes} Minuten. Geben Sie ihn niemandem.',
  },
  linkPage: {
    title: 'Noch ein Schritt',
    text: 'Drücken Sie den Knopf, um fortzufahren. So ist sicher, dass ein Mensch und kein Mailfilter den Link geöffnet hat.',
    button: 'Weiter',
  },
  undoPage: {
    title: 'Änderung rückgängig machen?',
    text: 'Ihre alte Adresse oder Nummer gilt wieder, alle werden abgemeldet, und seitdem hinzugefügte Passkeys und Authenticator-Apps werden entfernt.',
    button: 'Änderung rückgängig machen',
    doneTitle: 'Ihr Konto gehört wieder Ihnen',
    doneText:
      'Ihre alte Adresse oder Nummer gilt wieder, und alle wurden abgemeldet. Melden Sie sich an und wählen Sie ein neues Passwort.',
    goneTitle: 'Dieser Link gilt nicht mehr',
    goneText:
      'Er wurde schon benutzt, oder seine 72 Stunden sind vorbei. Schreiben Sie unserem Support, wenn Sie Hilfe brauchen.',
  },
};
