import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'Notificaciones',
  'bell.unread': 'Notificaciones, {count, plural, one {# sin leer} many {# sin leer} other {# sin leer}}',
  'bell.over': '{count}+',
  'panel.title': 'Notificaciones',
  'panel.read_all': 'Marcar todo como leído',
  'panel.more': 'Mostrar más',
  'panel.loading': 'Cargando notificaciones',
  'panel.failed': 'No se pudieron cargar las notificaciones',
  'panel.retry': 'Reintentar',
  'panel.empty.title': 'Nada nuevo',
  'panel.empty.text': 'Cuando llegue dinero o algo te necesite, lo leerás aquí.',
  'item.unread': 'Sin leer',
  'kind.money_received': '{name} te ha enviado {amount}',
  'kind.unknown': 'Hay novedades en tu cuenta',
};
