import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  'stats.note': 'Platform target',
  'growth.badge': 'Economic growth',
  'growth.title': 'Capital that reaches the smallest shop',
  'growth.subtitle': 'Grants and sector funds, one application',
  'growth.text':
    'Say what you need once, and follow every step of the decision. Applications open step by step.',
  'growth.primary': 'See the grants',
  'growth.secondary': 'For businesses',
  'debt.badge': 'Debt resolution',
  'debt.title': 'Debts that come undone',
  'debt.subtitle': 'Plans, offers and progress in one place',
  'debt.text':
    'Households, firms and ministries will see what they owe, to whom, and the way out before they agree to anything.',
  'debt.primary': 'Manage debt',
  'debt.secondary': 'For governments',
  'work.badge': 'Job creation',
  'work.title': 'Work for everyone who wants it',
  'work.subtitle': 'A job board that looks for you',
  'work.text':
    'It will match people and openings on its own, and support incomes from the day work ends until the next begins.',
  'work.primary': 'Open the job board',
  'work.secondary': 'For individuals',
  'safety.badge': 'Security',
  'safety.title': 'Books that anyone can check',
  'safety.subtitle': 'Password, PIN and a ledger nobody can rewrite',
  'safety.text':
    'Every transfer is entered twice and sealed in a log with public signed roots. Check a receipt yourself, without asking us.',
  'safety.primary': 'How we protect you',
  'safety.secondary': 'Check a receipt',
  'stat.sectorFunds': 'sector development funds',
  'stat.smallBusinesses': 'small businesses',
  'stat.governmentDebt': 'government debt in view',
  'stat.globalDebt': 'global debt in view',
  'stat.jobs': 'jobs',
  'stat.states': 'countries',
  'stat.depositInsurance': 'deposit insurance aimed at; none is in force today',
});
