import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Extratos',
  lead: 'Cada movimento com o saldo que fica, do saldo inicial ao final.',
  back: 'Carteira',
  account: 'Conta',
  months: 'Por mês',
  so_far: 'até agora',
  pdf_of: 'PDF de {period}',
  others_of: 'Outros formatos de {period}',
  csv: 'CSV para planilhas',
  ofx: 'OFX para programas de finanças',
  camt053: 'camt.053 para contabilidade',
  own: 'Outro período',
  from: 'De',
  to: 'Até',
  format: 'Formato',
  pdf: 'PDF para ler e imprimir',
  get: 'Baixar',
  utc: 'Os dias são os de UTC.',
  failed: 'Não foi possível criar o extrato',
  unloaded: 'Não foi possível carregar suas contas',
  retry: 'Tentar novamente',
  loading: 'Carregando suas contas',
  summary: 'Confira o período',
  'issue.day': 'Escolha um dia.',
  'issue.order': 'O último dia é anterior ao primeiro.',
  'issue.long': 'Um extrato abrange no máximo um ano.',
  'issue.currency': 'Este formato não conhece essa moeda.',
};
