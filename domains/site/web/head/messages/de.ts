import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    'Ein Konto für Arbeit, Geld und öffentliche Dienste. Offen: Geldbörse und Zahlungen in JVD und neun weiteren Währungen. Im Bau: Förderungen, Kredit, Stellen, Unternehmen.',
  legals:
    'Nutzungsbedingungen, Datenschutz, Cookies und alle anderen rechtlichen Dokumente von EGCR, mit sämtlichen Fassungen, den Unterschieden und einer Druckansicht.',
  whitepaper:
    'Das EGCR-Rahmenwerk von Anfang bis Ende: Währung, Reserve, Fonds und Sicherungen; jede Zahl ist als Behauptung, Ziel oder Messung gekennzeichnet.',
  'benefits-individuals':
    'Was EGCR für eine Person ist: ein Konto in JVD, bezahlte Arbeit, Kredit, Förderung und öffentliche Dienste, mit einem Rechner für Ihre Zahlen.',
  'benefits-businesses':
    'Was EGCR für ein Unternehmen ist: Zahlungen annehmen, einstellen, Kredit und Fonds, Registrierung und Märkte, mit einem Rechner für Ihre Zahlen.',
  'benefits-governments':
    'Was EGCR für eine Regierung ist: Förderungen, Entschuldung, Beschäftigung und öffentliche Dienste, mit einem Rechner für Ihre Zahlen.',
  'benefits-organizations':
    'Was EGCR für NGOs und Institutionen ist: Fonds, Programme, Zahlungen und Berichte, mit einem Rechner für Ihre Zahlen.',
  security:
    'Wie EGCR Konten und Geld schützt: Anmeldung, PIN, versiegeltes Hauptbuch, Verschlüsselung, und wie Sie uns eine Schwachstelle melden.',
  contact:
    'Schreiben Sie EGCR zu Ihrem Konto, einer Zahlung, einer Partnerschaft oder als Presse, und sehen Sie nach, wie weit Ihre Nachricht ist.',
  auth: 'Melden Sie sich bei EGCR an oder eröffnen Sie ein Konto mit E-Mail, Telefon oder Passkey.',
  'verification-example':
    'Wie die Verifizierung eines EGCR-Kontos aussieht, Schritt für Schritt, mit erfundenen Daten.',
  verify:
    'Prüfen Sie einen Beleg von EGCR: ob er im versiegelten Hauptbuch steht und wann er dort eingetragen wurde.',
  'not-found': 'Unter dieser Adresse gibt es bei EGCR keine Seite.',
  script:
    'Menüs, Formulare und laufende Zahlen dieser Seite brauchen JavaScript. Die API ist unter /api/reference beschrieben.',
};
