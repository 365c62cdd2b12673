import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Cookies und Speicher',
  summary: 'Was unsere Seiten in Ihrem Browser aufbewahren und wie Sie darüber entscheiden.',
  sections: [
    {
      id: 'short',
      title: 'Kurz gesagt',
      body: [
        'Keine Werbung, keine Verfolgung über Seiten hinweg, nichts von Dritten. Bevor Sie gewählt haben, bewahren wir nur auf, ohne was die Seite nicht arbeiten kann.',
      ],
    },
    {
      id: 'necessary',
      title: 'Notwendig',
      body: [
        'Im lokalen Speicher Ihres Browsers: Ihre Sitzung, solange Sie angemeldet sind, Ihre Antwort zu Cookies, die Anzeigeeinstellungen, die Sie selbst treffen, etwa Sprache, Farbschema und verborgene Beträge, und ein mitgebrachter Empfehlungscode. Im Speicher des Tabs, bis er geschlossen wird: die Seite, zu der Sie vor der Anmeldung wollten, was Sie auszufüllen begonnen haben, und eine Nummer für den Besuch, wenn Sie angemeldet sind. Dazu die Dateien der Website selbst, damit sie sagen kann, dass Sie offline sind. Das braucht keine Einwilligung, weil Sie darum gebeten haben.',
        'Ein Cookie, gesetzt, wenn Sie sich anmelden oder einen Code anfordern: eine Zufallszahl, an der Ihr Konto diesen Browser neunzig Tage lang wiedererkennt. Es öffnet nichts; es verhindert, dass Fehlversuche Fremder Sie aussperren.',
      ],
    },
    {
      id: 'optional',
      title: 'Nur mit Ihrer Zustimmung',
      body: [
        'Vorlieben: Entscheidungen so zu merken, dass auch der Server sie lesen kann und eine Seite gleich in Ihrer Sprache kommt. Auswertung: neunzig Tage lang auf unserem eigenen Server festzuhalten, welche Seiten Sie angemeldet nutzen. Ort zur Sicherheit: der ungefähre Ort einer Anmeldung, auf rund zehn Kilometer gerundet, um fremde Zugriffe zu bemerken. Marketing: Neues über Dienste. Jede Kategorie ist für sich und aus, bis Sie sie einschalten.',
      ],
    },
    {
      id: 'choice',
      title: 'Ihre Wahl',
      body: [
        'Die Frage erscheint eine Sekunde nach der ersten Seite, nur hier nicht: Dies sollen Sie in Ruhe lesen können. Zustimmen und Ablehnen sind gleich leicht. Sendet Ihr Browser Global Privacy Control oder Do Not Track, gilt das als Ablehnung, bis Sie anderes sagen.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Sich anders entscheiden',
      body: [
        'Am Fuß jeder öffentlichen Seite steht der Weg zu den Cookie-Einstellungen. Widerrufen ist so leicht wie zustimmen, und was mit dieser Einwilligung aufbewahrt wurde, wird aus Ihrem Browser entfernt.',
      ],
    },
    {
      id: 'record',
      title: 'Was wir festhalten',
      body: [
        'Sind Sie angemeldet, bewahren wir auf, auf welche Fassung dieses Textes Sie geantwortet haben, was Sie gewählt haben, wann und in welcher Sprache. Das ist der Nachweis Ihrer Wahl, und Sie sehen ihn in den Einstellungen.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      body: ['Ändert sich, was dieser Text erlaubt, wird die Frage neu gestellt.'],
    },
  ],
  earlier: {
    '1.3': {
      necessary: [
        'Im lokalen Speicher Ihres Browsers: Ihre Sitzung, solange Sie angemeldet sind, Ihre Antwort zu Cookies, die Anzeigeeinstellungen, die Sie selbst treffen, etwa Sprache, Farbschema und verborgene Beträge, und ein mitgebrachter Empfehlungscode. Im Speicher des Tabs, bis er geschlossen wird: die Seite, zu der Sie vor der Anmeldung wollten, was Sie auszufüllen begonnen haben, und eine Nummer für den Besuch, wenn Sie angemeldet sind. Dazu die Dateien der Website selbst, damit sie sagen kann, dass Sie offline sind. Das braucht keine Einwilligung, weil Sie darum gebeten haben.',
        'Ein Cookie, gesetzt, wenn Sie sich anmelden oder einen Code anfordern: eine Zufallszahl, an der Ihr Konto diesen Browser neunzig Tage lang wiedererkennt. Es öffnet nichts; es verhindert, dass Fehlversuche Fremder Sie aussperren.',
      ],
    },
    '1.2': {
      necessary: [
        'Im lokalen Speicher Ihres Browsers: Ihre Sitzung, solange Sie angemeldet sind, Ihre Antwort zu Cookies, die Anzeigeeinstellungen, die Sie selbst treffen, etwa Sprache, Farbschema und verborgene Beträge, und ein mitgebrachter Empfehlungscode. Im Speicher des Tabs, bis er geschlossen wird: die Seite, zu der Sie vor der Anmeldung wollten, was Sie auszufüllen begonnen haben, und eine Nummer für den Besuch, wenn Sie angemeldet sind. Dazu die Dateien der Website selbst, damit sie sagen kann, dass Sie offline sind. Das braucht keine Einwilligung, weil Sie darum gebeten haben.',
      ],
    },
    '1.1': {
      necessary: [
        'Im lokalen Speicher Ihres Browsers: Ihre Sitzung, solange Sie angemeldet sind, Ihre Antwort zu Cookies und die Anzeigeeinstellungen, die Sie selbst treffen, etwa Sprache und Design. Im Speicher des Tabs: die Seite, zu der Sie vor der Anmeldung wollten, und ein mitgebrachter Empfehlungscode. Das braucht keine Einwilligung, weil Sie darum gebeten haben.',
      ],
      optional: [
        'Vorlieben: Entscheidungen so zu merken, dass auch der Server sie lesen kann und eine Seite gleich in Ihrer Sprache kommt. Auswertung: zu zählen, welche Seiten genutzt werden, auf unserem eigenen Server. Ort zur Sicherheit: der ungefähre Ort einer Anmeldung, auf rund zehn Kilometer gerundet, um fremde Zugriffe zu bemerken. Marketing: Neues über Dienste. Jede Kategorie ist für sich und aus, bis Sie sie einschalten.',
      ],
    },
    '1.0': {
      necessary: [
        'Im lokalen Speicher Ihres Browsers: Ihre Sitzung, solange Sie angemeldet sind, Ihre Antwort zu Cookies und die Anzeigeeinstellungen, die Sie selbst treffen, etwa Sprache und Design. Im Speicher des Tabs: die Seite, zu der Sie vor der Anmeldung wollten, und ein mitgebrachter Empfehlungscode. Das braucht keine Einwilligung, weil Sie darum gebeten haben.',
      ],
      optional: [
        'Vorlieben: Entscheidungen zu merken. Auswertung: zu zählen, welche Seiten genutzt werden, auf unserem eigenen Server. Marketing: Neues über Dienste. Jede Kategorie ist für sich und aus, bis Sie sie einschalten.',
      ],
    },
  },
};
