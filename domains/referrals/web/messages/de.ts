import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Empfehlungen',
  lead: 'Laden Sie Bekannte ein. Sie beide erhalten {reward}, sobald das Konto bestätigt und eine erste Zahlung gemacht ist.',
  code: 'Ihr Code',
  link: 'Ihr Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copy_failed:
    'Dieser Browser lässt das Kopieren nicht zu. Bitte markieren und kopieren Sie den Link selbst.',
  share: 'Teilen',
  'share.on': 'Teilen über',
  'share.email': 'E-Mail',
  'join.subject': 'Komm zu EGCR',
  'join.text':
    'Komm zu EGCR: eine Geldbörse für jede Währung, offen für alle. Melde dich mit meinem Link an:',
  'list.title': 'Von Ihnen Eingeladene',
  'list.empty.title': 'Noch niemand',
  'list.empty.text':
    'Teilen Sie Ihren Link: Wer sich damit anmeldet, erscheint hier. Wer es ist, wird nicht gesagt.',
  failed: 'Ihre Empfehlungen konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  loading: 'Ihre Empfehlungen werden geladen',
  'status.verified': 'Bestätigt',
  'status.pending': 'Ausstehend',
  'status.completed': 'Abgeschlossen',
  'status.verified.text': 'Adresse, Profil und PIN sind da. Eine erste Zahlung schließt es ab.',
  'status.pending.text': 'Angemeldet. Adresse, Profil oder PIN fehlen noch.',
  'status.completed.text': 'Erste Zahlung gemacht. Die Prämien folgen nach vierzehn Tagen.',
  'status.unknown.text': 'Unbekannter Status',
  applied: 'Empfehlung übernommen!',
  apply_failed: 'Empfehlung nicht übernommen',
  'apply_failed.text':
    'Bei Ihrem Empfehlungscode ist etwas schiefgegangen. Sie können es in Ihren Einstellungen erneut versuchen.',
  'waiting.title': 'Ein Code wartet',
  'waiting.text': 'Der Code {code} wurde noch nicht übernommen.',
  'waiting.apply': 'Jetzt übernehmen',
};
