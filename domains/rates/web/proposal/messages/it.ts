import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Proporre un prezzo per JVD',
  lead: 'Vale quando un’altra persona lo approva.',
  price: 'Prezzo in dollari statunitensi',
  reason: 'Motivo',
  submit: 'Proponi il prezzo',
  done: 'Proposto. Decide un’altra persona.',
  summary: 'Controlla questi campi',
  'issue.price': 'Inserisci un prezzo come 1.29.',
  'issue.reason': 'Inserisci un motivo.',
  far: 'In 24 ore un prezzo può salire o scendere al massimo della metà.',
  many: 'Troppe tue proposte sono in attesa.',
};
