import type { Translation } from '@egcr/web-kit/messages';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  minutes:
    '{count, plural, one {# minuto de leitura} many {# de minutos de leitura} other {# minutos de leitura}}',
  pdf: 'Salvar em PDF',
  print: 'Imprimir',
  kinds: 'Três tipos de números',
  place: 'Seção {at} de {all}',
  'search.title': 'Buscar no documento',
  'search.show': 'Buscar no documento',
  'search.found':
    '{count, plural, =0 {Nada encontrado} one {# ocorrência} many {# de ocorrências} other {# ocorrências}}',
  'search.at': '{at} de {all}',
  'search.next': 'Próxima ocorrência',
  'search.previous': 'Ocorrência anterior',
  'search.clear': 'Limpar a busca',
  copy: 'Copiar o link de “{section}”',
  copied: 'Link copiado',
  read: 'Lido em {time}',
};
