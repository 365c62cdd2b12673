import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Entregar un extracto bancario',
  lead: 'Un archivo camt.053 de nuestra propia cuenta. Se contabiliza cuando otra persona lo aprueba.',
  file: 'Archivo del extracto',
  submit: 'Entregar extracto',
  done: 'Propuesto. Decide otra persona.',
  summary: 'Revisa estos campos',
  'issue.file': 'Elige un archivo.',
  'issue.long': 'El archivo es demasiado grande.',
  'no.bank_file_unreadable': 'No es un extracto que podamos leer. No se ha propuesto nada.',
  'no.bank_account_foreign': 'Este extracto es de otra cuenta. No se ha propuesto nada.',
  'no.bank_statement_differs': 'Los saldos y apuntes de este extracto no cuadran. No se ha propuesto nada.',
  'no.bank_statement_gap': 'Falta un extracto anterior. No se ha propuesto nada.',
  'no.bank_not_configured': 'Esta instalación no tiene cuenta bancaria propia.',
  worth:
    'Las propuestas de este tipo moverían en 24 horas más dinero del que permite la configuración del servidor.',
  many: 'Tienes demasiadas propuestas pendientes.',
};
