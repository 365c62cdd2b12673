import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Uso aceitável',
  summary: 'Para que a EGCR pode ser usada e o que restringe uma conta.',
  sections: [
    {
      id: 'yes',
      title: 'Para que serve',
      body: [
        'Para pagamentos e serviços lícitos entre pessoas, empresas, governos e organizações. Seja sincero sobre quem você é e justo com os outros.',
      ],
    },
    {
      id: 'no',
      title: 'O que é proibido',
      body: [
        'Toda fraude, inclusive pedir dinheiro com nome falso. Lavagem de dinheiro, financiamento do terrorismo, contorno de sanções. Comércio de pessoas, armas, drogas ilegais ou do que a lei de um dos lados proíbe. Ameaças, ódio, assédio e conteúdo que explore crianças.',
      ],
    },
    {
      id: 'names',
      title: 'Nomes e mensagens',
      body: [
        'Nada de nomes de usuário que finjam ser outra pessoa, um órgão público ou nós. Nada de insultos, links nocivos ou propaganda em notas de pagamentos e pedidos.',
      ],
    },
    {
      id: 'technique',
      title: 'Técnica',
      body: [
        'Não invada contas nem contorne limites, captcha ou verificações; não sobrecarregue o serviço; não leia o que não é seu. A API está aberta a seus próprios programas, com sua conta e dentro dos limites.',
      ],
    },
    {
      id: 'research',
      title: 'Pesquisa de segurança',
      body: [
        'Procurar falhas é bem-vindo se você usa só contas suas, não toma nem danifica nada de outros e nos avisa primeiro. A página de segurança diz como. Não tomamos medidas legais contra quem pesquisa assim.',
      ],
    },
    {
      id: 'report',
      title: 'Relatar abuso',
      body: [
        'Escreva pela página de contato e escolha “Lavagem de dinheiro ou fraude”. Indique a transferência ou o nome de usuário; nunca envie senhas ou PINs.',
      ],
    },
    {
      id: 'steps',
      title: 'O que fazemos então',
      body: [
        'Olhamos cada relato. Conforme a gravidade, advertimos, restringimos uma função, congelamos ou fechamos a conta. Você saberá o que foi feito e por quê, salvo se a lei proibir, e poderá responder; outra pessoa revê. O que a equipe faz fica registrado.',
      ],
    },
    {
      id: 'children',
      title: 'Idade',
      body: [
        'A plataforma é para quem pode firmar contratos onde vive. Quem é mais jovem precisa do consentimento de quem cuida dele.',
      ],
    },
  ],
};
