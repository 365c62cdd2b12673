import type { CommonText } from '../common-text.ts';

export const common: CommonText = {
  notice: {
    id: 'what-egcr-is-not',
    title: 'O que a EGCR não é',
    body: [
      'A EGCR não é um registro estatal, nem um banco licenciado, nem um fundo garantidor de depósitos. Nenhum órgão público responde por um saldo aqui, nenhum seguro o cobre, e nenhum certificado nosso substitui o de uma autoridade. Números marcados em nossas páginas como metas da plataforma são metas, não resultados.',
      'Em uma instalação de demonstração todo o dinheiro é de amostra e não vale nada. Este texto é um rascunho nosso em linguagem simples; quem opera a EGCR com dinheiro real o submete antes a um advogado.',
    ],
  },
  binding:
    'O texto em inglês é o que vincula. As traduções existem para você ler em seu idioma; se alguma diferir, vale o inglês.',
};
