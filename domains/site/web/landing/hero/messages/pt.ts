import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  pause: 'Pausar os slides',
  play: 'Reproduzir os slides',
  previous: 'Slide anterior',
  next: 'Próximo slide',
  'stats.note': 'Meta da plataforma',
  'growth.badge': 'Crescimento econômico',
  'growth.title': 'Capital que chega à menor das lojas',
  'growth.subtitle': 'Subsídios e fundos, um só pedido',
  'growth.text':
    'Diga uma vez do que precisa e acompanhe cada passo da decisão. Os pedidos abrem aos poucos.',
  'growth.primary': 'Ver os subsídios',
  'growth.secondary': 'Para empresas',
  'debt.badge': 'Solução de dívidas',
  'debt.title': 'Dívidas que se desatam',
  'debt.subtitle': 'Planos, ofertas e avanços num só lugar',
  'debt.text':
    'Famílias, empresas e ministérios verão o que devem, a quem e como sair disso antes de aceitar qualquer coisa.',
  'debt.primary': 'Gerir dívidas',
  'debt.secondary': 'Para governos',
  'work.badge': 'Criação de empregos',
  'work.title': 'Trabalho para quem quiser',
  'work.subtitle': 'Um banco de empregos que procura por você',
  'work.text':
    'Ele unirá sozinho pessoas e vagas, e apoiará a renda do dia em que um trabalho acaba até o próximo começar.',
  'work.primary': 'Abrir o banco de empregos',
  'work.secondary': 'Para pessoas',
  'safety.badge': 'Segurança',
  'safety.title': 'Livros que qualquer um pode conferir',
  'safety.subtitle': 'Senha, PIN e um razão que ninguém reescreve',
  'safety.text':
    'Cada transferência é lançada duas vezes e selada num registro de raízes assinadas e públicas. Confira um recibo você mesmo, sem nos perguntar.',
  'safety.primary': 'Como protegemos você',
  'safety.secondary': 'Conferir um recibo',
  'stat.sectorFunds': 'fundos de desenvolvimento setorial',
  'stat.smallBusinesses': 'pequenas empresas',
  'stat.governmentDebt': 'dívida pública em vista',
  'stat.globalDebt': 'dívida mundial em vista',
  'stat.jobs': 'empregos',
  'stat.states': 'países',
  'stat.depositInsurance': 'seguro de depósitos pretendido; hoje não há nenhum em vigor',
};
