import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Continuer avec un autre compte ?',
  question: 'Continuer en tant que {name} ?',
  text: 'Ce lien appartient au compte {name}. Dans ce navigateur, c’est {present} qui est connecté. Si vous n’avez pas demandé ce lien, ne changez rien : rien ne s’est encore passé.',
  stay: 'Rester connecté en tant que {present}',
  continue: 'Continuer en tant que {name}',
};
