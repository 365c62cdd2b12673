import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  resource: 'il completamento del profilo',
  loading: 'Caricamento del profilo…',
  saved: 'Preparazione del profilo…',
  'failed.title': 'Impossibile caricare il profilo',
  'failed.text': 'Le informazioni del profilo non sono state caricate. Riprova.',
  'failed.retry': 'Riprova',
  title: 'Completa il tuo profilo',
  lead: 'Pochi dati, un PIN, e il tuo account è pronto.',
  'title.pin': 'Scegli il tuo PIN',
  'lead.pin': 'Il tuo nome c’è già. Manca solo il PIN.',
  'names.title': 'Chi sei',
  'names.hint': 'Scrivi il nome come appare nei tuoi documenti.',
  first_name: 'Nome',
  last_name: 'Cognome',
  username: 'Nome utente',
  'username.hint':
    'Con questo ti trovano e ti inviano denaro. Da 3 a 30 lettere minuscole, cifre, punti, trattini o trattini bassi.',
  'username.checking': 'Verifica in corso…',
  'username.free': '@{name} è libero',
  'username.taken': '@{name} è già in uso',
  'pin.title': 'Il tuo PIN',
  'pin.hint':
    'Sei cifre da inserire per accedere e per inviare denaro. Niente serie come 123456, niente ripetizioni come 111111.',
  pin: 'PIN',
  'pin.again': 'Ripeti il PIN',
  submit: 'Salva e continua',
  who: 'Accesso come {who}',
  sign_out: 'Esci',
  'summary.title': 'Controlla i dati inseriti',
  'issue.first_name_required': 'Inserisci il nome.',
  'issue.last_name_required': 'Inserisci il cognome.',
  'issue.name_too_long': 'Un nome può avere al massimo {maximum} caratteri.',
  'issue.name_characters': 'Questo nome contiene caratteri che non possiamo accettare.',
  'issue.username_required': 'Scegli un nome utente.',
  'issue.username_too_short': 'Il nome utente deve avere almeno {minimum} caratteri.',
  'issue.username_too_long': 'Il nome utente può avere al massimo {maximum} caratteri.',
  'issue.username_characters':
    'Un nome utente contiene lettere minuscole dalla a alla z, cifre, punti, trattini e trattini bassi, e inizia con una lettera o una cifra.',
  'issue.username_reserved': 'Questo nome utente è riservato. Scegline un altro.',
  'issue.username_taken': 'Qualcun altro ha questo nome utente. Scegline un altro.',
  'issue.pin_format': 'Inserisci tutte e 6 le cifre del PIN.',
  'issue.pin_too_simple': 'Questo PIN è facile da indovinare. Scegline un altro.',
  'issue.pins_differ': 'I due PIN non sono uguali.',
};
