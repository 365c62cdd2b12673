import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Recompensas que te esperan',
  lead: 'Referidos que parecen arriesgados. Una recompensa liberada se paga tras sus catorce días; una denegada, nunca.',
  none: 'No hay nada pendiente.',
  loading: 'Cargando',
  unread: 'No se ha podido cargar',
  retry: 'Reintentar',
  'side.referee': 'para quien llegó recomendado',
  'side.referrer': 'para quien recomendó',
  'reason.same_mailbox': 'Mismo buzón',
  'reason.same_network': 'Misma red',
  'reason.burst': 'Muchas a la vez',
  'reason.disposable_email': 'Dirección desechable',
  release: 'Liberar',
  refuse: 'Denegar',
  released: 'Recompensa liberada',
  refused: 'Recompensa denegada',
  failed: 'No se ha decidido nada',
  'failed.own': 'Formas parte de este referido: debe decidir otra persona.',
  'failed.gone': 'Otra persona ya ha decidido.',
};
