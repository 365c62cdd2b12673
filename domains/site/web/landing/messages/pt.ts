import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'hero.badge': 'Estrutura EGCR',
  'hero.title': 'Uma economia que paga primeiro às pessoas',
  'hero.carousel': 'carrossel',
  'hero.slide': 'slide',
  'hero.label': 'Apresentação',
  'hero.place': 'Slide {place} de 5',
  'hero.subtitle': 'Trabalho, dinheiro e serviços públicos numa só conta',
  'hero.text': 'Apoio à renda, pagamentos e serviços, liquidados em JVD e nas moedas que você já usa.',
  'hero.open': 'Abra sua conta',
  'hero.read': 'Ler o livro branco',
};
