import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Continuar com outra conta?',
  question: 'Continuar como {name}?',
  text: 'Este link pertence à conta {name}. Neste navegador está conectado {present}. Se você não pediu este link, fique como está: nada aconteceu ainda.',
  stay: 'Continuar conectado como {present}',
  continue: 'Continuar como {name}',
};
