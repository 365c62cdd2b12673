import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Bedingungen für Förderungen',
  summary: 'Wie Förderungen und Branchenfonds arbeiten sollen und was heute nicht von ihnen zu erwarten ist.',
  sections: [
    {
      id: 'status',
      title: 'Stand',
      body: [
        'Förderungen und Branchenfonds sind noch nicht offen. Es kann kein Antrag gestellt werden, über keinen wird entschieden, und für niemanden ist Geld zurückgelegt. Die Beträge auf unseren Seiten sind Ziele der Plattform.',
      ],
    },
    {
      id: 'no-fee',
      title: 'Niemand zahlt für einen Antrag',
      body: [
        'Ein Antrag wird nichts kosten. Niemand darf für einen Antrag, einen besseren Platz oder eine Auszahlung eine Gebühr, eine Anzahlung oder ein Geschenk verlangen, weder in unserem noch im eigenen Namen. Wer es tut, betrügt: Bitte melden Sie es.',
      ],
    },
    {
      id: 'who',
      title: 'Wer Anträge stellen kann',
      body: [
        'Menschen, Unternehmen, Regierungen und Organisationen mit vollständigem Konto, jeweils für die Programme, die für sie bestimmt sind. Bedingungen, Frist, Kriterien und ihr Gewicht werden bei jedem Programm stehen, bevor es öffnet.',
      ],
    },
    {
      id: 'decision',
      title: 'Wie entschieden wird',
      body: [
        'Durch Menschen, nach veröffentlichten Kriterien. Wer an einem Antrag ein Interesse hat, beurteilt ihn nicht. Sie erfahren das Ergebnis mit Gründen und können eine Ablehnung von jemand anderem noch einmal prüfen lassen. Einen Anspruch auf Förderung hat niemand.',
      ],
    },
    {
      id: 'use',
      title: 'Wie das Geld zu verwenden ist',
      body: [
        'Nur für den beantragten Zweck. Größere Förderungen werden in Schritten gezahlt, jeder nach einem Bericht. Geld, das nicht gebraucht oder für anderes verwendet wurde, geht zurück.',
      ],
    },
    {
      id: 'openness',
      title: 'Offenheit',
      body: [
        'Bewilligungen werden mit Programm, Betrag und Zweck veröffentlicht. Namen von Privatpersonen werden nicht ohne deren Einwilligung veröffentlicht.',
      ],
    },
    {
      id: 'false',
      title: 'Falsche Angaben',
      body: [
        'Wer eine Förderung durch falsche Angaben erlangt, zahlt sie zurück und wird ausgeschlossen. Ehrliche Fehler können bis zur Entscheidung jederzeit ohne Nachteil berichtigt werden.',
      ],
    },
    {
      id: 'law',
      title: 'Steuern und Recht',
      body: [
        'Ob eine Förderung zu versteuern ist, bestimmt das Recht an Ihrem Wohnort. Diese Bedingungen werden ergänzt, und Sie werden um Zustimmung gebeten, bevor das erste Programm öffnet.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      'no-fee': [
        'Ein Antrag wird nichts kosten. Niemand darf für einen Antrag, einen besseren Platz oder eine Auszahlung eine Gebühr, eine Anzahlung oder ein Geschenk verlangen, weder in unserem noch im eigenen Namen. Wer es tut, betrügt: Bitte melden Sie es.',
      ],
      decision: [
        'Durch Menschen, nach veröffentlichten Kriterien. Wer an einem Antrag ein Interesse hat, beurteilt ihn nicht. Sie erfahren das Ergebnis mit Gründen und können eine Ablehnung von jemand anderem noch einmal prüfen lassen. Einen Anspruch auf Förderung hat niemand.',
      ],
    },
  },
};
