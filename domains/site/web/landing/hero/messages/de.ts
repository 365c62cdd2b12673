import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  pause: 'Folien anhalten',
  play: 'Folien laufen lassen',
  previous: 'Vorige Folie',
  next: 'Nächste Folie',
  'stats.note': 'Ziel der Plattform',
  'growth.badge': 'Wachstum',
  'growth.title': 'Kapital, das auch den kleinsten Laden erreicht',
  'growth.subtitle': 'Förderungen und Fonds, ein Antrag',
  'growth.text':
    'Sagen Sie einmal, was Sie brauchen, und verfolgen Sie jeden Schritt der Entscheidung. Anträge öffnen nach und nach.',
  'growth.primary': 'Förderungen ansehen',
  'growth.secondary': 'Für Unternehmen',
  'debt.badge': 'Entschuldung',
  'debt.title': 'Schulden, die sich lösen',
  'debt.subtitle': 'Pläne, Angebote und Fortschritt an einem Ort',
  'debt.text':
    'Haushalte, Firmen und Ministerien werden sehen, was sie wem schulden und wie sie herauskommen, bevor sie zustimmen.',
  'debt.primary': 'Schulden ordnen',
  'debt.secondary': 'Für Regierungen',
  'work.badge': 'Arbeitsplätze',
  'work.title': 'Arbeit für alle, die sie wollen',
  'work.subtitle': 'Eine Jobbörse, die für Sie sucht',
  'work.text':
    'Sie wird Menschen und Stellen von selbst zusammenbringen und das Einkommen stützen, bis die nächste Arbeit beginnt.',
  'work.primary': 'Jobbörse öffnen',
  'work.secondary': 'Für Privatpersonen',
  'safety.badge': 'Sicherheit',
  'safety.title': 'Bücher, die jeder prüfen kann',
  'safety.subtitle': 'Passwort, PIN und ein Hauptbuch, das niemand umschreibt',
  'safety.text':
    'Jede Überweisung wird doppelt gebucht und in einem Protokoll mit öffentlich signierten Wurzeln versiegelt. Prüfen Sie einen Beleg selbst, ohne uns zu fragen.',
  'safety.primary': 'So schützen wir Sie',
  'safety.secondary': 'Beleg prüfen',
  'stat.sectorFunds': 'Branchenfonds',
  'stat.smallBusinesses': 'Kleinbetriebe',
  'stat.governmentDebt': 'Staatsschulden im Blick',
  'stat.globalDebt': 'weltweite Schulden im Blick',
  'stat.jobs': 'Arbeitsplätze',
  'stat.states': 'Länder',
  'stat.depositInsurance': 'angestrebte Einlagensicherung; heute besteht keine',
};
