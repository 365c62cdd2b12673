import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Outras contas',
  lead: 'Importe extratos de outros bancos para os ver aqui. Só para consulta: não se move dinheiro.',
  back: 'Histórico',
  add: 'Importar um extrato',
  name: 'Nome da conta',
  file: 'Ficheiro (CSV, OFX ou camt.053)',
  preview: 'Ver primeiro',
  'preview.title': 'Isto seria importado',
  'preview.new': 'Movimentos novos',
  'preview.known': 'Já existentes',
  'preview.problems': 'Ilegíveis',
  'problem.day_format': 'Linha {line}: sem data legível',
  'problem.invalid_amount': 'Linha {line}: sem valor legível',
  'problem.unknown_currency': 'Linha {line}: sem moeda legível',
  keep: 'Guardar estes movimentos',
  kept: 'Extrato importado',
  list: 'Contas importadas',
  empty: 'Ainda nenhuma.',
  entries: '{count} movimentos',
  remove: 'Eliminar {name}',
  removed: 'Conta eliminada',
  more: 'Mostrar mais',
  'issue.name': 'Dê um nome à conta.',
  'issue.file': 'Escolha um ficheiro.',
  'issue.unreadable': 'Não conseguimos ler o ficheiro. Tem de ser CSV com data e valor, OFX ou camt.053.',
  'issue.long': 'O ficheiro é demasiado longo. Escolha um período mais curto.',
  'issue.many': 'Tem o máximo de contas. Elimine uma primeiro.',
  summary: 'Verifique o que introduziu',
};
