import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Propor um preço para JVD',
  lead: 'Vale quando outra pessoa o aprovar.',
  price: 'Preço em dólares americanos',
  reason: 'Motivo',
  submit: 'Propor preço',
  done: 'Proposto. Outra pessoa decide.',
  summary: 'Verifique estes campos',
  'issue.price': 'Escreva um preço como 1.29.',
  'issue.reason': 'Escreva um motivo.',
  far: 'Em 24 horas um preço pode subir ou descer metade, no máximo.',
  many: 'Você tem propostas demais à espera.',
};
