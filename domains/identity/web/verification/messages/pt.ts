import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': 'Verificação necessária',
  'required.text': 'É preciso verificar o e-mail ou o telefone para acessar {resource}.',
  'required.resource': 'este conteúdo',
  'required.toast': 'Verifique seu e-mail ou número de telefone para acessar este conteúdo.',
  'required.email': 'E-mail',
  'required.phone': 'Telefone',
  'required.verified': 'Verificado',
  'required.unverified': 'Não verificado',
  'required.guidance': 'Um dos dois basta. Peça uma nova mensagem e abra o link ou digite o código.',
  'required.guidance.nothing': 'Sua conta ainda não tem e-mail nem telefone. Fale conosco.',
  'required.resend_email': 'Reenviar verificação por e-mail',
  'required.resend_phone': 'Reenviar verificação por telefone',
  'required.dashboard': 'Ir para o painel',
  'required.code': 'Digite o código de 6 dígitos que enviamos para {address}.',
  'required.wait': 'Novo pedido em {seconds} s',
  'failed.title': 'Não foi possível enviar a verificação',
  'failed.text': 'Tente novamente mais tarde.',
  'restricted.title': 'Acesso restrito',
  'restricted.text': 'Você precisa entrar na sua conta para acessar {resource}.',
  'restricted.sign_in': 'Entrar',
  waiting: 'Carregando…',
  'example.title': 'O que é reservado a pessoas verificadas',
  'example.lead':
    'Algumas páginas só se abrem depois que o e-mail ou o telefone é verificado. Esta mostra como fica, para você agora e para todos os outros.',
  'example.you': 'Como você está agora',
  'example.you.text':
    'A guarda cerca esta caixa. Ela se abre para pessoas verificadas e mostra o caminho às demais.',
  'example.resource': 'o documento de exemplo',
  'example.open.title': 'Está aberto',
  'example.open': 'Seu e-mail ou telefone está verificado, por isso você pode ler isto.',
  'example.fallback': 'Com palavras próprias',
  'example.fallback.text': 'Uma página pode pôr outra coisa no lugar do cartão.',
  'example.fallback.shown': 'Esta pequena nota fica aqui até você ser verificado.',
  'example.cards': 'Os dois cartões',
  'example.cards.text':
    'O que vê quem não entrou e quem entrou sem estar verificado. Os dados são inventados e os botões não fazem nada.',
  'example.pin': 'Painel de estado do PIN',
  'example.pin.text': 'Para quem constrói e testa o produto. Fica oculto até ser pedido.',
  'example.pin.show': 'Mostrar o painel de estado do PIN',
};
