import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'nav.label': 'Serviços',
  'nav.open': 'Abrir a navegação',
  'nav.close': 'Fechar a navegação',
  'nav.more': 'Mais',
  'nav.soon': 'Ainda não abertos',
  'group.you': 'Você',
  'group.money': 'Dinheiro',
  'group.support': 'Apoio e trabalho',
  'group.business': 'Empresa',
  'group.public': 'Serviços públicos',
  'group.tools': 'Ferramentas',
  search: 'Buscar',
  'search.title': 'Buscar em tudo',
  'search.placeholder': 'Para onde você quer ir?',
  'search.none': 'Nada encontrado. Tente outra palavra.',
  'search.close': 'Fechar',
  'search.home': 'Página inicial',
  'search.pages': 'Páginas',
  'search.actions': 'Ações',
  'account.menu': 'Sua conta',
  'account.settings': 'Configurações',
  'account.sign-out': 'Sair',
  'account.unnamed': 'Sua conta',
  'action.theme.light': 'Usar o tema claro',
  'action.theme.dark': 'Usar o tema escuro',
  'action.theme.system': 'Usar o tema do sistema',
  'action.lock': 'Bloquear com PIN',
  'idle.pin.title': 'Você ainda está aí?',
  'idle.pin.text':
    'Para sua segurança, pediremos seu PIN de novo em {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'idle.session.title': 'Sua sessão vai terminar',
  'idle.session.text':
    'Você está sem atividade há algum tempo. Encerraremos a sessão em {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'idle.stay': 'Continuar conectado',
};
