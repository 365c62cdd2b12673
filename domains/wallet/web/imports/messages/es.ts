import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Otras cuentas',
  lead: 'Incorpora extractos de otros bancos para verlos aquí. Son solo para consultar: no se mueve dinero.',
  back: 'Historial',
  add: 'Incorporar un extracto',
  name: 'Nombre de la cuenta',
  file: 'Archivo (CSV, OFX o camt.053)',
  preview: 'Ver primero',
  'preview.title': 'Esto se incorporaría',
  'preview.new': 'Movimientos nuevos',
  'preview.known': 'Ya estaban',
  'preview.problems': 'No se pueden leer',
  'problem.day_format': 'Línea {line}: no hay una fecha legible',
  'problem.invalid_amount': 'Línea {line}: no hay un importe legible',
  'problem.unknown_currency': 'Línea {line}: no hay una moneda legible',
  keep: 'Guardar estos movimientos',
  kept: 'Extracto incorporado',
  list: 'Cuentas incorporadas',
  empty: 'Aún ninguna.',
  entries: '{count} movimientos',
  remove: 'Eliminar {name}',
  removed: 'Cuenta eliminada',
  more: 'Mostrar más',
  'issue.name': 'Pon un nombre a la cuenta.',
  'issue.file': 'Elige un archivo.',
  'issue.unreadable': 'No podemos leer este archivo. Debe ser CSV con fecha e importe, OFX o camt.053.',
  'issue.long': 'El archivo es demasiado largo. Elige un período más corto.',
  'issue.many': 'Tienes el máximo de cuentas. Elimina una antes.',
  summary: 'Revisa lo que has introducido',
};
