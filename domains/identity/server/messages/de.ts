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
  },
  mail: {
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
  },
  linkPage: {
    title: 'Noch ein Schritt',
    text: 'Drücken Sie den Knopf, um fortzufahren. So ist sicher, dass ein Mensch und kein Mailfilter den Link geöffnet hat.',
    button: 'Weiter',
  },
};
