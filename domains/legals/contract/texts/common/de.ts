import type { CommonText } from '../common-text.ts';

export const common: CommonText = {
  notice: {
    id: 'what-egcr-is-not',
    title: 'Was EGCR nicht ist',
    body: [
      'EGCR ist kein staatliches Register, keine zugelassene Bank und keine Einlagensicherung. Keine öffentliche Stelle steht hinter einem Guthaben, keine Versicherung deckt es, und keine unserer Bescheinigungen ersetzt die einer Behörde. Zahlen, die auf unseren Seiten als Ziel der Plattform gekennzeichnet sind, sind Ziele und keine Ergebnisse.',
      'In einer Installation zur Vorführung ist alles Geld Beispielgeld ohne jeden Wert. Dieser Text ist unser eigener Entwurf in einfacher Sprache; wer EGCR mit echtem Geld betreibt, lässt ihn vorher rechtlich prüfen.',
    ],
  },
  binding:
    'Verbindlich ist der englische Wortlaut. Übersetzungen sind dazu da, dass Sie ihn in Ihrer Sprache lesen können; wo eine abweicht, gilt Englisch.',
};
