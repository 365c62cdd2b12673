import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Termos de uso',
  summary: 'O que você e nós podemos esperar um do outro quando você usa a EGCR.',
  sections: [
    {
      id: 'agreement',
      title: 'O acordo',
      body: [
        'Estes termos valem entre você e quem opera esta instalação da EGCR, aqui chamado de “nós”. Começam quando você marca a caixa no cadastro. Guardamos qual versão você aceitou, com a impressão digital e a hora; você pode ler isso nesta página.',
      ],
    },
    {
      id: 'account',
      title: 'Sua conta',
      body: [
        'Uma pessoa, uma conta, em nome próprio. Você confirma um e-mail ou telefone, preenche um perfil e define um PIN. Guarde senha, PIN e códigos com você: nunca os pedimos por e-mail, telefone ou chat. Dez minutos sem atividade encerram a sessão; o dinheiro só se move com o PIN recém-digitado.',
      ],
    },
    {
      id: 'money',
      title: 'Dinheiro e registros',
      body: [
        'Uma transferência feita é definitiva. Ninguém, nem nós, pode apagá-la; um erro se corrige com um novo lançamento que os dois lados veem. Cada transferência ocupa um lugar em um registro selado, e qualquer um pode conferir a prova sem conta. Enviar dentro da plataforma não custa nada a quem envia. Se um serviço tem tarifa ou câmbio, você vê antes de aceitar.',
        'Os saldos existem só nesta instalação. Se ela usa dinheiro de amostra, nada pode ser pago de verdade.',
      ],
    },
    {
      id: 'conduct',
      title: 'O que não é permitido',
      body: [
        'As regras de uso aceitável fazem parte destes termos. A quem as viola podem ser negados serviços; o que é dele continua dele, salvo se a lei disser outra coisa.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilidade',
      body: [
        'Trabalhamos por um serviço sempre presente, mas não o prometemos. O que ainda não está aberto diz isso em sua página, e nada nessa página é uma oferta.',
      ],
    },
    {
      id: 'liability',
      title: 'Nossa responsabilidade',
      body: [
        'Respondemos pelo que causamos com dolo ou culpa grave, e sempre que a lei não permitir limitar. Não respondemos por perdas de senhas ou PINs que você entregou.',
      ],
    },
    {
      id: 'ending',
      title: 'Encerramento',
      body: [
        'Você pode sair quando quiser: mova seu dinheiro e escreva para nós. Podemos encerrar o acordo com trinta dias de aviso, de imediato só se uma lei ou a segurança de outros exigir.',
      ],
    },
    {
      id: 'changes',
      title: 'Mudanças',
      body: [
        'Uma nova versão é publicada aqui com as diferenças. Pedimos seu aceite antes que valha para você; em vez disso, você pode sair.',
      ],
    },
    {
      id: 'complaints',
      title: 'Reclamações',
      body: [
        'Escreva pela página de contato. Uma pessoa lê cada reclamação, e você a acompanha pela referência. Seu direito de ir a um tribunal ou autoridade fica intacto.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      complaints: null,
      ending: [
        'Você pode sair quando quiser: mova seu dinheiro e escreva para nós. Podemos encerrar o acordo com quatorze dias de aviso.',
      ],
    },
  },
};
