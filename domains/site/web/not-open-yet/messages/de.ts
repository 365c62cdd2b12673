import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  state: 'Noch nicht eröffnet',
  will: 'Was dieser Dienst tun wird',
  honest:
    'Wir bauen diesen Dienst noch. Hier funktioniert noch nichts, und nichts, was Sie anderswo sehen, hängt davon ab.',
  back: 'Zurück zur vorigen Seite',
  home: 'Zur Startseite',
  dashboard: 'Zu Ihrer Übersicht',
  'not-found.title': 'Unter dieser Adresse gibt es keine Seite',
  'not-found.text':
    'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Prüfen Sie die Adresse oder beginnen Sie an einem dieser Orte.',
  'not-found.code': 'Fehler 404',
  'about.contact': 'Sie werden uns hier schreiben können und per E-Mail Antwort erhalten.',
  'about.legals':
    'Nutzungsbedingungen, Datenschutzhinweis und alle weiteren rechtlichen Dokumente werden hier stehen, jedes mit Datum und früheren Fassungen.',
  'about.benefits-individuals':
    'Diese Seite wird zeigen, was EGCR Ihnen als Person bietet: Einkommenshilfe, Geldbörse, Kreditauskunft und Hilfe bei Schulden.',
  'about.benefits-businesses':
    'Diese Seite wird zeigen, was EGCR Unternehmen mit EconomicOS bietet: Registrierung, Förderungen, Zahlungen und Zugang zu Kapital.',
  'about.benefits-governments':
    'Diese Seite wird zeigen, was EGCR Regierungen mit GovOS bietet: öffentliche Mittel, Schuldenverwaltung und Zahlungen an die Bevölkerung.',
  'about.benefits-organizations':
    'Diese Seite wird zeigen, was EGCR NGOs und Institutionen mit CivicOS bietet: Förderungen, Fonds und offene Berichte.',
  'about.blog':
    'Hier werden Neuigkeiten und Erklärungen zu Arbeit, Geld und öffentlichen Diensten erscheinen.',
  'about.jobs': 'Hier werden offene Stellen der weltweiten Jobbörse für alle lesbar aufgelistet.',
  'about.security':
    'Diese Seite wird erklären, wie wir Konten und Geld schützen und wie man eine Schwachstelle meldet.',
  'about.settings': 'Hier werden Sie Profil, Anmeldung, Geräte, Sprache und Benachrichtigungen verwalten.',
  'about.services':
    'Hier werden alle Dienste für Privatpersonen, Unternehmen, Regierungen und Institutionen aufgelistet.',
  'about.services-business':
    'Unternehmen werden hier Registrierung, Prüfung, Förderungen, Zahlungen und Kapital finden.',
  'about.services-personal':
    'Hier werden Sie Arbeit, Einkommenshilfe, Förderungen, Kreditauskunft und Hilfe bei Schulden finden.',
  'about.services-government':
    'Regierungen werden von hier aus Fonds, Schuldenprogramme und Zahlungen an die Bevölkerung steuern.',
  'about.services-ngo':
    'NGOs und Institutionen werden hier Förderungen beantragen, Programme führen und offen berichten.',
  'about.business-reserve':
    'Das subnationale Reservesystem wird Regionen und Unternehmen Reserven halten, ausgeben und einlösen lassen.',
  'about.grants':
    'Hier werden Sie Förderungen für Personen, Unternehmen und Regierungen finden, beantragen und Ihren Antrag verfolgen.',
  'about.job-board':
    'Die Jobbörse wird Ihnen Arbeit in aller Welt vermitteln und die Einkommenshilfe beginnen, wenn Sie ohne Arbeit sind.',
  'about.capital-market':
    'Sie werden Token von bei EGCR registrierten Unternehmen ansehen und handeln können.',
  'about.email': 'Sie werden ein eigenes Postfach haben, das zu Ihrem Konto gehört.',
  'about.debt':
    'Sie werden alle Ihre Schulden an einem Ort sehen, mit Zahlungsplänen und Angeboten zur Ablösung.',
  'about.businesses': 'Hier werden die Unternehmen aufgelistet, die Ihnen gehören oder für die Sie arbeiten.',
  'about.business':
    'Ein Unternehmen wird hier Überblick, Geldbörse, Token, Förderungen, Dokumente und Einstellungen haben.',
  'about.credit': 'Sie werden Ihre Kreditauskunft in klarer Sprache lesen und Falsches bestreiten.',
  'about.create-service': 'Hier werden Sie einen Dienst anfragen und durch alles Nötige geführt.',
  'about.registration':
    'Sie werden ein Unternehmen in einem geführten Formular registrieren und es unterwegs speichern.',
  'about.register-business':
    'Hier wird sich das geführte Formular zur Registrierung eines Unternehmens öffnen.',
  'about.business-verification': 'Unternehmen werden hier nachweisen, wer sie sind und wem sie gehören.',
  'about.directory': 'Hier werden Sie geprüfte Unternehmen suchen und ihre öffentlichen Profile lesen.',
  'about.business-capital-market': 'Unternehmen werden hier Token ausgeben und Kapital aufnehmen.',
  'about.business-admin':
    'Eigentümer werden hier Rollen, Rechte und Einstellungen ihres Unternehmens verwalten.',
  'about.funding-application':
    'Hier werden Sie Schritt für Schritt eine Förderung oder einen Fonds beantragen und Ihre Antworten unterwegs speichern.',
  'about.ai-agents':
    'KI-Agenten werden für Sie entwerfen, prüfen und erklären. Sie geben jeden Schritt frei.',
  'about.payment-gateway':
    'Händler werden Zahlungen in jeder Währung annehmen, automatisch auf dem günstigsten Weg.',
  'about.business-ai-agents':
    'KI-Agenten werden Ihrem Unternehmen bei Papieren, Regeln und Kundschaft helfen.',
};
