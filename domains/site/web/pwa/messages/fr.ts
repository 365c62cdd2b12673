import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Une nouvelle version d’EGCR est disponible',
  text: 'Rechargez quand cela vous convient. Ce que vous avez saisi ici serait perdu : terminez-le d’abord.',
  reload: 'Recharger',
  later: 'Plus tard',
};
