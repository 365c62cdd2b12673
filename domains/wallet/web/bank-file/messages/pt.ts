import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Entregar um extrato bancário',
  lead: 'Um arquivo camt.053 da nossa própria conta. É lançado quando outra pessoa o aprovar.',
  file: 'Arquivo do extrato',
  submit: 'Entregar extrato',
  done: 'Proposto. Outra pessoa decide.',
  summary: 'Verifique estes campos',
  'issue.file': 'Escolha um arquivo.',
  'issue.long': 'O arquivo é grande demais.',
  'no.bank_file_unreadable': 'Não é um extrato que possamos ler. Nada foi proposto.',
  'no.bank_account_foreign': 'Este extrato é de outra conta. Nada foi proposto.',
  'no.bank_statement_differs': 'Os saldos e lançamentos deste extrato não coincidem. Nada foi proposto.',
  'no.bank_statement_gap': 'Falta um extrato anterior. Nada foi proposto.',
  'no.bank_not_configured': 'Esta instalação não tem conta bancária própria.',
  worth:
    'As propostas deste tipo movimentariam em 24 horas mais dinheiro do que as definições do servidor permitem.',
  many: 'Você tem propostas demais à espera.',
};
