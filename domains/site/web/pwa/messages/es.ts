import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Hay una versión nueva de EGCR',
  text: 'Recarga cuando te venga bien. Lo que hayas escrito aquí se perdería, así que termínalo antes.',
  reload: 'Recargar',
  later: 'Más tarde',
};
