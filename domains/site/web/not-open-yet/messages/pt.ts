import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  state: 'Ainda não aberto',
  will: 'O que vai fazer',
  honest:
    'Ainda estamos construindo este serviço. Nada aqui funciona por enquanto, e nada do que você vê em outros lugares depende dele.',
  back: 'Voltar à página anterior',
  home: 'Ir para a página inicial',
  dashboard: 'Ir para o seu painel',
  'not-found.title': 'Não há página neste endereço',
  'not-found.text':
    'O endereço pode estar errado ou a página pode ter mudado de lugar. Confira o endereço ou recomece por um destes lugares.',
  'not-found.code': 'Erro 404',
  'about.contact': 'Você poderá nos escrever aqui e receber a resposta por e-mail.',
  'about.legals':
    'Os termos de uso, o aviso de privacidade e todos os outros documentos legais ficarão aqui, cada um com sua data e versões anteriores.',
  'about.benefits-individuals':
    'Esta página vai mostrar o que a EGCR oferece a você como pessoa: apoio à renda, carteira, relatório de crédito e ajuda com dívidas.',
  'about.benefits-businesses':
    'Esta página vai mostrar o que a EGCR oferece às empresas com o EconomicOS: registro, subsídios, pagamentos e acesso a capital.',
  'about.benefits-governments':
    'Esta página vai mostrar o que a EGCR oferece aos governos com o GovOS: fundos públicos, gestão da dívida e pagamentos aos cidadãos.',
  'about.benefits-organizations':
    'Esta página vai mostrar o que a EGCR oferece a ONGs e instituições com o CivicOS: subsídios, fundos e contas abertas.',
  'about.blog': 'Notícias e explicações sobre trabalho, dinheiro e serviços públicos serão publicadas aqui.',
  'about.jobs': 'As vagas do banco mundial de empregos serão listadas aqui para todos lerem.',
  'about.security':
    'Esta página vai explicar como protegemos contas e dinheiro, e como avisar sobre uma falha.',
  'about.settings':
    'Você vai cuidar aqui do perfil, do acesso, dos dispositivos, do idioma e das notificações.',
  'about.services': 'Todos os serviços para pessoas, empresas, governos e instituições serão listados aqui.',
  'about.services-business':
    'As empresas vão encontrar aqui registro, verificação, subsídios, pagamentos e capital.',
  'about.services-personal':
    'Você vai encontrar aqui trabalho, apoio à renda, subsídios, relatório de crédito e ajuda com dívidas.',
  'about.services-government':
    'Os governos vão conduzir daqui fundos, programas de dívida e pagamentos aos cidadãos.',
  'about.services-ngo':
    'ONGs e instituições vão pedir subsídios, conduzir programas e prestar contas abertamente daqui.',
  'about.business-reserve':
    'O sistema de reserva subnacional vai permitir que regiões e empresas guardem, emitam e resgatem reservas.',
  'about.grants':
    'Você vai encontrar aqui subsídios para pessoas, empresas e governos, fazer seu pedido e acompanhá-lo.',
  'about.job-board':
    'O banco de empregos vai ligar você a trabalho no mundo todo e iniciar o apoio à renda quando você estiver sem ele.',
  'about.capital-market': 'Você poderá ver e negociar tokens de empresas registradas na EGCR.',
  'about.email': 'Você terá uma caixa de correio própria, junto da sua conta.',
  'about.debt':
    'Você vai ver todas as suas dívidas em um só lugar, com planos de pagamento e ofertas de quitação.',
  'about.businesses': 'As empresas que são suas ou em que você trabalha serão listadas aqui.',
  'about.business':
    'Cada empresa terá aqui visão geral, carteira, tokens, subsídios, documentos e configurações.',
  'about.credit':
    'Você vai ler seu relatório de crédito em linguagem clara e contestar o que estiver errado.',
  'about.create-service': 'Você vai pedir um serviço aqui e será guiado no que ele precisa.',
  'about.registration': 'Você vai registrar uma empresa em um só formulário guiado, salvando aos poucos.',
  'about.register-business': 'O formulário guiado para registrar uma empresa vai abrir aqui.',
  'about.business-verification': 'As empresas vão provar aqui quem são e a quem pertencem.',
  'about.directory': 'Você vai buscar empresas verificadas e ler seus perfis públicos aqui.',
  'about.business-capital-market': 'As empresas vão emitir tokens e captar capital aqui.',
  'about.business-admin': 'Os donos vão cuidar aqui de papéis, permissões e configurações da empresa.',
  'about.funding-application':
    'Você vai pedir aqui um subsídio ou fundo, passo a passo, salvando as respostas aos poucos.',
  'about.ai-agents': 'Agentes de IA vão redigir, conferir e explicar para você. Você aprova cada passo.',
  'about.payment-gateway':
    'Lojistas vão aceitar pagamentos em qualquer moeda, roteados sozinhos pelo menor custo.',
  'about.business-ai-agents': 'Agentes de IA vão ajudar sua empresa com papelada, conformidade e clientes.',
};
