import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description':
    'Una sola cuenta para el trabajo, el dinero y los servicios públicos: monedero, pagos, subvenciones, crédito, empleo y empresas.',
  'shortcut.wallet': 'Monedero',
  'shortcut.pay': 'Enviar dinero',
  'shortcut.contact': 'Contacto',
  'offline.page-title': 'Sin conexión · EGCR',
  'offline.title': 'Ahora mismo no hay conexión',
  'offline.text':
    'Mostramos tu dinero solo tal como está en este momento, por eso no guardamos nada de él en este dispositivo. Esta página se abrirá sola en cuanto vuelvas a tener conexión.',
  'offline.money': '¿Ibas a enviar dinero? Mira primero tu historial antes de enviarlo otra vez.',
  'offline.retry': 'Reintentar',
};
