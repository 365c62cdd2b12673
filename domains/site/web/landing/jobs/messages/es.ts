import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': 'Trabajo, y apoyo mientras lo buscas',
  'jobs.text':
    'La bolsa mundial automatizada de empleo emparejará por sí sola a las personas con las vacantes e iniciará el apoyo a los ingresos el día en que termine el trabajo. Su objetivo: mil millones de personas con empleo.',
  'jobs.open': 'Abrir la bolsa de empleo',
  'jobs.targets': 'Objetivos del programa',
  'jobs.billion': '1000 millones',
  'jobs.billion.label': 'personas con trabajo',
  'jobs.countries': '195',
  'jobs.countries.label': 'países',
  'jobs.businesses': '830 millones',
  'jobs.businesses.label': 'pequeñas empresas por alcanzar',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'emparejamiento automático',
};
