import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Accessibility statement',
  summary: 'How far everybody can use EGCR, what we know does not work yet, and how to tell us.',
  sections: [
    {
      id: 'aim',
      title: 'Our aim',
      body: [
        'Anyone should be able to use EGCR: with a keyboard alone, with a screen reader, at 200 % text size or on a small phone. That holds for both reading directions. Our measure is WCAG 2.2, level AA.',
      ],
    },
    {
      id: 'check',
      title: 'How we check',
      body: [
        'Before a version is published, a program (axe) looks at every open page. It does so in the light and the dark theme, and in languages written in either direction. Journeys are walked with the keyboard alone. Other tests watch that nothing sticks out sideways on a phone. A program finds only part of all barriers; no independent audit has been made yet.',
      ],
    },
    {
      id: 'status',
      title: 'Where we stand',
      body: [
        'By our own assessment the site meets level AA in large part. We know of no page that cannot be used with the keyboard.',
      ],
    },
    {
      id: 'gaps',
      title: 'What we know is missing',
      body: [
        'PDF files carry their language and a title, but no tags for screen readers; the same content stands on the page. Chinese, Japanese and Korean use the fonts of your device. Speech in the captcha is made by a machine and sounds like it. Some error messages of outside services come in English. Nobody who depends on assistive technology every day has tested the whole platform yet.',
      ],
    },
    {
      id: 'help',
      title: 'What you can set',
      body: [
        'Theme, contrast, text size and less motion follow your device and can be changed in the settings. Nothing blinks. Nothing has to be done within a short time, except where codes end for safety; you can always ask for a new one.',
      ],
    },
    {
      id: 'tell',
      title: 'Tell us',
      body: [
        'Write to us on the contact page and choose “Accessibility”. Say which page and which aid you use, and we look for a way that works for you while we mend it. We aim to answer within three working days.',
      ],
    },
    {
      id: 'enforcement',
      title: 'If we do not answer',
      body: [
        'You can turn to the authority for accessibility in your country. This statement was made on the date above, from our own tests.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      aim: [
        'EGCR should be usable by anyone: with a keyboard alone, with a screen reader, at 200 % text size, on a small phone, in both reading directions. Our measure is WCAG 2.2, level AA.',
      ],
      check: [
        'Before a version is published, a program (axe) looks at every open page, in the light and the dark theme, in a language written from left to right and in one written from right to left. Journeys are walked with the keyboard alone. Other tests watch that nothing sticks out sideways on a phone. A program finds only part of all barriers; no independent audit has been made yet.',
      ],
      help: [
        'Theme, contrast, text size and less motion follow your device and can be changed in the settings. Nothing blinks, and nothing has to be done within a short time except where codes end for safety; you can always ask for a new one.',
      ],
    },
  },
};
