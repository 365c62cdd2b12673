import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Recompensas à sua espera',
  lead: 'Indicações que parecem arriscadas. Uma recompensa liberada é paga depois dos 14 dias; uma recusada, nunca.',
  none: 'Nada pendente.',
  loading: 'Carregando',
  unread: 'Não foi possível carregar',
  retry: 'Tentar de novo',
  'side.referee': 'para quem foi indicado',
  'side.referrer': 'para quem indicou',
  'reason.same_mailbox': 'Mesma caixa de correio',
  'reason.same_network': 'Mesma rede',
  'reason.burst': 'Muitas de uma vez',
  'reason.disposable_email': 'Endereço descartável',
  release: 'Liberar',
  refuse: 'Recusar',
  released: 'Recompensa liberada',
  refused: 'Recompensa recusada',
  failed: 'Nada foi decidido',
  'failed.own': 'Você faz parte desta indicação: outra pessoa precisa decidir.',
  'failed.gone': 'Alguém já decidiu.',
};
