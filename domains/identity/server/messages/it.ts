import type { IdentityMessages } from './types.ts';

export const it: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Conferma il tuo indirizzo e-mail',
      heading: 'Ti diamo il benvenuto in EGCR',
      text: 'Conferma questo indirizzo e-mail e il tuo account è pronto.',
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
      text: 'Qualcuno, probabilmente tu, ha chiesto di reimpostare la password del tuo account.',
      button: 'Reimposta la password',
    },
    pin_reset: {
      subject: 'Reimposta il PIN',
      heading: 'Scegli un nuovo PIN',
      text: 'Apri il link sul tuo dispositivo abituale. Ti chiederemo anche la password.',
      button: 'Reimposta il PIN',
    },
    email_change_current: {
      subject: 'Conferma il cambio del tuo indirizzo e-mail',
      heading: 'Conferma il cambio del tuo indirizzo e-mail',
      text: 'È stato chiesto di cambiare l’e-mail del tuo account. Conferma qui e al nuovo indirizzo; fino ad allora non cambia nulla.',
      button: 'Conferma il cambio',
    },
    email_change_new: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      heading: 'Conferma il tuo nuovo indirizzo e-mail',
      text: 'Conferma che il tuo account può usare questo indirizzo da ora in poi.',
      button: 'Conferma questo indirizzo',
    },
    invite: {
      subject: 'Hai un invito su EGCR',
      heading: 'Hai un invito su EGCR',
      text: 'Qualcuno ha creato un account per te. Accetta l’invito e scegli una password.',
      button: 'Accetta l’invito',
    },
  },
  undoMails: {
    email: {
      subject: 'Il tuo indirizzo e-mail è cambiato',
      heading: 'Il tuo indirizzo e-mail è cambiato',
      text: 'Questo indirizzo non appartiene più al tuo account. Se non sei stato tu, riprendi l’account: torna il vecchio indirizzo e tutti vengono disconnessi.',
      button: 'Annulla il cambio',
    },
    phone: {
      subject: 'Il tuo numero di telefono è cambiato',
      heading: 'Il tuo numero di telefono è cambiato',
      text: 'Il tuo account ha ora un altro numero. Se non sei stato tu, riprendi l’account: torna il vecchio numero e tutti vengono disconnessi.',
      button: 'Annulla il cambio',
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
      subject: 'Hai già un account',
      heading: 'Hai già un account',
      text: 'Qualcuno ha provato a registrarsi con questo indirizzo. Accedi come al solito, o reimposta la password se l’hai dimenticata.',
    },
    email_changed: {
      subject: 'Questo è ora il tuo indirizzo e-mail',
      heading: 'Questo è ora il tuo indirizzo e-mail',
      text: 'D’ora in poi ti scriviamo qui, e con questo indirizzo accedi.',
    },
    contact_reverted: {
      subject: 'Il tuo vecchio indirizzo è tornato',
      heading: 'Il tuo vecchio indirizzo è tornato',
      text: 'Il cambio è stato annullato e tutti sono stati disconnessi. Scegli una nuova password prima di continuare.',
    },
    factor_added: {
      subject: 'È stata aggiunta un’app di autenticazione',
      heading: 'È stata aggiunta un’app di autenticazione',
      text: 'D’ora in poi il tuo account può chiedere un codice di questa app.',
    },
    factor_removed: {
      subject: 'È stata tolta un’app di autenticazione',
      heading: 'È stata tolta un’app di autenticazione',
      text: 'Il tuo account non chiede più i codici di questa app.',
    },
    recovery_codes_made: {
      subject: 'Hai nuovi codici di recupero',
      heading: 'Hai nuovi codici di recupero',
      text: 'Quelli vecchi non valgono più. Conserva i nuovi in un posto sicuro.',
    },
    recovery_code_used: {
      subject: 'È stato usato un codice di recupero',
      heading: 'È stato usato un codice di recupero',
      text: 'Qualcuno ha effettuato l’accesso con uno dei tuoi codici di recupero. Non vale più.',
    },
    passkey_added: {
      subject: 'È stata aggiunta una passkey',
      heading: 'È stata aggiunta una passkey',
      text: 'D’ora in poi questa passkey apre il tuo account.',
    },
    passkey_removed: {
      subject: 'È stata tolta una passkey',
      heading: 'È stata tolta una passkey',
      text: 'Questa passkey non apre più il tuo account.',
    },
    session_reused: {
      subject: 'Abbiamo chiuso una delle tue sessioni',
      heading: 'Abbiamo chiuso una delle tue sessioni',
      text: 'I dati di accesso di una tua sessione sono stati usati due volte, quindi potrebbero essere stati copiati. Abbiamo chiuso quella sessione. Accedi di nuovo.',
    },
    new_device: {
      subject: 'Nuovo accesso al tuo account',
      heading: 'Nuovo accesso al tuo account',
      text: 'Il tuo account è stato aperto da un browser o dispositivo che non avevamo mai visto.',
    },
    staff_invitation: {
      subject: 'Hai un ruolo nello staff di EGCR',
      heading: 'Aggiungi il tuo secondo fattore',
      text: 'Il tuo account potrà agire per EGCR quando avrà un secondo fattore. Apri le impostazioni di sicurezza, aggiungi un’app di autenticazione o una passkey e inserisci questo invito quando ti viene chiesto. Vale una volta, per 24 ore: {token}',
    },
    money_held: {
      subject: 'Per 24 ore il denaro non può lasciare il tuo portafoglio',
      heading: 'Il tuo denaro è bloccato per 24 ore',
      text: 'La tua password, il PIN o un contatto è stato impostato o reimpostato. Per questo per 24 ore il denaro non lascia il tuo portafoglio. Puoi terminare prima nelle impostazioni, con l’altro contatto o un secondo fattore. Non sei stato tu? Scrivici subito.',
    },
    money_released: {
      subject: 'Il tuo denaro non è più bloccato',
      heading: 'Il tuo denaro non è più bloccato',
      text: 'Hai confermato che eri tu. Il denaro può di nuovo lasciare il tuo portafoglio.',
    },
    roles_changed: {
      subject: 'I ruoli di qualcuno sono cambiati',
      heading: 'I ruoli di qualcuno sono cambiati',
      text: 'Qualcuno ha ricevuto o perso un ruolo che agisce per conto di EGCR. Il registro di controllo, nella supervisione dei super amministratori, dice chi. Se nessuno della squadra lo ha voluto, intervieni subito.',
    },
    proposal_waiting: {
      subject: 'Una proposta attende una seconda persona',
      heading: 'Una proposta attende una seconda persona',
      text: 'Un super amministratore ha proposto un’operazione che richiede due persone. La legga nella supervisione dei super amministratori, poi la approvi o la rifiuti. Non succede nulla finché non decide un’altra persona.',
    },
    sms_stopped: {
      subject: 'L’invio di SMS è stato fermato',
      heading: 'L’invio di SMS è stato fermato',
      text: 'Troppi codici sono partiti verso un Paese o in totale, oppure quasi nessuno è stato inserito. Fino alla fine dell’ora o del giorno non parte più nulla verso quella destinazione. Il registro di controllo, nella supervisione dei super amministratori, dice dove.',
    },
  },
  mail: {
    undoValidity: 'Vale una sola volta, per {hours} ore.',
    codeLabel: 'Oppure scrivi questo codice:',
    validity: 'Vale una sola volta, per {minutes} minuti.',
    notAsked: 'Se non l’hai chiesto tu, non devi fare nulla.',
    notYou: 'Se non sei stato tu, reimposta subito la password.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} conferma il tuo account EGCR. Il codice vale {minutes} minuti.',
    code: '{code} è il tuo codice EGCR. Vale {minutes} minuti.',
    pinReset: '{code} ti permette di reimpostare il PIN EGCR. Vale {minutes} minuti. Non darlo a nessuno.',
    phoneChange: '{code} conferma questo numero per il tuo account EGCR. Il codice vale {minutes} minuti.',
    phoneChanged:
      'Il numero del tuo account EGCR è cambiato. Non sei stato tu? Annulla entro {hours} ore: {link}',
    moneyHeld:
      'EGCR: password, PIN o contatto impostato o reimpostato. Per 24 ore il denaro non lascia il tuo portafoglio. Non sei stato tu? Scrivici subito.',
    holdRelease:
      '{code} è il tuo codice EGCR. Sblocca il tuo denaro e vale {minutes} minuti. Non darlo a nessuno.',
  },
  linkPage: {
    title: 'Ancora un passo',
    text: 'Premi il pulsante per continuare. Così sappiamo che il link è stato aperto da una persona e non da un filtro di posta.',
    button: 'Continua',
  },
  undoPage: {
    title: 'Annullare il cambio?',
    text: 'Torna il vecchio indirizzo o numero, tutti vengono disconnessi e le passkey e le app di autenticazione aggiunte da allora vengono tolte.',
    button: 'Annulla il cambio',
    doneTitle: 'L’account è di nuovo tuo',
    doneText:
      'Il vecchio indirizzo o numero è tornato e tutti sono stati disconnessi. Accedi e scegli una nuova password.',
    goneTitle: 'Questo link non vale più',
    goneText:
      'È già stato usato, oppure le sue 72 ore sono passate. Scrivi alla nostra assistenza se ti serve aiuto.',
  },
};
