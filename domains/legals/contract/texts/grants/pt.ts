import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Termos dos subsídios',
  summary: 'Como funcionarão os subsídios e fundos setoriais, e o que hoje não se deve esperar.',
  sections: [
    {
      id: 'status',
      title: 'Em que ponto estão',
      body: [
        'Subsídios e fundos setoriais ainda não estão abertos. Não se pode fazer pedido, nenhum está em decisão e não há dinheiro reservado para ninguém. Os valores em nossas páginas são metas da plataforma.',
      ],
    },
    {
      id: 'no-fee',
      title: 'Ninguém paga para pedir',
      body: [
        'O pedido não custará nada. Ninguém pode exigir taxa, depósito ou presente por um pedido, um lugar melhor ou um pagamento, nem em nosso nome nem no próprio. Quem faz isso é golpista: denuncie.',
      ],
    },
    {
      id: 'who',
      title: 'Quem poderá pedir',
      body: [
        'Pessoas, empresas, governos e organizações com conta completa, cada um nos programas a ele destinados. Condições, prazo, critérios e pesos constarão de cada programa antes de abrir.',
      ],
    },
    {
      id: 'decision',
      title: 'Como se decidirá',
      body: [
        'Por pessoas, com critérios publicados. Quem tem interesse em um pedido não o julga. Você saberá o resultado e os motivos e poderá pedir que outra pessoa reveja uma recusa. Ninguém tem direito a um subsídio.',
      ],
    },
    {
      id: 'use',
      title: 'Como usar o dinheiro',
      body: [
        'Só para o fim pedido. Subsídios maiores são pagos em etapas, cada uma após um relatório. O que não foi usado, ou foi usado para outra coisa, é devolvido.',
      ],
    },
    {
      id: 'openness',
      title: 'Transparência',
      body: [
        'As concessões serão publicadas com programa, valor e fim. Nomes de particulares não se publicam sem consentimento.',
      ],
    },
    {
      id: 'false',
      title: 'Declarações falsas',
      body: [
        'Quem obtém subsídio com declarações falsas devolve e é excluído. Erros de boa-fé podem ser corrigidos sem prejuízo até a decisão.',
      ],
    },
    {
      id: 'law',
      title: 'Impostos e lei',
      body: [
        'Se um subsídio é tributado, decide a lei de onde você vive. Estes termos serão completados, e seu aceite pedido, antes do primeiro programa.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      'no-fee': [
        'O pedido não custará nada. Ninguém pode exigir taxa, depósito ou presente por um pedido, um lugar melhor ou um pagamento, nem em nosso nome nem no próprio. Quem faz isso é golpista: denuncie.',
      ],
      decision: [
        'Por pessoas, com critérios publicados. Quem tem interesse em um pedido não o julga. Você saberá o resultado e os motivos e poderá pedir que outra pessoa reveja uma recusa. Ninguém tem direito a um subsídio.',
      ],
    },
  },
};
