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
  'kind.request_received': '{name} pede {amount} a você',
  'kind.request_open': '{name} pede dinheiro a você',
  'kind.request_declined': '{name} recusou seu pedido',
  'kind.request_cancelled': '{name} retirou o pedido',
  'kind.request_expired': 'Seu pedido de dinheiro expirou',
  'kind.order_paid': 'Seu pagamento agendado de {amount} para {name} foi feito',
  'kind.order_failed': 'Seu pagamento agendado de {amount} para {name} não foi feito. Tentaremos de novo.',
  'kind.order_paused': 'Seus pagamentos agendados para {name} estão em pausa: quatro tentativas falharam',
  'kind.order_skipped': 'Pagamentos para {name} não saíram a tempo e foram ignorados',
  'kind.deposit_received': '{amount} chegaram por transferência bancária',
  'kind.withdrawal_paid': 'Seu saque de {amount} foi pago',
  'kind.withdrawal_returned': 'Seu saque de {amount} voltou: o dinheiro está de novo na sua carteira',
  'kind.unknown': 'Há novidades na sua conta',
};
