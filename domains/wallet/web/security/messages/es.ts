import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Límites y seguridad',
  lead: 'Decide cuánto puede salir de tu monedero y detén todo de inmediato si hace falta.',
  back: 'Monedero',
  loading: 'Cargando tus límites',
  failed: 'No se pudieron cargar tus límites',
  retry: 'Reintentar',
  'freeze.title': 'Bloquear el monedero',
  'freeze.text':
    'Mientras esté bloqueado no puede salir dinero en ninguna moneda. Sí puede entrar. Úsalo si pierdes el teléfono o algo no te cuadra.',
  'freeze.on': 'Bloquear ahora',
  'freeze.off': 'Permitir salidas de nuevo',
  'freeze.is_on': 'Tu monedero está bloqueado',
  'freeze.since': 'No puede salir nada desde {time}. Introduce tu PIN para permitirlo de nuevo.',
  'freeze.done_on': 'Monedero bloqueado',
  'freeze.done_off': 'El dinero puede salir de nuevo',
  'limits.title': 'Límites',
  'limits.text':
    'Un límite vale para todo el monedero. Cuentan los pagos, las retiradas y las conversiones en cualquier moneda, al tipo actual, y el dinero apartado. Un límite más bajo vale al instante. Uno más alto, o ninguno, vale después de 24 horas.',
  'limits.currency': 'Moneda',
  'limits.per_transfer': 'Máximo de una vez',
  'limits.per_day': 'Máximo al día',
  'limits.per_month': 'Máximo al mes',
  'limits.none': 'Déjalo vacío para no tener límite.',
  'limits.used_day': 'Hoy han salido {amount}.',
  'limits.used_month': 'Este mes han salido {amount}.',
  'limits.save': 'Guardar límites',
  'limits.saved': 'Límites guardados',
  'limits.later': 'Desde {time}',
  'limits.later_text': 'Hasta entonces valen los límites más bajos. Si guardas de nuevo, se sustituyen.',
  'limits.unlimited': 'Sin límite',
  'limits.summary': 'Revisa los límites',
  'issue.amount': 'Escribe un importe mayor que cero, como {example}, o déjalo vacío.',
  'issue.above_day': 'No puede superar el límite diario.',
  'issue.above_month': 'No puede superar el límite mensual.',
  'refusal.wallet_frozen': 'Has bloqueado tu monedero. Permite antes las salidas en límites y seguridad.',
  'refusal.money_held':
    'Se restablecieron tus datos de acceso: hasta {time} no puede salir dinero de tu monedero.',
  'refusal.account_banned':
    'Esta cuenta está bloqueada y no puede salir dinero de ella. Ponte en contacto con nosotros.',
  'refusal.limit_rate_stale':
    'Tu límite está en otra moneda y el tipo de cambio está anticuado. Aún puedes enviar en la moneda del límite.',
  'refusal.over_limit_transfer': 'Permites que salgan como máximo {amount} de una vez.',
  'refusal.over_limit_day': 'Supera tu límite de hoy. Aún pueden salir {amount}.',
  'refusal.over_limit_month': 'Supera tu límite de este mes. Aún pueden salir {amount}.',
};
