import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Termos das indicações',
  summary: 'Como você traz alguém à EGCR, o que ambos recebem e o que não conta.',
  sections: [
    {
      id: 'how',
      title: 'Como funciona',
      body: [
        'Cada pessoa tem um código. Quem se cadastra com ele, ou o digita nas configurações em até trinta dias, conta como trazido por você. Acontece uma vez para sempre, e ninguém traz a si mesmo. Círculos em que pessoas se trazem umas às outras são recusados.',
      ],
    },
    {
      id: 'steps',
      title: 'Três passos',
      body: [
        'Pendente, até a outra pessoa ter endereço confirmado, perfil e PIN. Verificada, desde então. Concluída, com o primeiro pagamento dela de dez unidades ou mais a alguém que não seja você. Você vê só o andamento, não quem é.',
      ],
    },
    {
      id: 'reward',
      title: 'A recompensa',
      body: [
        'Dez JVD para você e dez para a outra pessoa. Ficam retidos por quatorze dias após a conclusão e então vencem. Se esta instalação usa dinheiro de amostra, são pagos assim. Senão, ficam devidos até que um programa com dinheiro próprio os pague; não prometemos data.',
      ],
    },
    {
      id: 'limits',
      title: 'Limites',
      body: [
        'No máximo vinte pessoas por dia, cinquenta recompensas em trinta dias e quinhentas no total. Além disso, a outra pessoa ainda recebe a dela.',
      ],
    },
    {
      id: 'review',
      title: 'Um olhar mais atento',
      body: [
        'A mesma caixa de e-mail ou rede nos dois lados, muitos cadastros em uma hora ou um endereço descartável fazem a recompensa esperar. Uma pessoa a libera ou recusa, uma só vez, nunca onde ela mesma é parte.',
      ],
    },
    {
      id: 'not',
      title: 'O que não é permitido',
      body: [
        'Divulgação por mensagens indesejadas, pessoas inventadas, contas compradas e promessas que não fazemos. Recompensas assim obtidas são recusadas e podem ser retomadas.',
      ],
    },
    {
      id: 'no-pyramid',
      title: 'Sem pirâmide',
      body: [
        'Há um só nível. Você não recebe nada por quem seus indicados trouxerem, e participar nunca custa nada.',
      ],
    },
    {
      id: 'end',
      title: 'Mudanças e fim',
      body: [
        'Podemos mudar ou encerrar o programa para o futuro. As recompensas já retidas seguem como anunciadas.',
      ],
    },
  ],
};
