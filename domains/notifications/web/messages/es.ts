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
  'kind.rate_reached': '1 {base} ha llegado a {rate} {quote}',
  'kind.request_received': '{name} te pide {amount}',
  'kind.request_open': '{name} te pide dinero',
  'kind.request_declined': '{name} rechazó tu solicitud',
  'kind.request_cancelled': '{name} retiró su solicitud',
  'kind.request_expired': 'Tu solicitud de dinero ha caducado',
  'kind.order_paid': 'Se hizo tu pago programado de {amount} a {name}',
  'kind.order_failed': 'No se pudo hacer tu pago programado de {amount} a {name}. Lo intentaremos de nuevo.',
  'kind.order_paused': 'Tus pagos programados a {name} están en pausa: fallaron cuatro intentos',
  'kind.order_blocked': 'Tus pagos programados a {name} están en pausa: tu cuenta está bloqueada',
  'kind.order_held':
    'Tu pago programado de {amount} a {name} espera: aún no puede salir dinero de tu monedero',
  'kind.order_skipped': 'Se perdieron pagos a {name} y ya es tarde; se omitieron',
  'kind.deposit_received': 'Han llegado {amount} por transferencia bancaria',
  'kind.withdrawal_paid': 'Tu retirada de {amount} se ha pagado',
  'kind.withdrawal_returned': 'Tu retirada de {amount} fue devuelta: el dinero vuelve a estar en tu monedero',
  'kind.unknown': 'Hay novedades en tu cuenta',
};
