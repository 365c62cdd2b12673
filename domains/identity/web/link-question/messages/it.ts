import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Continuare con un altro account?',
  question: 'Continuare come {name}?',
  text: 'Questo link appartiene all’account {name}. In questo browser è connesso {present}. Se non hai chiesto questo link, resta come sei: non è ancora successo nulla.',
  stay: 'Resta connesso come {present}',
  continue: 'Continua come {name}',
};
