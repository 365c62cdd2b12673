import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  pause: 'Pausar las diapositivas',
  play: 'Reproducir las diapositivas',
  previous: 'Diapositiva anterior',
  next: 'Diapositiva siguiente',
  'stats.note': 'Objetivo de la plataforma',
  'growth.badge': 'Crecimiento económico',
  'growth.title': 'Capital que llega a la tienda más pequeña',
  'growth.subtitle': 'Subvenciones y fondos, una sola solicitud',
  'growth.text':
    'Di una vez lo que necesitas y sigue cada paso de la decisión. Las solicitudes se abren poco a poco.',
  'growth.primary': 'Ver las subvenciones',
  'growth.secondary': 'Para empresas',
  'debt.badge': 'Resolución de deudas',
  'debt.title': 'Deudas que se desatan',
  'debt.subtitle': 'Planes, ofertas y avances en un solo lugar',
  'debt.text': 'Hogares, empresas y ministerios verán qué deben, a quién y cómo salir antes de aceptar nada.',
  'debt.primary': 'Gestionar deudas',
  'debt.secondary': 'Para gobiernos',
  'work.badge': 'Creación de empleo',
  'work.title': 'Trabajo para quien lo quiera',
  'work.subtitle': 'Una bolsa de empleo que busca por ti',
  'work.text':
    'Unirá por sí sola a personas y vacantes, y apoyará tus ingresos desde el día en que acaba un trabajo hasta que empieza el siguiente.',
  'work.primary': 'Abrir la bolsa de empleo',
  'work.secondary': 'Para particulares',
  'safety.badge': 'Seguridad',
  'safety.title': 'Libros que cualquiera puede comprobar',
  'safety.subtitle': 'Contraseña, PIN y un libro que nadie reescribe',
  'safety.text':
    'Cada transferencia se anota dos veces y se sella en un registro de raíces firmadas y públicas. Comprueba un recibo sin preguntarnos.',
  'safety.primary': 'Cómo te protegemos',
  'safety.secondary': 'Comprobar un recibo',
  'stat.sectorFunds': 'fondos de desarrollo sectorial',
  'stat.smallBusinesses': 'pequeñas empresas',
  'stat.governmentDebt': 'deuda pública en la mira',
  'stat.globalDebt': 'deuda mundial en la mira',
  'stat.jobs': 'empleos',
  'stat.states': 'países',
  'stat.depositInsurance': 'seguro de depósitos al que se aspira; hoy no hay ninguno en vigor',
};
