import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Outras contas',
  lead: 'Importe extratos de outros bancos para vê-los aqui. Só para consulta: nenhum dinheiro se move.',
  back: 'Histórico',
  add: 'Importar um extrato',
  name: 'Nome da conta',
  file: 'Arquivo (CSV, OFX ou camt.053)',
  preview: 'Ver primeiro',
  'preview.title': 'Isto seria importado',
  'preview.new': 'Movimentos novos',
  'preview.known': 'Já existentes',
  'preview.problems': 'Ilegíveis',
  'problem.day_format': 'Linha {line}: sem data legível',
  'problem.invalid_amount': 'Linha {line}: sem valor legível',
  'problem.unknown_currency': 'Linha {line}: sem moeda legível',
  keep: 'Salvar estes movimentos',
  kept: 'Extrato importado',
  list: 'Contas importadas',
  empty: 'Ainda nenhuma.',
  entries: '{count} movimentos',
  remove: 'Excluir {name}',
  removed: 'Conta excluída',
  more: 'Mostrar mais',
  'issue.name': 'Dê um nome à conta.',
  'issue.file': 'Escolha um arquivo.',
  'issue.unreadable': 'Não conseguimos ler o arquivo. Precisa ser CSV com data e valor, OFX ou camt.053.',
  'issue.long': 'O arquivo é longo demais. Escolha um período mais curto.',
  'issue.many': 'Você tem o máximo de contas. Exclua uma primeiro.',
  summary: 'Confira o que você digitou',
};
