import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Proponer un precio para JVD',
  lead: 'Vale cuando otra persona lo aprueba.',
  price: 'Precio en dólares estadounidenses',
  reason: 'Motivo',
  submit: 'Proponer precio',
  done: 'Propuesto. Decide otra persona.',
  summary: 'Revisa estos campos',
  'issue.price': 'Escribe un precio como 1.29.',
  'issue.reason': 'Escribe un motivo.',
  far: 'En 24 horas un precio puede subir o bajar la mitad como máximo.',
  many: 'Tienes demasiadas propuestas pendientes.',
};
