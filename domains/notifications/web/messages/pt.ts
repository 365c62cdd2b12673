import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'Notificações',
  'bell.unread': 'Notificações, {count, plural, one {# não lida} many {# não lidas} other {# não lidas}}',
  'bell.over': '{count}+',
  'panel.title': 'Notificações',
  'panel.read_all': 'Marcar todas como lidas',
  'panel.more': 'Mostrar mais',
  'panel.loading': 'Carregando notificações',
  'panel.failed': 'Não foi possível carregar as notificações',
  'panel.retry': 'Tentar novamente',
  'panel.empty.title': 'Nada de novo',
  'panel.empty.text': 'Quando chegar dinheiro ou algo precisar de você, você lê aqui.',
  'item.unread': 'Não lida',
  'kind.money_received': '{name} enviou {amount} para você',
  'kind.rate_reached': '1 {base} chegou a {rate} {quote}',
  'kind.request_received': '{name} pede-lhe {amount}',
  'kind.request_open': '{name} pede-lhe dinheiro',
  'kind.request_declined': '{name} recusou o seu pedido',
  'kind.request_cancelled': '{name} retirou o pedido',
  'kind.request_expired': 'O seu pedido de dinheiro expirou',
  'kind.order_paid': 'O seu pagamento agendado de {amount} para {name} foi feito',
  'kind.order_failed': 'O seu pagamento agendado de {amount} para {name} não foi feito. Tentamos de novo.',
  'kind.order_paused': 'Os seus pagamentos agendados para {name} estão em pausa: quatro tentativas falharam',
  'kind.order_skipped': 'Pagamentos para {name} falharam e é tarde demais; foram ignorados',
  'kind.unknown': 'Há novidades na sua conta',
};
