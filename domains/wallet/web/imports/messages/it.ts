import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Altri conti',
  lead: 'Importa gli estratti di altre banche per vederli qui. Solo consultazione: non si muove denaro.',
  back: 'Cronologia',
  add: 'Importa un estratto',
  name: 'Nome del conto',
  file: 'File (CSV, OFX o camt.053)',
  preview: 'Guarda prima',
  'preview.title': 'Verrebbe importato questo',
  'preview.new': 'Voci nuove',
  'preview.known': 'Già presenti',
  'preview.problems': 'Illeggibili',
  'problem.day_format': 'Riga {line}: nessuna data leggibile',
  'problem.invalid_amount': 'Riga {line}: nessun importo leggibile',
  'problem.unknown_currency': 'Riga {line}: nessuna valuta leggibile',
  keep: 'Conserva queste voci',
  kept: 'Estratto importato',
  list: 'Conti importati',
  empty: 'Ancora nessuno.',
  entries: '{count} voci',
  remove: 'Elimina {name}',
  removed: 'Conto eliminato',
  more: 'Mostra altro',
  'issue.name': 'Dai un nome al conto.',
  'issue.file': 'Scegli un file.',
  'issue.unreadable': 'Non riusciamo a leggere il file. Deve essere CSV con data e importo, OFX o camt.053.',
  'issue.long': 'Il file è troppo lungo. Scegli un periodo più breve.',
  'issue.many': 'Hai il massimo di conti. Eliminane uno prima.',
  summary: 'Controlla quanto inserito',
};
