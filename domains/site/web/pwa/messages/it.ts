import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'È disponibile una nuova versione di EGCR',
  text: 'Ricarica quando ti è comodo. Quello che hai scritto qui andrebbe perso, quindi prima concludilo.',
  reload: 'Ricarica',
  later: 'Più tardi',
};
