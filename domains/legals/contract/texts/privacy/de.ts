import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Datenschutzhinweis',
  summary: 'Welche Daten wir über Sie aufbewahren, warum, wie lange, und was Sie tun können.',
  sections: [
    {
      id: 'who',
      title: 'Wer verantwortlich ist',
      body: [
        'Der Betreiber dieser Installation. Sie erreichen ihn über die Kontaktseite; wählen Sie das Thema „Datenschutz und Daten“.',
      ],
    },
    {
      id: 'what',
      title: 'Was wir aufbewahren',
      body: [
        'Ihre E-Mail-Adresse oder Telefonnummer, Namen und Benutzernamen, Ihre Einstellungen sowie Passwort und PIN als Hashwerte, die sich nicht zurückrechnen lassen. Ihre Sitzungen mit Gerät und Netz. Ihre Geldbewegungen. Wer Sie gebracht hat, falls Sie einen Empfehlungscode benutzt haben. Welchen Rechtstexten Sie zugestimmt haben. Was Sie uns schreiben.',
        'Ein vollständiges Aktivitätsprotokoll führen wir nur mit Ihrer Einwilligung. Ohne sie halten wir allein Sicherheitsereignisse fest, etwa eine Anmeldung, mit gekürzter Netzadresse und ohne Ort.',
      ],
    },
    {
      id: 'why',
      title: 'Warum',
      body: [
        'Um Ihr Konto zu führen und auszuführen, was Sie beauftragen: das ist unser Vertrag mit Ihnen; um Konten vor Missbrauch zu schützen: das ist unser berechtigtes Interesse; um gesetzliche Aufbewahrungspflichten zu erfüllen; und alles andere nur mit Ihrer Einwilligung.',
      ],
    },
    {
      id: 'how-long',
      title: 'Wie lange',
      body: [
        'Das Aktivitätsprotokoll neunzig Tage, Sicherheitsereignisse darin dreizehn Monate. Nachrichten an uns ein Jahr nach ihrer Erledigung. Kontodaten, solange Sie das Konto haben. Buchungen im Hauptbuch bleiben, weil auch die andere Seite einer Zahlung sie braucht; nach Schließung des Kontos nennen sie Sie anderen nicht mehr.',
      ],
    },
    {
      id: 'who-else',
      title: 'Wer sie sonst sieht',
      body: [
        'Niemand, dem wir sie verkaufen: Wir verkaufen nichts und zeigen keine Werbung. Wer E-Mails und SMS zustellt, sieht, was er zustellt. Wer Ihnen zahlt oder von Ihnen Geld bekommt, sieht Namen und Benutzernamen. Die Seite lädt nichts von anderen Firmen.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      body: [
        'Sie können Ihre Daten in den Einstellungen lesen und berichtigen, Ihr Aktivitätsprotokoll ausführen oder löschen, Auszüge als Dateien mitnehmen, widersprechen, eine Einwilligung widerrufen und eine Kopie oder die Löschung verlangen. Wir antworten binnen eines Monats. Sie können sich auch bei Ihrer Datenschutzbehörde beschweren.',
      ],
    },
    {
      id: 'safety',
      title: 'Wie sie geschützt sind',
      body: [
        'Verbindungen sind verschlüsselt, wenn der Betreiber die Seite über HTTPS anbietet; Geheimnisse liegen als Hashwerte vor, der Zugriff wird bei jedem Aufruf auf dem Server geprüft, und Mitarbeitende brauchen einen zweiten Faktor. Mehr steht auf der Seite zur Sicherheit.',
      ],
    },
  ],
  earlier: {
    '1.1': {
      what: [
        'Ihre E-Mail-Adresse oder Telefonnummer, Namen und Benutzernamen, Ihre Einstellungen sowie Passwort und PIN als Hashwerte, die sich nicht zurückrechnen lassen. Ihre Sitzungen mit Gerät und Netz. Ihre Geldbewegungen. Wer Sie gebracht hat, falls Sie einen Empfehlungscode benutzt haben. Welchen Rechtstexten Sie zugestimmt haben. Was Sie uns schreiben.',
        'Ein vollständiges Aktivitätsprotokoll führen wir nur mit Ihrer Einwilligung. Ohne sie halten wir allein Sicherheitsereignisse fest, etwa eine Anmeldung, mit gekürzter Netzadresse und ohne Ort.',
      ],
      why: [
        'Um Ihr Konto zu führen und auszuführen, was Sie beauftragen: das ist unser Vertrag mit Ihnen; um Konten vor Missbrauch zu schützen: das ist unser berechtigtes Interesse; um gesetzliche Aufbewahrungspflichten zu erfüllen; und alles andere nur mit Ihrer Einwilligung.',
      ],
      'how-long': [
        'Das Aktivitätsprotokoll neunzig Tage, Sicherheitsereignisse darin dreizehn Monate. Nachrichten an uns ein Jahr nach ihrer Erledigung. Kontodaten, solange Sie das Konto haben. Buchungen im Hauptbuch bleiben, weil auch die andere Seite einer Zahlung sie braucht; nach Schließung des Kontos nennen sie Sie anderen nicht mehr.',
      ],
      rights: [
        'Sie können Ihre Daten in den Einstellungen lesen und berichtigen, Ihr Aktivitätsprotokoll ausführen oder löschen, Auszüge als Dateien mitnehmen, widersprechen, eine Einwilligung widerrufen und eine Kopie oder die Löschung verlangen. Wir antworten binnen eines Monats. Sie können sich auch bei Ihrer Datenschutzbehörde beschweren.',
      ],
      safety: [
        'Verbindungen sind verschlüsselt, wenn der Betreiber die Seite über HTTPS anbietet; Geheimnisse liegen als Hashwerte vor, der Zugriff wird bei jedem Aufruf auf dem Server geprüft, und Mitarbeitende brauchen einen zweiten Faktor. Mehr steht auf der Seite zur Sicherheit.',
      ],
    },
    '1.0': {
      what: [
        'Ihre E-Mail-Adresse oder Telefonnummer, Namen und Benutzernamen, Ihre Einstellungen sowie Passwort und PIN als Hashwerte, die sich nicht zurückrechnen lassen. Ihre Sitzungen mit Gerät und Netz. Ihre Geldbewegungen. Wer Sie gebracht hat, falls Sie einen Empfehlungscode benutzt haben. Welchen Rechtstexten Sie zugestimmt haben. Was Sie uns schreiben.',
        'Ein vollständiges Aktivitätsprotokoll führen wir nur mit Ihrer Einwilligung. Ohne sie halten wir allein Sicherheitsereignisse fest, etwa eine Anmeldung, mit gekürzter Netzadresse und ohne Ort.',
      ],
      why: [
        'Um Ihr Konto zu führen und auszuführen, was Sie beauftragen: das ist unser Vertrag mit Ihnen; um Konten vor Missbrauch zu schützen: das ist unser berechtigtes Interesse; um gesetzliche Aufbewahrungspflichten zu erfüllen; und alles andere nur mit Ihrer Einwilligung.',
      ],
      'how-long': [
        'Das Aktivitätsprotokoll neunzig Tage. Nachrichten an uns ein Jahr. Kontodaten, solange Sie das Konto haben. Buchungen im Hauptbuch bleiben.',
      ],
      rights: [
        'Sie können Ihre Daten in den Einstellungen lesen und berichtigen, Ihr Aktivitätsprotokoll ausführen oder löschen, Auszüge als Dateien mitnehmen, widersprechen, eine Einwilligung widerrufen und eine Kopie oder die Löschung verlangen. Wir antworten binnen eines Monats. Sie können sich auch bei Ihrer Datenschutzbehörde beschweren.',
      ],
      safety: [
        'Verbindungen sind verschlüsselt, wenn der Betreiber die Seite über HTTPS anbietet; Geheimnisse liegen als Hashwerte vor, der Zugriff wird bei jedem Aufruf auf dem Server geprüft, und Mitarbeitende brauchen einen zweiten Faktor. Mehr steht auf der Seite zur Sicherheit.',
      ],
    },
  },
};
