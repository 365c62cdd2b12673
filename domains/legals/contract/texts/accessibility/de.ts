import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Erklärung zur Barrierefreiheit',
  summary: 'Wie weit alle EGCR nutzen können, was unseres Wissens noch nicht geht und wie Sie es uns sagen.',
  sections: [
    {
      id: 'aim',
      title: 'Unser Ziel',
      body: [
        'EGCR soll für alle nutzbar sein: nur mit der Tastatur, mit einem Bildschirmleser, bei 200 % Schriftgröße, auf einem kleinen Telefon, in beiden Leserichtungen. Unser Maß ist WCAG 2.2, Stufe AA.',
      ],
    },
    {
      id: 'check',
      title: 'Wie wir prüfen',
      body: [
        'Bevor eine Fassung erscheint, sieht ein Programm (axe) jede offene Seite an, im hellen und im dunklen Design, in einer von links nach rechts und einer von rechts nach links geschriebenen Sprache. Abläufe werden nur mit der Tastatur gegangen. Weitere Tests achten darauf, dass auf dem Telefon nichts seitlich übersteht. Ein Programm findet nur einen Teil der Hindernisse; eine unabhängige Prüfung gab es noch nicht.',
      ],
    },
    {
      id: 'status',
      title: 'Wo wir stehen',
      body: [
        'Nach eigener Einschätzung erfüllt die Seite Stufe AA zum großen Teil. Wir kennen keine Seite, die sich nicht mit der Tastatur bedienen lässt.',
      ],
    },
    {
      id: 'gaps',
      title: 'Was unseres Wissens fehlt',
      body: [
        'PDF-Dateien tragen Sprache und Titel, aber keine Auszeichnung für Bildschirmleser; derselbe Inhalt steht auf der Seite. Chinesisch, Japanisch und Koreanisch nutzen die Schriften Ihres Geräts. Die Stimme im Captcha kommt von einer Maschine und klingt so. Manche Fehlermeldungen fremder Dienste sind englisch. Noch hat niemand, der täglich auf Hilfsmittel angewiesen ist, die ganze Plattform erprobt.',
      ],
    },
    {
      id: 'help',
      title: 'Was Sie einstellen können',
      body: [
        'Design, Kontrast, Schriftgröße und weniger Bewegung folgen Ihrem Gerät und lassen sich in den Einstellungen ändern. Nichts blinkt, und nichts muss in kurzer Zeit geschehen, außer wo Codes zur Sicherheit ablaufen; Sie können immer einen neuen anfordern.',
      ],
    },
    {
      id: 'tell',
      title: 'Sagen Sie es uns',
      body: [
        'Schreiben Sie uns über die Kontaktseite und wählen Sie „Barrierefreiheit“. Nennen Sie Seite und Hilfsmittel; wir suchen einen Weg, der für Sie geht, während wir es beheben. Wir wollen innerhalb von drei Arbeitstagen antworten.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Wenn wir nicht antworten',
      body: [
        'Sie können sich an die für Barrierefreiheit zuständige Stelle Ihres Landes wenden. Diese Erklärung wurde zum oben genannten Datum nach eigenen Prüfungen verfasst.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      aim: [
        'EGCR soll für alle nutzbar sein: nur mit der Tastatur, mit einem Bildschirmleser, bei 200 % Schriftgröße, auf einem kleinen Telefon, in beiden Leserichtungen. Unser Maß ist WCAG 2.2, Stufe AA.',
      ],
      check: [
        'Bevor eine Fassung erscheint, sieht ein Programm (axe) jede offene Seite an, im hellen und im dunklen Design, in einer von links nach rechts und einer von rechts nach links geschriebenen Sprache. Abläufe werden nur mit der Tastatur gegangen. Weitere Tests achten darauf, dass auf dem Telefon nichts seitlich übersteht. Ein Programm findet nur einen Teil der Hindernisse; eine unabhängige Prüfung gab es noch nicht.',
      ],
      help: [
        'Design, Kontrast, Schriftgröße und weniger Bewegung folgen Ihrem Gerät und lassen sich in den Einstellungen ändern. Nichts blinkt, und nichts muss in kurzer Zeit geschehen, außer wo Codes zur Sicherheit ablaufen; Sie können immer einen neuen anfordern.',
      ],
    },
  },
};
