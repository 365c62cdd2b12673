import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Kontoauszüge',
  lead: 'Jede Bewegung mit dem Saldo danach, vom Anfangs- bis zum Endsaldo.',
  back: 'Geldbörse',
  account: 'Konto',
  months: 'Nach Monaten',
  so_far: 'bisher',
  pdf_of: 'PDF von {period}',
  others_of: 'Andere Formate von {period}',
  csv: 'CSV für Tabellen',
  ofx: 'OFX für Finanzprogramme',
  camt053: 'camt.053 für die Buchhaltung',
  own: 'Anderer Zeitraum',
  from: 'Von',
  to: 'Bis',
  format: 'Format',
  pdf: 'PDF zum Lesen und Drucken',
  get: 'Herunterladen',
  utc: 'Tage sind die von UTC.',
  failed: 'Der Kontoauszug konnte nicht erstellt werden',
  unloaded: 'Ihre Konten konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  loading: 'Ihre Konten werden geladen',
  summary: 'Bitte prüfen Sie den Zeitraum',
  'issue.day': 'Wählen Sie einen Tag.',
  'issue.order': 'Der letzte Tag liegt vor dem ersten.',
  'issue.long': 'Ein Kontoauszug umfasst höchstens ein Jahr.',
  'issue.currency': 'Dieses Format kennt die Währung nicht.',
};
