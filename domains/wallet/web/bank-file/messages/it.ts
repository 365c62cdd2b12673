import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Consegnare un estratto conto',
  lead: 'Un file camt.053 del nostro conto. Viene registrato quando un’altra persona lo approva.',
  file: 'File dell’estratto conto',
  submit: 'Consegna estratto conto',
  done: 'Proposto. Decide un’altra persona.',
  summary: 'Controlla questi campi',
  'issue.file': 'Scegli un file.',
  'issue.long': 'Il file è troppo grande.',
  'no.bank_file_unreadable': 'Non è un estratto conto che possiamo leggere. Non è stato proposto nulla.',
  'no.bank_account_foreign': 'Questo estratto è di un altro conto. Non è stato proposto nulla.',
  'no.bank_statement_differs':
    'I saldi e i movimenti di questo estratto non coincidono. Non è stato proposto nulla.',
  'no.bank_statement_gap': 'Manca un estratto precedente. Non è stato proposto nulla.',
  'no.bank_not_configured': 'Questa installazione non ha un conto bancario proprio.',
  worth:
    'Le proposte di questo tipo muoverebbero in 24 ore più denaro di quanto consentano le impostazioni del server.',
  many: 'Troppe tue proposte sono in attesa.',
};
