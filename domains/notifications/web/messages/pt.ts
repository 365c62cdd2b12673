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
  'kind.unknown': 'Há novidades na sua conta',
};
