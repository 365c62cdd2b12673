import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'Marco EGCR',
  'hero.title': 'Una economía que paga primero a su gente',
  'hero.carousel': 'carrusel',
  'hero.slide': 'diapositiva',
  'hero.label': 'Presentación',
  'hero.place': 'Diapositiva {place} de 5',
  'hero.subtitle': 'Trabajo, dinero y servicios públicos en una cuenta',
  'hero.text': 'Apoyo a los ingresos, pagos y servicios, liquidados en JVD y en las monedas que ya usas.',
  'hero.open': 'Abre tu cuenta',
  'hero.read': 'Leer el libro blanco',
};
