import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: 'Qué puedes hacer',
  'action.send': 'Enviar',
  'action.request': 'Pedir',
  'action.convert': 'Convertir',
  'action.add': 'Añadir',
  'action.withdraw': 'Retirar',
  'action.scan': 'Escanear',
  more: 'Más',
  'link.requests': 'Solicitudes',
  'link.requests.text': 'Quién pide dinero a quién',
  'link.receive': 'Recibir pagos',
  'link.receive.text': 'Tu código y tu enlace',
  'link.pots': 'Huchas',
  'link.pots.text': 'Dinero apartado',
  'link.scheduled': 'Programados',
  'link.scheduled.text': 'Pagos para más tarde',
  'link.payees': 'Beneficiarios',
  'link.payees.text': 'A quien vuelves a pagar',
  'link.statements': 'Extractos',
  'link.statements.text': 'Para tus archivos',
  'link.security': 'Límites y seguridad',
  'link.security.text': 'Bloquear y cuánto puede salir',
  'link.rates': 'Tipos de cambio',
  'link.rates.text': 'Hoy y su evolución',
  to_pay:
    '{count, plural, one {# solicitud te espera} many {# solicitudes te esperan} other {# solicitudes te esperan}}',
  'to_pay.open': 'Verlas',
  in_pots: 'En huchas',
};
