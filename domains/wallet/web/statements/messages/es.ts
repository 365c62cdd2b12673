import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Extractos',
  lead: 'Cada movimiento con su saldo, del saldo inicial al final.',
  back: 'Monedero',
  account: 'Cuenta',
  months: 'Por mes',
  so_far: 'hasta hoy',
  pdf_of: 'PDF de {period}',
  others_of: 'Otros formatos de {period}',
  csv: 'CSV para hojas de cálculo',
  ofx: 'OFX para programas de finanzas',
  camt053: 'camt.053 para contabilidad',
  own: 'Otro período',
  from: 'Desde',
  to: 'Hasta',
  format: 'Formato',
  pdf: 'PDF para leer e imprimir',
  get: 'Descargar',
  utc: 'Los días son los de UTC.',
  failed: 'No se pudo crear el extracto',
  unloaded: 'No se pudieron cargar tus cuentas',
  retry: 'Reintentar',
  loading: 'Cargando tus cuentas',
  summary: 'Revisa el período',
  'issue.day': 'Elige un día.',
  'issue.order': 'El último día es anterior al primero.',
  'issue.long': 'Un extracto abarca como máximo un año.',
  'issue.currency': 'Este formato no conoce esa moneda.',
};
