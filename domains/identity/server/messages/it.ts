import type { IdentityMessages } from './types.ts';

export const it: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Conferma il tuo indirizzo e-mail',
      heading: 'Ti diamo il benvenuto in EGCR',
      text: 'Conferma questo indirizzo e-mail e il tuo conto è pronto.',
      button: 'Conferma l’indirizzo',
    },
    email_signin: {
      subject: 'Il tuo link di accesso',
      heading: 'Accedi a EGCR',
      text: 'Apri il link sul dispositivo con cui vuoi accedere.',
      button: 'Accedi',
    },
    recovery: {
      subject: 'Reimposta la password',
      heading: 'Scegli una nuova password',
      text: 'Qualcuno, probabilmente tu, ha chiesto di reimpostare la password del tuo conto.',
      button: 'Reimposta la password',
    },
    pin_reset: {
      subject: 'Reimposta il PIN',
      heading: 'Scegli un nuovo PIN',
      text: 'Apri il link sul tuo dispositivo abituale. Ti chiederemo anche la password.',
      button: 'Reimposta il PIN',
    },
  },
  reauthentication: {
    subject: 'Il tuo codice di conferma',
    heading: 'Conferma che sei tu',
    text: 'Scrivi questo codice dove ti è stato chiesto.',
  },
  notices: {
    password_changed: {
      subject: 'La tua password è cambiata',
      heading: 'La tua password è cambiata',
      text: 'Gli altri tuoi browser e dispositivi sono stati disconnessi.',
    },
    pin_changed: {
      subject: 'Il tuo PIN è cambiato',
      heading: 'Il tuo PIN è cambiato',
      text: 'Da ora solo il nuovo PIN apre il tuo portafoglio.',
    },
    pin_locked: {
      subject: 'Troppi PIN sbagliati',
      heading: 'Ti abbiamo disconnesso ovunque',
      text: 'Oggi il tuo PIN è stato inserito male troppe volte. Accedi di nuovo e reimposta il PIN.',
    },
    account_exists: {
      subject: 'Hai già un conto',
      heading: 'Hai già un conto',
      text: 'Qualcuno ha provato a registrarsi con questo indirizzo. Accedi come al solito, o reimposta la password se l’hai dimenticata.',
    },
  },
  mail: {
    codeLabel: 'Oppure scrivi questo codice:',
    validity: 'Vale una sola volta, per {minutes} minuti.',
    notAsked: 'Se non l’hai chiesto tu, non devi fare nulla.',
    notYou: 'Se non sei stato tu, reimposta subito la password.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} conferma il tuo conto EGCR. Il codice vale {minutes} minuti.',
    code: '{code} è il tuo codice EGCR. Vale {minutes} minuti.',
    pinReset: '{code} ti permette di reimpostare il PIN EGCR. Vale {minutes} minuti. Non darlo a nessuno.',
  },
  linkPage: {
    title: 'Ancora un passo',
    text: 'Premi il pulsante per continuare. Così sappiamo che il link è stato aperto da una persona e non da un filtro di posta.',
    button: 'Continua',
  },
};
