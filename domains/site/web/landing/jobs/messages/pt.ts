import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'jobs.title': 'Trabalho, e apoio enquanto você procura',
  'jobs.text':
    'O banco mundial automatizado de empregos vai ligar sozinho as pessoas às vagas e iniciar o apoio à renda no dia em que o trabalho acabar. Sua meta: um bilhão de pessoas trabalhando.',
  'jobs.open': 'Abrir o banco de empregos',
  'jobs.targets': 'Metas do programa',
  'jobs.billion': '1 bilhão',
  'jobs.billion.label': 'de pessoas trabalhando',
  'jobs.countries': '195',
  'jobs.countries.label': 'países',
  'jobs.businesses': '830 milhões',
  'jobs.businesses.label': 'de pequenas empresas a alcançar',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'combinação automática',
};
