import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Zulässige Nutzung',
  summary: 'Wofür EGCR genutzt werden darf und was ein Konto einschränkt.',
  sections: [
    {
      id: 'yes',
      title: 'Wofür es da ist',
      body: [
        'Für rechtmäßige Zahlungen und Dienste zwischen Menschen, Unternehmen, Regierungen und Organisationen. Seien Sie ehrlich darüber, wer Sie sind, und fair zu denen, mit denen Sie zu tun haben.',
      ],
    },
    {
      id: 'no',
      title: 'Was verboten ist',
      body: [
        'Betrug jeder Art, auch Geldanforderungen unter falschem Namen. Geldwäsche, Finanzierung von Terror und Umgehung von Sanktionen. Handel mit Menschen, Waffen, verbotenen Drogen oder allem, was das Recht einer der beiden Seiten verbietet. Drohungen, Hass, Belästigung und Inhalte, die Kinder ausbeuten.',
      ],
    },
    {
      id: 'names',
      title: 'Namen und Nachrichten',
      body: [
        'Keine Benutzernamen, die jemand anderen, eine Behörde oder uns vortäuschen. Keine Beleidigungen, Links zu Schadsoftware oder Werbung in Zahlungsnotizen und Anforderungen.',
      ],
    },
    {
      id: 'technique',
      title: 'Technik',
      body: [
        'Brechen Sie nicht in Konten ein, und umgehen Sie keine Grenzen, kein Captcha und keine Prüfungen; überlasten Sie den Dienst nicht; lesen Sie nicht, was Ihnen nicht gehört. Die API steht Ihren eigenen Programmen unter Ihrem Konto offen, in ihren Grenzen.',
      ],
    },
    {
      id: 'research',
      title: 'Sicherheitsforschung',
      body: [
        'Die Suche nach Schwachstellen ist willkommen, solange Sie nur eigene Konten nutzen, anderen nichts nehmen und nichts beschädigen und es uns zuerst sagen. Wie, steht auf der Seite zur Sicherheit. Gegen Forschung, die sich daran hält, gehen wir nicht rechtlich vor.',
      ],
    },
    {
      id: 'report',
      title: 'Missbrauch melden',
      body: [
        'Schreiben Sie uns über die Kontaktseite und wählen Sie „Geldwäsche oder Betrug“. Nennen Sie die Überweisung oder den Benutzernamen; senden Sie nie Passwörter oder PINs.',
      ],
    },
    {
      id: 'steps',
      title: 'Was wir dann tun',
      body: [
        'Wir sehen uns jede Meldung an. Je nach Schwere verwarnen wir, schränken eine Funktion ein, sperren oder schließen das Konto. Sie erfahren, was geschah und warum, soweit kein Gesetz das verbietet, und können antworten; dann sieht es sich jemand anderes noch einmal an. Was Mitarbeitende tun, wird aufgezeichnet.',
      ],
    },
    {
      id: 'children',
      title: 'Alter',
      body: [
        'Die Plattform ist für Menschen, die an ihrem Wohnort Verträge schließen dürfen. Jüngere brauchen die Einwilligung derer, die für sie sorgen.',
      ],
    },
  ],
};
