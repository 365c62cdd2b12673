import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: 'Ciao, {name}',
  today: 'Oggi è {date}.',
  'wallet.title': 'Il tuo portafoglio',
  'wallet.loading': 'Caricamento del portafoglio…',
  'wallet.open': 'Apri il portafoglio',
  'next.title': 'Che cosa fare adesso',
  'next.add': 'Metti denaro nel portafoglio',
  'next.add.text': 'Nell’ambiente di prova puoi aggiungere denaro fittizio e provare tutto.',
  'next.send': 'Invia denaro a qualcuno',
  'next.send.text': 'Ti serve il suo nome utente, e controlli ogni dettaglio prima dell’invio.',
  'next.verify-email': 'Aggiungi e verifica un indirizzo e-mail',
  'next.verify-email.text': 'È il tuo secondo accesso quando non hai il telefono sottomano.',
  'next.verify-phone': 'Aggiungi e verifica un numero di telefono',
  'next.verify-phone.text': 'È il tuo secondo accesso quando non hai la posta sottomano.',
  'services.title': 'Tutti i servizi',
  'services.text':
    '{open, plural, one {# servizio è aperto} many {# di servizi sono aperti} other {# servizi sono aperti}}. Gli altri dicono che cosa faranno.',
  'state.open': 'Aperto',
  'state.not-open': 'Non ancora aperto',
  'tool.fraud': 'Segnalazione e rilevamento delle frodi',
  'tool.not-open':
    'Questo strumento non è ancora aperto. Ti permetterà di segnalare frodi e ti mostrerà che cosa è stato trovato.',
  'tool.unknown': 'Non c’è nessuno strumento con questo nome.',
};
