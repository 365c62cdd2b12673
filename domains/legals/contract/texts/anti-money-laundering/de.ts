import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Regeln gegen Geldwäsche',
  summary:
    'Was wir tun und noch nicht tun, damit EGCR nicht dazu dient, Geld aus Straftaten zu verstecken oder zu bewegen.',
  sections: [
    {
      id: 'principle',
      title: 'Der Grundsatz',
      body: [
        'Geld auf EGCR muss ehrlicher Herkunft sein und einem ehrlichen Zweck dienen. Wer damit Geld wäscht, Terror finanziert oder Sanktionen umgeht, wird ausgeschlossen.',
      ],
    },
    {
      id: 'know',
      title: 'Wen wir kennen',
      body: [
        'Bevor jemand die Geldbörse nutzen kann, bestätigt er eine E-Mail-Adresse oder Telefonnummer, nennt seinen Namen und legt eine PIN fest. Ausweise, Eigentümer von Firmen und Sanktionslisten werden in dieser Fassung nicht geprüft. Deshalb taugt sie nicht für echtes Geld ohne die Prüfungen, die das Recht des Betreibers verlangt; er muss sie zuerst ergänzen.',
      ],
    },
    {
      id: 'watch',
      title: 'Was wir beobachten',
      body: [
        'Jede Bewegung steht in einem Hauptbuch mit doppelter Buchung, das weder geändert noch geleert werden kann. Für Überweisungen und Auszahlungen gelten Limits; sie stehen auf der Seite „Limits und Sicherheit“. Empfehlungsprämien, die abgesprochen aussehen, warten auf die Entscheidung eines Menschen.',
      ],
    },
    {
      id: 'freeze',
      title: 'Sperren',
      body: [
        'Ihre eigene Geldbörse können Sie jederzeit sperren. Ein Konto kann auch gesperrt werden, wo ein begründeter Verdacht oder eine rechtmäßige Anordnung besteht: Dann geht nichts mehr hinaus. Was darauf ist, bleibt dort; niemand nimmt es ohne Rechtsgrund.',
      ],
    },
    {
      id: 'duty',
      title: 'Worum wir Sie bitten',
      body: [
        'Senden und empfangen Sie nur für sich oder für die, für die Sie offen handeln. Verleihen Sie Ihr Konto nicht. Beantworten Sie Fragen zu einer Zahlung wahrheitsgemäß. Haben Sie eine Zahlung nicht erwartet, sagen Sie es uns und geben Sie sie nicht weiter.',
      ],
    },
    {
      id: 'report',
      title: 'Melden',
      body: [
        'Verdächtige Zahlungen melden Sie uns auf der Kontaktseite unter dem Thema „Geldwäsche oder Betrug“. Verlangt das Gesetz eine Meldung an eine Behörde, macht sie der Betreiber und darf der betroffenen Person nichts davon sagen.',
      ],
    },
    {
      id: 'records',
      title: 'Aufbewahrung',
      body: [
        'Wir bewahren die Unterlagen auf, die das Recht im Land des Betreibers verlangt, solange es das verlangt; in der Regel mindestens fünf Jahre nach der letzten Zahlung.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      know: [
        'Bevor jemand die Geldbörse nutzen kann, bestätigt er eine E-Mail-Adresse oder Telefonnummer, nennt seinen Namen und legt eine PIN fest. Ausweise, Eigentümer von Firmen und Sanktionslisten werden in dieser Fassung nicht geprüft. Deshalb taugt sie nicht für echtes Geld ohne die Prüfungen, die das Recht des Betreibers verlangt; er muss sie zuerst ergänzen.',
      ],
      watch: [
        'Jede Bewegung steht in einem Hauptbuch mit doppelter Buchung, das weder geändert noch geleert werden kann. Für Überweisungen und Auszahlungen gelten Limits; sie stehen auf der Seite „Limits und Sicherheit“. Empfehlungsprämien, die abgesprochen aussehen, warten auf die Entscheidung eines Menschen.',
      ],
      records: [
        'Wir bewahren die Unterlagen auf, die das Recht im Land des Betreibers verlangt, solange es das verlangt; in der Regel mindestens fünf Jahre nach der letzten Zahlung.',
      ],
    },
  },
};
