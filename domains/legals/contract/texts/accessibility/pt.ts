import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Declaração de acessibilidade',
  summary: 'Até onde todos podem usar a EGCR, o que ainda não funciona e como nos contar.',
  sections: [
    {
      id: 'aim',
      title: 'Nosso objetivo',
      body: [
        'A EGCR deve servir a qualquer pessoa: só com teclado, com leitor de tela, com texto a 200%, em um telefone pequeno, nas duas direções de leitura. Nossa medida é WCAG 2.2, nível AA.',
      ],
    },
    {
      id: 'check',
      title: 'Como verificamos',
      body: [
        'Antes de cada versão, um programa (axe) olha cada página aberta, em tema claro e escuro, em um idioma da esquerda para a direita e em um da direita para a esquerda. Há percursos feitos só com teclado. Outros testes cuidam para que nada ultrapasse a tela do telefone. Um programa acha só parte das barreiras; ainda não houve auditoria independente.',
      ],
    },
    {
      id: 'status',
      title: 'Onde estamos',
      body: [
        'Por nossa própria avaliação, o site atende em grande parte ao nível AA. Não conhecemos página que não se use com teclado.',
      ],
    },
    {
      id: 'gaps',
      title: 'O que sabemos que falta',
      body: [
        'Os PDFs têm idioma e título, mas não marcas para leitores de tela; o mesmo conteúdo está na página. Chinês, japonês e coreano usam as fontes de seu aparelho. A voz do captcha é de máquina. Alguns erros de serviços externos vêm em inglês. Ninguém que dependa todo dia de tecnologia assistiva testou ainda toda a plataforma.',
      ],
    },
    {
      id: 'help',
      title: 'O que você pode ajustar',
      body: [
        'Tema, contraste, tamanho do texto e menos movimento seguem seu aparelho e mudam nas configurações. Nada pisca e nada tem pressa, exceto códigos que expiram por segurança; você sempre pode pedir outro.',
      ],
    },
    {
      id: 'tell',
      title: 'Conte para nós',
      body: [
        'Escreva pela página de contato e escolha “Acessibilidade”. Diga a página e o recurso que usa; buscamos um caminho que sirva a você enquanto corrigimos. Procuramos responder em três dias úteis.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Se não respondermos',
      body: [
        'Você pode procurar a autoridade de acessibilidade de seu país. Esta declaração foi feita na data acima, com nossos próprios testes.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      aim: [
        'A EGCR deve servir a qualquer pessoa: só com teclado, com leitor de tela, com texto a 200%, em um telefone pequeno, nas duas direções de leitura. Nossa medida é WCAG 2.2, nível AA.',
      ],
      check: [
        'Antes de cada versão, um programa (axe) olha cada página aberta, em tema claro e escuro, em um idioma da esquerda para a direita e em um da direita para a esquerda. Há percursos feitos só com teclado. Outros testes cuidam para que nada ultrapasse a tela do telefone. Um programa acha só parte das barreiras; ainda não houve auditoria independente.',
      ],
      help: [
        'Tema, contraste, tamanho do texto e menos movimento seguem seu aparelho e mudam nas configurações. Nada pisca e nada tem pressa, exceto códigos que expiram por segurança; você sempre pode pedir outro.',
      ],
    },
  },
};
