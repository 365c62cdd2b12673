import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  'required.title': 'Verification Required',
  'required.text': 'Email or phone verification is required to access {resource}.',
  'required.resource': 'this content',
  'required.toast': 'Please verify your email or phone number to access this content.',
  'required.email': 'Email',
  'required.phone': 'Phone',
  'required.verified': 'Verified',
  'required.unverified': 'Not Verified',
  'required.guidance': 'One of them is enough. Ask for a new message, then open its link or enter its code.',
  'required.guidance.nothing':
    'Your account has neither an email address nor a phone number yet. Please contact us.',
  'required.resend_email': 'Resend Email Verification',
  'required.resend_phone': 'Resend Phone Verification',
  'required.dashboard': 'Go to Dashboard',
  'required.code': 'Enter the 6-digit code we sent to {address}.',
  'required.wait': 'You can ask again in {seconds} s',
  'failed.title': 'Failed to Send Verification',
  'failed.text': 'Please try again later.',
  'restricted.title': 'Access Restricted',
  'restricted.text': 'You must be signed in to access {resource}.',
  'restricted.sign_in': 'Sign In',
  waiting: 'Loading...',

  'example.title': 'What is kept for verified people',
  'example.lead':
    'Some pages open only once an email address or a phone number is verified. This one shows how that looks, for you as you are now and for everybody else.',
  'example.you': 'As you are now',
  'example.you.text':
    'The guard stands around this box. It opens for verified people and shows everybody else the way.',
  'example.resource': 'the sample document',
  'example.open.title': 'It is open',
  'example.open': 'Your address or number is verified, so you can read this.',
  'example.fallback': 'With words of its own',
  'example.fallback.text': 'A page may put something else in the place of the card.',
  'example.fallback.shown': 'This short note stands here until you are verified.',
  'example.cards': 'The two cards',
  'example.cards.text':
    'What people see who are not signed in, and who are signed in but not verified. The addresses below are made up and the buttons stay still.',
  'example.pin': 'PIN status panel',
  'example.pin.text': 'For people who build and test the product. It is hidden unless it is asked for.',
  'example.pin.show': 'Show the PIN status panel',
});
