import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Nutzungsbedingungen',
  summary: 'Was Sie und wir voneinander erwarten dürfen, wenn Sie EGCR nutzen.',
  sections: [
    {
      id: 'agreement',
      title: 'Die Vereinbarung',
      body: [
        'Diese Bedingungen gelten zwischen Ihnen und dem Betreiber dieser Installation von EGCR, hier „wir“ genannt. Sie beginnen, wenn Sie bei der Anmeldung das Kästchen ankreuzen. Wir bewahren auf, welcher Fassung Sie zugestimmt haben, mit Prüfsumme und Zeit; Sie können das auf dieser Seite nachlesen.',
      ],
    },
    {
      id: 'account',
      title: 'Ihr Konto',
      body: [
        'Ein Mensch, ein Konto, im eigenen Namen. Sie bestätigen eine E-Mail-Adresse oder Telefonnummer, füllen ein Profil aus und legen eine PIN fest. Behalten Sie Passwort, PIN und Codes für sich: Wir fragen nie per E-Mail, Telefon oder Chat danach. Zehn Minuten ohne Aktivität beenden Ihre Sitzung; Geld bewegt sich nur mit frischer PIN.',
      ],
    },
    {
      id: 'money',
      title: 'Geld und Aufzeichnungen',
      body: [
        'Eine gebuchte Überweisung ist endgültig. Niemand, auch wir nicht, kann sie löschen; ein Fehler wird durch eine neue Buchung berichtigt, die beide Seiten sehen. Jede Überweisung bekommt einen Platz in einem versiegelten Protokoll, und ihren Nachweis kann jeder ohne Konto prüfen. Senden innerhalb der Plattform kostet den Absender nichts. Hat ein Dienst eine Gebühr oder einen Kurs, sehen Sie sie vor Ihrer Zustimmung.',
        'Guthaben gibt es nur in dieser Installation. Läuft sie mit Beispielgeld, kann nichts wirklich ausgezahlt werden.',
      ],
    },
    {
      id: 'conduct',
      title: 'Was nicht erlaubt ist',
      body: [
        'Die Regeln der zulässigen Nutzung gehören zu diesen Bedingungen. Wer sie bricht, dem können Dienste verweigert werden; was ihm gehört, bleibt sein, soweit kein Gesetz anderes bestimmt.',
      ],
    },
    {
      id: 'availability',
      title: 'Verfügbarkeit',
      body: [
        'Wir arbeiten an einem Dienst, der immer da ist, versprechen es aber nicht. Was noch nicht offen ist, sagt es auf seiner Seite, und nichts auf einer solchen Seite ist ein Angebot.',
      ],
    },
    {
      id: 'liability',
      title: 'Unsere Verantwortung',
      body: [
        'Wir stehen ein für das, was wir vorsätzlich oder grob fahrlässig verursachen, und überall, wo das Gesetz keine Beschränkung erlaubt. Für Verluste durch weitergegebene Passwörter oder PINs stehen wir nicht ein.',
      ],
    },
    {
      id: 'ending',
      title: 'Ende',
      body: [
        'Sie können jederzeit gehen: Überweisen Sie Ihr Geld, und schreiben Sie uns. Wir können die Vereinbarung mit dreißig Tagen Frist beenden, sofort nur, wo ein Gesetz oder die Sicherheit anderer es verlangt.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      body: [
        'Eine neue Fassung erscheint hier mit ihren Unterschieden. Sie werden um Zustimmung gebeten, bevor sie für Sie gilt; stattdessen können Sie gehen.',
      ],
    },
    {
      id: 'complaints',
      title: 'Beschwerden',
      body: [
        'Schreiben Sie uns über die Kontaktseite. Jede Beschwerde liest ein Mensch, und Sie können sie mit ihrem Aktenzeichen verfolgen. Ihr Recht, ein Gericht oder eine Behörde anzurufen, bleibt unberührt.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      complaints: null,
      ending: [
        'Sie können jederzeit gehen: Überweisen Sie Ihr Geld, und schreiben Sie uns. Wir können die Vereinbarung mit vierzehn Tagen Frist beenden.',
      ],
    },
  },
};
