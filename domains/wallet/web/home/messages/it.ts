import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: 'Cosa puoi fare',
  'action.send': 'Invia',
  'action.request': 'Chiedi',
  'action.convert': 'Converti',
  'action.add': 'Aggiungi',
  'action.withdraw': 'Preleva',
  'action.scan': 'Scansiona',
  more: 'Altro',
  'link.requests': 'Richieste',
  'link.requests.text': 'Chi chiede denaro a chi',
  'link.receive': 'Ricevi denaro',
  'link.receive.text': 'Il tuo codice e link',
  'link.pots': 'Salvadanai',
  'link.pots.text': 'Denaro messo da parte',
  'link.scheduled': 'Programmati',
  'link.scheduled.text': 'Pagamenti futuri',
  'link.payees': 'Beneficiari',
  'link.payees.text': 'Chi paghi di nuovo',
  'link.statements': 'Estratti conto',
  'link.statements.text': 'Per il tuo archivio',
  'link.security': 'Limiti e sicurezza',
  'link.security.text': 'Blocca, e cosa può uscire',
  'link.rates': 'Tassi di cambio',
  'link.rates.text': 'Oggi e nel tempo',
  to_pay:
    '{count, plural, one {# richiesta ti aspetta} many {# richieste ti aspettano} other {# richieste ti aspettano}}',
  'to_pay.open': 'Guardale',
  in_pots: 'Nei salvadanai',
};
