import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Bedingungen für Empfehlungen',
  summary: 'Wie Sie jemanden zu EGCR bringen, was Sie beide bekommen und was nicht zählt.',
  sections: [
    {
      id: 'how',
      title: 'Wie es geht',
      body: [
        'Jeder Mensch hat einen Code. Wer sich damit anmeldet oder ihn innerhalb von dreißig Tagen in den Einstellungen eingibt, gilt als von Ihnen gebracht. Das geschieht einmal und endgültig, und niemand kann sich selbst bringen. Ringe, in denen Menschen einander bringen, werden abgelehnt.',
      ],
    },
    {
      id: 'steps',
      title: 'Drei Schritte',
      body: [
        'Offen, bis die andere Person eine bestätigte Adresse, ein Profil und eine PIN hat. Danach bestätigt. Abgeschlossen mit ihrer ersten Zahlung von zehn Einheiten oder mehr an jemand anderen als Sie. Sie sehen nur, wie weit eine Empfehlung ist, nicht, um wen es geht.',
      ],
    },
    {
      id: 'reward',
      title: 'Die Prämie',
      body: [
        'Zehn JVD für Sie und zehn für die andere Person. Sie werden nach dem Abschluss vierzehn Tage gehalten und dann fällig. Läuft diese Installation mit Beispielgeld, werden sie in Beispielgeld gezahlt. Sonst bleiben sie fällig, bis ein Programm mit eigenem Geld sie zahlt; einen Zeitpunkt versprechen wir nicht.',
      ],
    },
    {
      id: 'limits',
      title: 'Grenzen',
      body: [
        'Höchstens zwanzig Menschen am Tag, fünfzig Prämien in dreißig Tagen und fünfhundert insgesamt. Darüber hinaus bekommt die andere Person ihre trotzdem.',
      ],
    },
    {
      id: 'review',
      title: 'Genauer hinsehen',
      body: [
        'Dasselbe Postfach oder Netz auf beiden Seiten, viele Anmeldungen in einer Stunde oder eine Wegwerfadresse lassen eine Prämie auf einen Menschen warten. Er gibt sie einmal frei oder lehnt sie ab, nie dort, wo er selbst auf einer Seite steht.',
      ],
    },
    {
      id: 'not',
      title: 'Was nicht erlaubt ist',
      body: [
        'Werbung durch unerwünschte Nachrichten, erfundene Menschen, gekaufte Konten und Versprechen, die wir nicht geben. So erlangte Prämien werden abgelehnt und können zurückgenommen werden.',
      ],
    },
    {
      id: 'no-pyramid',
      title: 'Keine Pyramide',
      body: [
        'Es gibt eine einzige Stufe. Für Menschen, die von Ihnen Gebrachte ihrerseits bringen, bekommen Sie nichts, und die Teilnahme kostet nie etwas.',
      ],
    },
    {
      id: 'end',
      title: 'Änderungen und Ende',
      body: [
        'Wir können das Programm für die Zukunft ändern oder beenden. Bereits gehaltene Prämien bleiben, wie sie angekündigt waren.',
      ],
    },
  ],
};
