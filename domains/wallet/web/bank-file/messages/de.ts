import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Einen Kontoauszug einreichen',
  lead: 'Eine camt.053-Datei unseres eigenen Kontos. Sie wird verbucht, sobald eine andere Person sie genehmigt.',
  file: 'Datei mit dem Kontoauszug',
  submit: 'Kontoauszug einreichen',
  done: 'Vorgeschlagen. Eine andere Person entscheidet.',
  summary: 'Prüfen Sie diese Felder',
  'issue.file': 'Wählen Sie eine Datei.',
  'issue.long': 'Die Datei ist zu groß.',
  'no.bank_file_unreadable': 'Das ist kein Kontoauszug, den wir lesen können. Es wurde nichts vorgeschlagen.',
  'no.bank_account_foreign': 'Dieser Auszug gehört zu einem anderen Konto. Es wurde nichts vorgeschlagen.',
  'no.bank_statement_differs':
    'Salden und Buchungen dieses Auszugs stimmen nicht überein. Es wurde nichts vorgeschlagen.',
  'no.bank_statement_gap': 'Vor diesem Auszug fehlt einer. Es wurde nichts vorgeschlagen.',
  'no.bank_not_configured': 'Diese Installation hat kein eigenes Bankkonto.',
  worth:
    'Vorschläge dieser Art würden in 24 Stunden mehr Geld bewegen, als die Einstellungen des Servers erlauben.',
  many: 'Zu viele Ihrer Vorschläge warten noch.',
};
