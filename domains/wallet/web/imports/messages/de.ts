import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Andere Konten',
  lead: 'Nehmen Sie Auszüge anderer Banken auf, um sie hier zu sehen. Nur zum Ansehen: Es bewegt sich kein Geld.',
  back: 'Verlauf',
  add: 'Auszug aufnehmen',
  name: 'Name des Kontos',
  file: 'Datei (CSV, OFX oder camt.053)',
  preview: 'Erst ansehen',
  'preview.title': 'Das würde aufgenommen',
  'preview.new': 'Neue Einträge',
  'preview.known': 'Schon vorhanden',
  'preview.problems': 'Nicht lesbar',
  'problem.day_format': 'Zeile {line}: kein lesbares Datum',
  'problem.invalid_amount': 'Zeile {line}: kein lesbarer Betrag',
  'problem.unknown_currency': 'Zeile {line}: keine lesbare Währung',
  keep: 'Diese Einträge behalten',
  kept: 'Auszug aufgenommen',
  list: 'Aufgenommene Konten',
  empty: 'Noch keine.',
  entries: '{count} Einträge',
  remove: '{name} löschen',
  removed: 'Konto gelöscht',
  more: 'Mehr zeigen',
  'issue.name': 'Geben Sie dem Konto einen Namen.',
  'issue.file': 'Wählen Sie eine Datei.',
  'issue.unreadable':
    'Diese Datei ist nicht lesbar. Sie muss CSV mit Datum und Betrag, OFX oder camt.053 sein.',
  'issue.long': 'Diese Datei ist zu lang. Nehmen Sie einen kürzeren Zeitraum.',
  'issue.many': 'Sie haben so viele Konten, wie möglich sind. Löschen Sie zuerst eines.',
  summary: 'Bitte prüfen Sie Ihre Eingaben',
};
