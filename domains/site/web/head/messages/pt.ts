import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    'Uma conta para trabalho, dinheiro e serviços públicos. Abertos: carteira e pagamentos em JVD e mais nove moedas. Em construção: subsídios, crédito, empregos, empresas.',
  legals:
    'Termos, privacidade, cookies e todos os outros documentos legais da EGCR, com cada versão, o que mudou entre elas e uma página para imprimir.',
  whitepaper:
    'A estrutura EGCR do começo ao fim: a moeda, a reserva, os fundos e as salvaguardas, com cada número marcado como afirmação, meta ou medido.',
  'benefits-individuals':
    'O que a EGCR é para uma pessoa: uma conta em JVD, trabalho pago, crédito, subsídios e serviços públicos, com uma calculadora para os seus números.',
  'benefits-businesses':
    'O que a EGCR é para uma empresa: receber, contratar, crédito e fundos, registro e mercados, com uma calculadora para os seus números.',
  'benefits-governments':
    'O que a EGCR é para um governo: subsídios, solução da dívida, emprego e serviços públicos, com uma calculadora para os seus números.',
  'benefits-organizations':
    'O que a EGCR é para ONGs e instituições: fundos, programas, pagamentos e relatórios, com uma calculadora para os seus números.',
  security:
    'Como a EGCR protege contas e dinheiro: acesso, PIN, livro-razão selado, criptografia, e como nos avisar de uma falha.',
  contact:
    'Escreva para a EGCR sobre sua conta, um pagamento, uma parceria ou a imprensa, e veja em que ponto está a sua mensagem.',
  auth: 'Entre na EGCR ou crie uma conta com e-mail, telefone ou uma chave de acesso.',
  'verification-example': 'Como é a verificação de uma conta EGCR, passo a passo, com dados inventados.',
  verify: 'Confira um recibo da EGCR: se ele está no livro-razão selado e quando foi escrito ali.',
  'not-found': 'Não há nenhuma página neste endereço da EGCR.',
  script:
    'Menus, formulários e números ao vivo desta página precisam de JavaScript. A API está descrita em /api/reference.',
};
