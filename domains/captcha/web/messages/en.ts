import { defineMessages } from '@egcr/web-kit/messages';

/** The widget's own words, as the product's specification has them, and those of our frame around it. */
export const messages = defineMessages({
  label: "I'm not a robot",
  verified: 'Verified',
  verifying: 'Verifying...',
  required: 'Verification required!',
  error: 'Verification failed. Try again later.',
  expired: 'Verification expired. Try again.',
  wait: 'Verifying... please wait.',
  enter_code: 'Enter code',
  'enter_code.heard': 'Enter code you hear. Press Space to play audio.',
  audio: 'Get an audio challenge',
  loading: 'Loading...',
  reload: 'Reload',
  verify: 'Verify',
  server_responded: 'Server responded with {status}.',
  spam: 'SpamFilter returned negative classification.',
  'gate.title': 'Are you a person?',
  'gate.text': 'Type the digits you see, or have them read to you.',
  'gate.cancel': 'Cancel',
});
