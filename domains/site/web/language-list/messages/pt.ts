import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Escolha seu idioma',
  close: 'Fechar',
  search: 'Buscar idiomas',
  'search.placeholder': 'Nome de um idioma',
  found: '{count, plural, one {# idioma} many {# de idiomas} other {# idiomas}}',
  none: 'Nenhum idioma tem esse nome. Tente o nome em inglês.',
  full: 'Tudo traduzido',
  partly: 'Em inglês por enquanto',
  'partly.lead':
    'Escolha o seu mesmo assim: datas, números e valores passam a segui-lo já, e nossos textos também, assim que os tivermos.',
  'thanks.title': 'Obrigado. Anotamos sua escolha.',
  'thanks.text':
    'Por enquanto, nossas páginas estão em {language}. Datas, números e valores já seguem o seu idioma; os textos vão seguir assim que os tivermos.',
  'thanks.done': 'Continuar',
};
