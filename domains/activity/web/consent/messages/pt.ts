import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Sua privacidade, sua escolha',
  lead: 'Nossas páginas guardam só aquilo sem o que não funcionam. Você permite um pouco mais? Sem publicidade e nada para outras empresas.',
  more: 'Detalhes: <cookies>cookies e armazenamento</cookies>, <privacy>aviso de privacidade</privacy>',
  accept: 'Aceitar',
  reject: 'Recusar',
  manage: 'Escolher',
  'settings.title': 'Configurações de cookies',
  'settings.lead': 'Cada tipo é separado. Você pode mudar quando quiser.',
  save: 'Salvar minha escolha',
  close: 'Fechar sem salvar',
  objects:
    'Seu navegador pede para não ser rastreado. Entendemos como um não: tudo o que é opcional fica desligado até você ligar.',
  always: 'Sempre ligado',
  necessary: 'Necessário',
  'necessary.text': 'Seu acesso, esta resposta e a aparência e o idioma que você escolhe.',
  preferences: 'Preferências',
  'preferences.text': 'Nosso servidor conhece seu idioma, e as páginas já chegam nele.',
  analytics: 'Análise',
  'analytics.text': 'Anota quais páginas você usa conectado, em nosso próprio servidor, por noventa dias.',
  security_location: 'Local por segurança',
  'security_location.text':
    'Anota o lugar aproximado de um acesso, para notar estranhos. A cerca de dez quilômetros.',
  marketing: 'Marketing',
  'marketing.text':
    'Novidades sobre nossos serviços. Ainda não enviamos nenhuma: por enquanto, sua resposta só fica guardada.',
};
