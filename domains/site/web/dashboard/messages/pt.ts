import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: 'Olá, {name}',
  today: 'Hoje é {date}.',
  'wallet.title': 'Sua carteira',
  'wallet.loading': 'Carregando sua carteira…',
  'wallet.open': 'Abrir sua carteira',
  'next.title': 'O que fazer agora',
  'next.add': 'Coloque dinheiro na sua carteira',
  'next.add.text': 'No ambiente de testes você pode adicionar dinheiro fictício e experimentar tudo.',
  'next.send': 'Envie dinheiro para alguém',
  'next.send.text': 'Você precisa do nome de usuário e confere cada detalhe antes do envio.',
  'next.verify-email': 'Adicione e verifique um e-mail',
  'next.verify-email.text': 'É seu segundo acesso quando o telefone não está à mão.',
  'next.verify-phone': 'Adicione e verifique um telefone',
  'next.verify-phone.text': 'É seu segundo acesso quando o e-mail não está à mão.',
  'services.title': 'Todos os serviços',
  'services.text':
    '{open, plural, one {# serviço está aberto} many {# de serviços estão abertos} other {# serviços estão abertos}}. Os outros dizem o que vão fazer.',
  'state.open': 'Aberto',
  'state.not-open': 'Ainda não aberto',
  'tool.fraud': 'Denúncia e detecção de fraudes',
  'tool.not-open':
    'Esta ferramenta ainda não está aberta. Com ela você vai denunciar fraudes e ver o que foi encontrado.',
  'tool.unknown': 'Não há ferramenta com esse nome.',
};
