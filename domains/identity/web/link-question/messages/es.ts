import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: '¿Continuar con otra cuenta?',
  question: '¿Continuar como {name}?',
  text: 'Este enlace pertenece a la cuenta {name}. En este navegador ha entrado {present}. Si no pediste este enlace, quédate como estás: todavía no ha pasado nada.',
  stay: 'Seguir como {present}',
  continue: 'Continuar como {name}',
};
