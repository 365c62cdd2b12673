import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: 'Ich bin kein Roboter',
  verified: 'Bestätigt',
  verifying: 'Wird geprüft…',
  required: 'Bestätigung erforderlich!',
  error: 'Die Prüfung ist fehlgeschlagen. Bitte später erneut versuchen.',
  expired: 'Die Prüfung ist abgelaufen. Bitte erneut versuchen.',
  wait: 'Wird geprüft… bitte warten.',
  enter_code: 'Code eingeben',
  'enter_code.heard': 'Geben Sie den gehörten Code ein. Die Leertaste spielt ihn ab.',
  audio: 'Code vorlesen lassen',
  loading: 'Wird geladen…',
  reload: 'Neu laden',
  verify: 'Prüfen',
  server_responded: 'Der Server hat mit {status} geantwortet.',
  spam: 'Der Spamfilter hat negativ entschieden.',
  'gate.title': 'Sind Sie ein Mensch?',
  'gate.text': 'Tippen Sie die Ziffern, die Sie sehen, oder lassen Sie sie vorlesen.',
  'gate.cancel': 'Abbrechen',
};
