import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Há uma nova versão da EGCR',
  text: 'Recarregue quando for melhor para você. O que você digitou aqui se perderia, então termine antes.',
  reload: 'Recarregar',
  later: 'Mais tarde',
};
