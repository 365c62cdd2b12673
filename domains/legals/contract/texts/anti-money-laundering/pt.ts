import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Regras contra lavagem de dinheiro',
  summary: 'O que fazemos, e ainda não, para que a EGCR não sirva para esconder ou mover dinheiro do crime.',
  sections: [
    {
      id: 'principle',
      title: 'O princípio',
      body: [
        'O dinheiro na EGCR deve ter origem e fim honestos. Quem a usa para lavar, financiar terrorismo ou contornar sanções é excluído.',
      ],
    },
    {
      id: 'know',
      title: 'Quem conhecemos',
      body: [
        'Antes de usar a carteira, cada pessoa confirma um e-mail ou telefone, dá seu nome e define um PIN. Nesta versão não se verificam documentos de identidade, donos de empresas nem listas de sanções. Por isso ela não serve para dinheiro real sem os controles que a lei do operador exige; ele deve acrescentá-los antes.',
      ],
    },
    {
      id: 'watch',
      title: 'O que observamos',
      body: [
        'Cada movimento está em um livro de partidas dobradas que não pode ser alterado nem esvaziado. Há limites para transferências e saques, mostrados em “Limites e segurança”. Recompensas de indicação que parecem combinadas esperam a decisão de uma pessoa.',
      ],
    },
    {
      id: 'freeze',
      title: 'Congelamento',
      body: [
        'Você pode congelar sua carteira quando quiser. Uma conta também pode ser congelada por suspeita fundada ou ordem legal: então nada sai. O que há nela fica lá; ninguém o toma sem base legal.',
      ],
    },
    {
      id: 'duty',
      title: 'O que pedimos a você',
      body: [
        'Envie e receba só para você ou para quem você representa abertamente. Não empreste a conta. Responda com verdade a perguntas sobre um pagamento. Se não esperava um pagamento, avise-nos e não o repasse.',
      ],
    },
    {
      id: 'report',
      title: 'Relatar',
      body: [
        'Avise sobre pagamentos suspeitos na página de contato, assunto “Lavagem de dinheiro ou fraude”. Se a lei exige comunicar uma autoridade, o operador o faz e não pode contar ao interessado.',
      ],
    },
    {
      id: 'records',
      title: 'Registros',
      body: [
        'Guardamos o que a lei do país do operador exige, pelo tempo que exigir; em regra, ao menos cinco anos após o último pagamento.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      know: [
        'Antes de usar a carteira, cada pessoa confirma um e-mail ou telefone, dá seu nome e define um PIN. Nesta versão não se verificam documentos de identidade, donos de empresas nem listas de sanções. Por isso ela não serve para dinheiro real sem os controles que a lei do operador exige; ele deve acrescentá-los antes.',
      ],
      watch: [
        'Cada movimento está em um livro de partidas dobradas que não pode ser alterado nem esvaziado. Há limites para transferências e saques, mostrados em “Limites e segurança”. Recompensas de indicação que parecem combinadas esperam a decisão de uma pessoa.',
      ],
      records: [
        'Guardamos o que a lei do país do operador exige, pelo tempo que exigir; em regra, ao menos cinco anos após o último pagamento.',
      ],
    },
  },
};
