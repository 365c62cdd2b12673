import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Estratti conto',
  lead: 'Ogni movimento con il saldo che ne risulta, dal saldo iniziale a quello finale.',
  back: 'Portafoglio',
  account: 'Conto',
  months: 'Per mese',
  so_far: 'finora',
  pdf_of: 'PDF di {period}',
  others_of: 'Altri formati di {period}',
  csv: 'CSV per fogli di calcolo',
  ofx: 'OFX per programmi di finanza',
  camt053: 'camt.053 per la contabilità',
  own: 'Un altro periodo',
  from: 'Dal',
  to: 'Al',
  format: 'Formato',
  pdf: 'PDF da leggere e stampare',
  get: 'Scarica',
  utc: 'I giorni sono quelli UTC.',
  failed: 'Non è stato possibile creare l’estratto conto',
  unloaded: 'Non è stato possibile caricare i tuoi conti',
  retry: 'Riprova',
  loading: 'Caricamento dei tuoi conti',
  summary: 'Controlla il periodo',
  'issue.day': 'Scegli un giorno.',
  'issue.order': 'L’ultimo giorno precede il primo.',
  'issue.long': 'Un estratto conto copre al massimo un anno.',
  'issue.currency': 'Questo formato non conosce quella valuta.',
};
